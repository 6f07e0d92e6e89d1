internal import MothScript

/// docs/SANDBOX.md, made from the allow-list and the limits.
enum SandboxMarkdown {
  /// The page.
  static var page: String {
    ([introduction] + offered + changed + absent + limits).joined(separator: "\n\n") + "\n"
  }

  private static let introduction = """
    # Sandbox

    Written by `scripts/docs` from the allow-list (`LibraryWord`) and the limits (`HostLimit`).
    [SECURITY.md](SECURITY.md) tells what is promised and what is not.

    A script is text, never bytecode. It runs in an environment of its own, in a Lua state that its
    plugin shares with no other. It reads the libraries below, which nothing can change, and the words
    of [EFFECTS.md](EFFECTS.md).
    """

  private static var offered: [String] {
    let rows = ([nil] + LibraryWord.libraries).map { library in
      let names = LibraryWord.all.filter { word in
        if case .offered = word.use { word.library == library } else { false }
      }.map { "`\($0.qualifiedName)`" }
      return "| \(library ?? "basic functions") | \(names.joined(separator: ", ")) |"
    }
    return ["## As Lua has it", table("| library | names |", rows)]
  }

  private static var changed: [String] {
    let rows = LibraryWord.all.compactMap { word in
      if case .changed(let text) = word.use { "| `\(word.qualifiedName)` | \(text) |" } else { nil }
    }
    return [
      "## Otherwise than Lua has it",
      "Arguments and results are Lua's but for this. What is beyond a limit is refused: "
        + "`sandbox-refused`.",
      table("| name | difference |", rows),
    ]
  }

  private static var absent: [String] {
    let rows = LibraryWord.all.compactMap { word in
      if case .absent(let reason, let instead) = word.use {
        "| `\(word.qualifiedName)` | \(reason) | \(instead) |"
      } else {
        nil
      }
    }
    return [
      "## Not there",
      "A function is not there where it reaches out of the sandbox, where it loops in C over a size "
        + "that the script chooses, or where its result is not the same on every machine.",
      table("| name | why | instead |", rows),
    ]
  }

  private static var limits: [String] {
    let rows = HostLimit.all.map { limit in
      "| `\(limit.name)` | \(limit.defaultValue) | \(limit.range.lowerBound) to "
        + "\(limit.range.upperBound) | \(limit.unit) | \(limit.summary) | "
        + "\(limit.diagnostic.map { "`\($0)`" } ?? "") |"
    }
    return [
      "## Limits",
      """
      Set in `moth.json` (`"limits": { "memoryBytes": 33554432 }`) or with `--limit NAME=NUMBER`;
      `moth doctor` shows those in force. They hold wherever a script runs: while it is loaded, in a
      module, an effect, a scene, a test, and on a line of the REPL.
      """,
      table("| name | default | range | unit | what | diagnostic |", rows),
      """
      Not to be set: Lua's own 200 nested calls of C functions and levels of nesting in a source, and
      the stack of the threads that run Lua, which is 4 MiB and 64 bytes for each byte of
      `sourceBytes` (8 MiB by default).

      A limit that is reached stops the script. No `pcall` swallows that: the stop is raised again at
      every instruction until the host has it back. Message handlers, finalizers, closing variables
      and coroutines, in which Lua runs no hook, are not there. Instructions and memory are counted
      the same on every machine. Time is the last resort, for few instructions that each do much; it
      is the processor time of the thread, so that a busy machine stops nobody.
      """,
    ]
  }

  private static func table(_ head: String, _ rows: [String]) -> String {
    let line = String(repeating: "|---", count: head.filter { $0 == "|" }.count - 1) + "|"
    return ([head, line] + rows).joined(separator: "\n")
  }
}

internal import MothScript

/// docs/SANDBOX.md, made from the allow-list and the limits.
enum SandboxMarkdown {
  /// The page.
  static var page: String {
    ([introduction] + offered + changed + absent + limits + work).joined(separator: "\n\n") + "\n"
  }

  private static let introduction = """
    # Sandbox

    Written by `scripts/docs` from the allow-list (`LibraryWord`) and the limits (`HostLimit`).
    [SECURITY.md](SECURITY.md) says what is promised and what is not.

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
    return ["## As Lua has it", table("| library | names |", rows: rows)]
  }

  private static var changed: [String] {
    let rows = LibraryWord.all.compactMap { word in
      if case .changed(let text) = word.use { "| `\(word.qualifiedName)` | \(text) |" } else { nil }
    }
    return [
      "## Otherwise than Lua has it",
      "Arguments and results are Lua's but for this. What is beyond a limit is refused: "
        + "`sandbox-refused`.",
      table("| name | difference |", rows: rows),
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
      """
      A function is not there where it reaches out of the sandbox, where it loops in C over a size
      that the script chooses, or where its result is not the same on every machine.
      """,
      table("| name | why | instead |", rows: rows),
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
      `moth doctor` shows those that apply. They apply wherever a script runs: while it is loaded, in a
      module, an effect, a scene, a test, and on a line of the REPL.
      """,
      table("| name | default | range | unit | what | diagnostic |", rows: rows),
      """
      Two cannot be set. Lua has 200 nested calls of C functions and levels of nesting in a source.
      The stack of the threads that run Lua is 4 MiB and 64 bytes for each byte of `sourceBytes`
      (8 MiB by default).

      A limit that is reached stops the script. No `pcall` swallows that: the stop is raised again at
      every instruction until the host has it back. Message handlers, finalizers, closing variables
      and coroutines, in which Lua runs no hook, are not there.
      """,
    ]
  }

  private static var work: [String] {
    let rows = InstructionBound.all.map { "| \($0.work) | \($0.bound) |" }
    return [
      "## What one instruction can do",
      """
      Instructions are counted with what they do. A charge is added to the count. A weight makes each
      instruction that follows count for more. Both depend on the script alone, and both are nothing
      for a script that makes no text of 512 bytes and passes no 128 values at once.
      """,
      table("| within one instruction | bound |", rows: rows),
      """
      Time is the last resort, where an instruction is slow and nothing says so beforehand. It is the
      processor time of the thread, so that a busy machine stops nobody. Where instructions are
      counted, `time-limit` is given only if in `callMilliseconds` less than a third of them was done.
      Plain instructions are about 30 times as fast as that, errors that are caught 6 times. So a slower
      machine gives the same verdict, and no script goes on for more than three such periods. A batch of
      calls of a visual effect is not counted. If it takes longer than `batchMilliseconds`, the unit is
      evaluated again from its beginning with each call counted, and only that decides.
      """,
    ]
  }

  private static func table(_ head: String, rows: [String]) -> String {
    let line = String(repeating: "|---", count: head.filter { $0 == "|" }.count - 1) + "|"
    return ([head, line] + rows).joined(separator: "\n")
  }
}

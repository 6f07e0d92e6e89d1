internal import Foundation
internal import MothDiagnostics
internal import MothRunner

/// Asks git which files changed.
enum GitChanges {
  /// The files that differ from the last commit, with those that git does not know yet; with `ref`,
  /// those that differ from where the branch left that one.
  static func read(
    since ref: String?,
    in folder: String
  ) throws(UsageProblem) -> FileChanges {
    let root = try git(["rev-parse", "--show-toplevel"], in: folder)
      .trimmingCharacters(in: .newlines)
    var base = "HEAD"
    if let ref {
      let commit = try commit(of: ref, in: folder)
      base = try git(["merge-base", commit, "HEAD"], in: folder)
        .trimmingCharacters(in: .newlines)
    }
    let changed = try git(["diff", "--name-only", "--no-renames", "-z", base], in: root)
    let new = try git(["ls-files", "--others", "--exclude-standard", "-z"], in: root)
    let names = (changed + new).split(separator: "\0").map { "\(root)/\($0)" }
    return FileChanges(names)
  }

  private static func commit(of ref: String, in folder: String) throws(UsageProblem) -> String {
    do throws(UsageProblem) {
      return try git(
        ["rev-parse", "--verify", "--quiet", "--end-of-options", "\(ref)^{commit}"],
        in: folder
      )
      .trimmingCharacters(in: .newlines)
    } catch {
      let isPath = FileManager.default.fileExists(atPath: ref)
      throw UsageProblem(
        "'--only-changed' takes a branch or a commit; git knows no '\(ref)'",
        help: isPath
          ? "it is a path: put it in front, as in 'moth run \(ref) --only-changed'"
          : "'git fetch' brings what the other side has"
      )
    }
  }

  /// What git prints; a failure is told with git's own words.
  private static func git(
    _ arguments: [String],
    in folder: String
  ) throws(UsageProblem) -> String {
    let process = Process()
    let output = Pipe()
    let problems = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["git"] + arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    process.environment = ProcessInfo.processInfo.environment.merging(["LC_ALL": "C"]) { $1 }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = problems
    do {
      try process.run()
      let data = try output.fileHandleForReading.readToEnd() ?? Data()
      // Git says little when it fails, so the pipe cannot be full before it is read.
      let said = try problems.fileHandleForReading.readToEnd() ?? Data()
      process.waitUntilExit()
      guard process.terminationStatus != 0 else { return String(decoding: data, as: UTF8.self) }
      throw failure(String(decoding: said, as: UTF8.self))
    } catch let problem as UsageProblem {
      throw problem
    } catch {
      throw failure("\(error)")
    }
  }

  private static func failure(_ words: String) -> UsageProblem {
    let said = words.split(separator: "\n").first.map(String.init) ?? ""
    return UsageProblem(
      "'--only-changed' asks git, which failed" + (said.isEmpty ? "" : ": \(said)"),
      help: "run in a git repository whose history is there; a shallow clone needs 'git fetch"
        + " --unshallow'"
    )
  }
}

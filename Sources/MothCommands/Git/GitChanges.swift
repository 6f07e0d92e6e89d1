internal import Foundation
internal import MothDiagnostics
internal import MothRunner

/// Asks git which files changed.
///
/// A repository's configuration can name programs for git to run; `GitProcess` lets none of them.
enum GitChanges {
  /// The files that differ from the last commit, with those that git does not know yet; with `ref`,
  /// those that differ from where the branch left that one.
  static func read(
    since ref: String?,
    in folder: String
  ) throws(UsageProblem) -> FileChanges {
    var git = GitProcess(ProcessInfo.processInfo.environment)
    let version = try output(of: git, ["version"], in: folder)
    guard GitProcess.isRecent(version) else {
      throw failure("version 2.31 or later is needed; this is \(version)")
    }
    let root = try output(of: git, ["rev-parse", "--show-toplevel"], in: folder)
      .trimmingCharacters(in: .newlines)
    git.overrideFilters(
      in: try output(of: git, ["config", "--list", "--name-only", "-z"], in: root)
    )
    var base = "HEAD"
    if let ref {
      let commit = try commit(of: ref, git, in: folder)
      base = try output(of: git, ["merge-base", commit, "HEAD"], in: folder)
        .trimmingCharacters(in: .newlines)
    }
    let changed = try output(of: git, GitProcess.diff + [base, "--"], in: root)
    let new = try output(of: git, ["ls-files", "--others", "--exclude-standard", "-z"], in: root)
    let names = (changed + new).split(separator: "\0").map { "\(root)/\($0)" }
    return FileChanges(names)
  }

  private static func commit(
    of ref: String,
    _ git: GitProcess,
    in folder: String
  ) throws(UsageProblem) -> String {
    do throws(UsageProblem) {
      // Git would take it for an option.
      guard !ref.hasPrefix("-") else { throw UsageProblem("") }
      return try output(
        of: git,
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

  /// What git prints; a failure is reported with git's own words.
  private static func output(
    of git: GitProcess,
    _ arguments: [String],
    in folder: String
  ) throws(UsageProblem) -> String {
    do throws(GitProcess.Failure) {
      return try git.output(of: arguments, in: folder)
    } catch {
      throw failure(error.words)
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

import MothTestSupport

extension TemporaryFolder {
  /// Runs git in the folder.
  func git(_ arguments: [String]) throws -> Outcome {
    try ProgramProcess.run("git", arguments: ["-C", path] + arguments)
  }

  /// Commits what git was given.
  func commit() throws {
    _ = try git([
      "-c", "user.name=Test", "-c", "user.email=test@example.com", "commit", "--quiet", "-m", "one",
    ])
  }
}

import Foundation
import MothDiagnostics
import MothTestSupport
import Testing

@testable import MothLineEditor

/// Where typed lines are kept.
@Suite struct HistoryFileTests {
  @Test(arguments: [
    (["HOME": "/home/a"], "/home/a/.local/state/moth/history"),
    (["HOME": "/home/a", "XDG_STATE_HOME": "/state"], "/state/moth/history"),
    (["HOME": "/home/a", "XDG_STATE_HOME": "state"], "/home/a/.local/state/moth/history"),
    (["HOME": "/home/a", "XDG_STATE_HOME": ""], "/home/a/.local/state/moth/history"),
    (["HOME": "/home/a", "MOTH_HISTORY": "/tmp/h"], "/tmp/h"),
  ])
  func `the environment says where`(environment: [String: String], path: String) {
    #expect(HistoryFile(environment: environment)?.path == path)
  }

  @Test(arguments: [["HOME": "/home/a", "MOTH_HISTORY": ""], [:], ["HOME": ""]])
  func `no line is kept where it is switched off or has no folder`(environment: [String: String]) {
    #expect(HistoryFile(environment: environment) == nil)
  }

  // MARK: - What is no file of lines

  private func problem(_ path: String) -> String? {
    HistoryFile(environment: ["MOTH_HISTORY": path])?.problem?.message
  }

  @Test func `a device, a pipe, a folder and links to them are refused, and never waited for`()
    throws
  {
    let folder = try TemporaryFolder()
    let (pipe, link) = (folder.path("pipe"), folder.path("link"))
    #expect(mkfifo(pipe, 0o600) == 0)
    #expect(symlink("/dev/zero", link) == 0)
    for path in [pipe, link, folder.path, "/dev/zero"] {
      #expect(
        problem(path) == "the history '\(path)' is not a regular file, so lines are neither read "
          + "from it nor kept"
      )
      HistoryFile(environment: ["MOTH_HISTORY": path])?.read()
      HistoryFile(environment: ["MOTH_HISTORY": path])?.write()
    }
  }

  @Test
  func `a file of another length than lines have is refused, and one that is not there taken`()
    throws
  {
    let folder = try TemporaryFolder()
    let file = folder.path("history")
    #expect(problem(file) == nil)
    try folder.write(Data(count: HistoryFile.longestFile + 1), to: "history")
    #expect(
      problem(file) == "the history '\(file)' is longer than 4194304 bytes, so lines are "
        + "neither read from it nor kept"
    )
    try folder.write("x = 1\n", to: "history")
    #expect(problem(file) == nil)
  }
}

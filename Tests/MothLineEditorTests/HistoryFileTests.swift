import Foundation
import MothDiagnostics
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
  func `no line is kept where it is switched off or has no folder`(environment: [String: String])
  {
    #expect(HistoryFile(environment: environment) == nil)
  }

  // MARK: - What is no file of lines

  private func problem(_ path: String) -> String? {
    HistoryFile(environment: ["MOTH_HISTORY": path])?.problem?.message
  }

  @Test func `a device, a pipe, a folder and links to them are refused, and never waited for`()
    throws
  {
    let folder = FileManager.default.temporaryDirectory.appending(path: "moth-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (pipe, link) = (folder.appending(path: "pipe").path, folder.appending(path: "link").path)
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
    let file = FileManager.default.temporaryDirectory.appending(path: "moth-\(UUID().uuidString)")
    #expect(problem(file.path) == nil)
    try Data(count: HistoryFile.longestFile + 1).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    #expect(
      problem(file.path) == "the history '\(file.path)' is longer than 4194304 bytes, so lines are "
        + "neither read from it nor kept"
    )
    try Data("x = 1\n".utf8).write(to: file)
    #expect(problem(file.path) == nil)
  }
}

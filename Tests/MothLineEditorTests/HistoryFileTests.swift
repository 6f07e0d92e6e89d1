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
  func `no line is kept where it is switched off or has no place`(environment: [String: String]) {
    #expect(HistoryFile(environment: environment) == nil)
  }
}

import Foundation
import MothScript
import Testing

@testable import MothREPL

/// docs/REPL-SESSION.md is a session: what is typed on it is answered as it says.
///
/// With `UPDATE_SNAPSHOTS=1` in the environment the answers are rewritten; read the diff before
/// committing it.
@Suite struct SessionPageTests {
  private static let path = root + "docs/REPL-SESSION.md"

  @Test func `the first session goes as its page says`() throws {
    let page = try String(contentsOfFile: Self.path, encoding: .utf8)
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "moth-session-page-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let answered = SessionPage(page).answered(in: folder.path + "/")
    if ProcessInfo.processInfo.environment["UPDATE_SNAPSHOTS"] == "1" {
      try Data(answered.utf8).write(to: URL(filePath: Self.path))
      return
    }
    #expect(answered == page)
  }
}

/// A page of prose with blocks of a session between.
struct SessionPage {
  private let lines: [String]

  init(_ text: String) {
    lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// The page with the answers that a session gives, which writes files into a folder.
  func answered(in folder: String) -> String {
    LuaThread.run(stackBytes: HostLimits().stackBytes) {
      var options = SessionOptions { 0 }
      options.width = 80
      let session = Session(options)
      _ = session.begin()
      var isInBlock = false
      var answered: [String] = []
      for line in lines {
        if line.hasPrefix("```") { isInBlock.toggle() }
        guard isInBlock, !line.hasPrefix("```") else {
          answered.append(line)
          continue
        }
        guard let typed = Self.typed(line) else { continue }
        answered.append(session.prompt + typed)
        let reply = session.enter(typed.replacing(":save ", with: ":save \(folder)"))
        answered += reply.text.replacing(folder, with: "").split(separator: "\n").map(String.init)
      }
      return answered.joined(separator: "\n")
    }
  }

  /// What is after a prompt; nil in a line of an answer.
  private static func typed(_ line: String) -> String? {
    if line.hasPrefix("… ") { return String(line.dropFirst(2)) }
    for prompt in ["RM off > ", "RM on > "] {
      if let range = line.range(of: prompt) { return String(line[range.upperBound...]) }
    }
    return nil
  }
}

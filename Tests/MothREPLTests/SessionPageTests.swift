import Foundation
import MothScript
import MothTestSupport
import Testing

@testable import MothREPL

/// docs/REPL-SESSION.md is a session: what is typed on it is answered as it says.
///
/// With `UPDATE_SNAPSHOTS=1` in the environment the answers are rewritten; read the diff before
/// committing it.
@Suite struct SessionPageTests {
  private static let path = "docs/REPL-SESSION.md"

  @Test func `the first session goes as its page says`() throws {
    let page = try Repository.text(Self.path)
    let folder = try TemporaryFolder()
    let answered = SessionPage(page).answered(in: folder.path + "/")
    try expectSnapshot(answered, at: Self.path)
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
    onLuaThread {
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

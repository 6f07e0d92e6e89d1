import Foundation
import MothDiagnostics
import MothScript
import MothTestSupport

@testable import MothREPL

/// The root of the repository, with a slash after it.
let root = Repository.path + "/"

/// The answers of a session to lines, on a thread for Lua, with paths from the repository's root.
func answers(
  to lines: [String],
  paths: [String] = [],
  width: Int = 80,
  _ change: @escaping @Sendable (inout SessionOptions) -> Void = { _ in }
) -> [SessionReply] {
  onLuaThread {
    var options = SessionOptions { 0 }
    options.paths = paths.map { root + $0 }
    options.width = width
    change(&options)
    let session = Session(options)
    let start = session.begin()
    let replies = (start.outcome == .done ? [] : [start]) + lines.map(session.enter)
    return replies.map { reply in
      var reply = reply
      reply.text = reply.text.replacing(root, with: "")
      return reply
    }
  }
}

/// The text of the last answer of a session without an effect.
func answer(to lines: String...) -> String { answers(to: lines).last?.text ?? "" }

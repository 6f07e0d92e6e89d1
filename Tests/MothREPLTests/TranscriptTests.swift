import Foundation
import MothScript
import MothTestSupport
import Testing

@testable import MothREPL

/// Sessions as files: `NAME.lines` is what is typed, `NAME.transcript` what the terminal shows
/// then.
///
/// The first line names the plugin: `-- plugin PATH`, and may name `width N`. A missing transcript
/// fails. With `UPDATE_SNAPSHOTS=1` in the environment it is written instead; read the diff before
/// committing it.
@Suite struct TranscriptTests {
  private static let folder = "Tests/MothREPLTests/Transcripts"

  static let names = (try? Repository.names(in: folder, "lines")) ?? []

  @Test(arguments: names) func `a session answers as written`(name: String) throws {
    let lines = try Repository.text("\(Self.folder)/\(name).lines").split(separator: "\n")
      .map(String.init)
    let transcript = Transcript(lines).text
    try expectSnapshot(transcript, at: "\(Self.folder)/\(name).transcript")
  }

  @Test func `each command is typed in a session`() throws {
    let typed = try Self.names.flatMap { name in
      try Repository.lines("\(Self.folder)/\(name).lines").filter { $0.hasPrefix(":") }.map {
        $0.dropFirst().prefix { $0 != " " }
      }
    }
    #expect(SessionCommand.all.map(\.name).filter { !typed.contains($0[...]) } == [])
  }
}

/// A session played from lines.
struct Transcript {
  /// What the terminal shows.
  let text: String

  init(_ lines: [String]) {
    let plugin = Self.word(after: "plugin", in: lines)
    let width = Self.word(after: "width", in: lines).flatMap(Int.init) ?? 80
    text = onLuaThread {
      // A clock of which each reading is a second later.
      let clock = Clock()
      var options = SessionOptions { clock.next() }
      options.paths = plugin.map { [root + $0] } ?? []
      options.width = width
      let session = Session(options)
      var text = session.begin().text
      for line in lines {
        text += session.prompt + line + "\n"
        text += session.enter(line).text
      }
      return (text + session.finish().text).replacing(root, with: "")
    }
  }

  private static func word(after name: String, in lines: [String]) -> String? {
    let words = (lines.first ?? "").split { $0 == " " || $0 == "," }.map(String.init)
    return words.firstIndex(of: name).flatMap { $0 + 1 < words.count ? words[$0 + 1] : nil }
  }
}

/// A clock that goes on by a second each time it is read.
private final class Clock: @unchecked Sendable {
  // Read on the session's thread alone.
  private var seconds = 0.0

  func next() -> Double {
    seconds += 1
    return seconds
  }
}

import Foundation
import MothScript
import MothTestSupport
import Testing

@testable import MothREPL

/// What a session writes and reads again: saved offsets, and scripts that change.
@Suite struct FileTests {
  /// Answers lines about a script, which a step in between may rewrite.
  private func answers(
    _ file: String,
    steps: [(text: String?, line: String)]
  ) -> [SessionReply] {
    onLuaThread {
      var options = SessionOptions { 0 }
      options.paths = [file]
      let session = Session(options)
      _ = session.begin()
      return steps.enumerated().map { number, step in
        if let text = step.text {
          try? Data(text.utf8).write(to: URL(filePath: file))
          // The file system's clock may be too coarse to distinguish two writes.
          let date = Date(timeIntervalSinceReferenceDate: Double(number + 1) * 1_000)
          try? FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: file)
        }
        return session.enter(step.line)
      }
    }
  }

  @Test func `what was looked at is saved as a test`() throws {
    let folder = try TemporaryFolder()
    let file = folder.path("saved.lua")
    let replies = MothREPLTests.answers(
      to: [":at 120", ":at 120", ":at 50", ":rm on", ":param rate=0.5", ":at 50", ":save \(file)"],
      paths: ["Plugins/featured-parallax"]
    )
    #expect(replies.last?.text == "3 cases written; name the file under \"tests\" in plugin.json\n")
    // 0.3 * 120 = 36 and 0.3 * 50 = 15, as in the plugin's own tests.
    #expect(
      try String(contentsOfFile: file, encoding: .utf8) == """
        return moth.test {
          api = 1,
          effect = "featured-parallax",
          cases = {
            { name = "at 120 pt", devices = { "iphone-17" }, at = 120, expect = { ["offset.x"] = 0, ["offset.y"] = 36 } },
            { name = "at 50 pt", devices = { "iphone-17" }, at = 50, expect = { ["offset.x"] = 0, ["offset.y"] = 15 } },
            { name = "at 50 pt", devices = { "iphone-17" }, reduceMotion = true, parameters = { ["rate"] = 0.5 }, at = 50, expect = { ["offset.x"] = 0, ["offset.y"] = 0 } },
          },
        }

        """
    )
  }

  @Test func `an effect that was typed is saved, and so is what was looked at before`() throws {
    let folder = try TemporaryFolder()
    let (file, test) = (folder.path("half.lua"), folder.path + "half-test.lua")
    let typed = """
      --- Half of it.
      moth.effect { api = 1, scene = "shelf", visualEffect = function(content)
        return content:opacity(0.5)
      end }
      """
    let replies = MothREPLTests.answers(to: [typed, ":at 10", ":save \(file)", ":save \(test)"])
    #expect(replies[2].text.hasPrefix("the effect is in '"))
    #expect(replies[3].text == "1 case written; name the file under \"tests\" in plugin.json\n")
    let script = try String(contentsOfFile: file, encoding: .utf8)
    #expect(script == typed.replacing("moth.effect", with: "return moth.effect") + "\n")
    let cases = try String(contentsOfFile: test, encoding: .utf8)
    #expect(cases.contains("effect = \"half\","))
  }

  @Test func `a file that is there is not written over`() throws {
    let folder = try TemporaryFolder()
    let file = folder.path("kept.lua")
    try Data("kept".utf8).write(to: URL(filePath: file))
    let replies = MothREPLTests.answers(to: [effect("return content"), ":save \(file)"])
    #expect(replies[1].outcome == .usage)
    #expect(try String(contentsOfFile: file, encoding: .utf8) == "kept")
  }

  @Test func `an effect that lives on a plugin's scene is saved and stays the draft`() throws {
    let folder = try TemporaryFolder()
    let replies = MothREPLTests.answers(
      to: [
        "moth.effect { api = 1, scene = 'carousel', visualEffect = function(content) "
          + "return content end }",
        ":save \(folder.path)/new.lua", ":effect",
      ],
      paths: ["Plugins/carousel-scale"]
    )
    #expect(replies[1].text.contains("\nthe session goes on with the draft: "))
    #expect(replies[2].text.hasPrefix("* draft\n"))
  }

  @Test func `reloading says what changed in the curves, and keeps what was good`() throws {
    let folder = try TemporaryFolder()
    let file = folder.path("fade.lua")
    try Data(effect("return content:opacity(0.5)").utf8).write(to: URL(filePath: file))
    let replies = answers(
      file,
      steps: [
        (nil, ":reload"),
        (effect("return content:opacity(0.25)"), ":reload"),
        (effect("return content:blur(1)"), ":reload"),
        (effect("return content:"), ":reload"),
        (nil, ":at 0"),
      ]
    )
    #expect(replies[0].text == "no difference\n")
    #expect(replies[1].text.hasPrefix("opacity  0.5 before, 0.25 now in sample 0; differs in "))
    #expect(replies[2].text == "the chain was opacity\nit is      blur\n")
    #expect(replies[3].outcome == .notLoaded)
    #expect(replies[3].text.hasSuffix("\nthe last good version stays\n"))
    #expect(replies[4].text.hasSuffix("\nblur  radius  1 pt\n      opaque  false\n"))
  }

  @Test func `a watched script is reloaded before the next line`() throws {
    let folder = try TemporaryFolder()
    let file = folder.path("fade.lua")
    try Data(effect("return content:opacity(0.5)").utf8).write(to: URL(filePath: file))
    let replies = answers(
      file,
      steps: [
        (nil, ":watch on"), (nil, "1"),
        (effect("return content:opacity(0.75)"), "2"), (nil, "3"),
        (nil, ":watch off"), (effect("return content:opacity(1)"), "4"),
      ]
    )
    #expect(replies[1].text == "1\n")
    #expect(replies[2].text.hasPrefix("reloaded: opacity  0.5 before, 0.75 now in sample 0; "))
    #expect(replies[2].text.hasSuffix("\n2\n"))
    #expect(replies[3].text == "3\n")
    #expect(replies[5].text == "4\n")
  }
}

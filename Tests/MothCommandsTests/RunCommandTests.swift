import Foundation
import MothCommands
import MothTestSupport
import Testing

/// `moth run` and `moth check` on small scripts.
@Suite struct RunCommandTests {
  private static let fading = describedEffect(
    "return content:opacity(p.amount)",
    more: "parameters = { amount = { default = 0.5, min = 0, max = 1 } },"
  )

  private func scripts() throws -> TemporaryFolder {
    try TemporaryFolder([
      "fine.lua": Self.fading, "over.lua": describedEffect("return content:opacity(2)"),
      "broken.lua": "return = 1", "odd.lua": describedEffect("return content:offset(0, 0 / 0)"),
      "frame.lua": describedEffect("return content:frame(1)"),
    ])
  }

  @Test func `a run prints its report on the output and its effort on the error output`() throws {
    let scripts = try scripts()
    let outcome = moth("run", "--device", "mac-window", scripts.path("fine.lua"))
    #expect(outcome.status == 0)
    #expect(
      outcome.output.hasPrefix("fine  A test's effect.\n  scene feed, target card (12 views)\n")
    )
    #expect(outcome.output.contains("  ✓ mac-window  RM on   opacity 0.5\n"))
    #expect(outcome.output.hasSuffix(" 0 tests: all passed\n"))
    #expect(outcome.errors.hasPrefix("evaluated "))
  }

  @Test(arguments: [("on", [true]), ("off", [false]), ("both", [false, true])])
  func `the settings of Reduce Motion are chosen`(word: String, settings: [Bool]) throws {
    let scripts = try scripts()
    let outcome = moth(
      "run",
      "--reporter",
      "jsonl",
      "--device",
      "mac-window",
      "--reduce-motion",
      word,
      scripts.path("fine.lua")
    )
    let units = try outcome.lines.map {
      try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any]
    }
    .filter { $0?["type"] as? String == "unit" }
    #expect(units.map { $0?["reduceMotion"] as? Bool } == settings)
  }

  @Test func `findings are status 1 and show the line with a caret`() throws {
    let scripts = try scripts()
    let outcome = moth(
      "run",
      "--device",
      "iphone-17",
      "--reduce-motion",
      "off",
      scripts.path("over.lua")
    )
    #expect(outcome.status == 1)
    #expect(
      scripts.short(outcome.output).contains(
        """
        error[value-out-of-range]: 'opacity' must be between 0 and 1; got 2
         --> over.lua:3:16
          |
        3 | return content:opacity(2)
          |                ^^^^^^^
          |
          = at: sample 0 of iphone-17, card[0], 0 s, offset 0 pt, Reduce Motion off
        """
      )
    )
  }

  @Test func `a script that cannot be loaded is status 3, and the others are reported`() throws {
    let scripts = try scripts()
    let outcome = moth(
      "run",
      "--device",
      "mac-window",
      scripts.path("broken.lua"),
      scripts.path("fine.lua")
    )
    #expect(outcome.status == 3)
    #expect(scripts.short(outcome.output).contains("error[lua-syntax]"))
    #expect(outcome.output.contains("✓ mac-window"))
  }

  @Test func `a missing file is reported on the error output with status 2`() throws {
    let scripts = try scripts()
    let outcome = moth("run", scripts.path("gone.lua"))
    #expect(outcome.status == 2)
    #expect(outcome.output == "")
    #expect(
      scripts.short(outcome.errors) == """
        error[missing-file]: there is no file 'gone.lua' that can be read
         --> gone.lua

        """
    )
  }

  @Test func `an unknown device is reported once, with the nearest`() throws {
    let scripts = try scripts()
    let outcome = moth("run", "--device", "iphone17", scripts.path("fine.lua"))
    #expect(outcome.status == 2)
    #expect(outcome.output == "")
    #expect(
      outcome.errors == """
        error[unknown-device]: unknown device 'iphone17'; did you mean 'iphone-17'?

        """
    )
  }

  @Test func `a parameter reaches the script`() throws {
    let scripts = try scripts()
    let outcome = moth(
      "run",
      "--device",
      "mac-window",
      "--param",
      "amount=0.25",
      scripts.path("fine.lua")
    )
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("opacity 0.25"))
  }

  @Test func `another scene is used`() throws {
    let scripts = try scripts()
    let outcome = moth(
      "run",
      "--device",
      "mac-window",
      "--scene",
      "shelf",
      scripts.path("fine.lua")
    )
    #expect(outcome.output.contains("  scene shelf, target card (12 views)\n"))
  }

  @Test(arguments: ["fine.lua", "over.lua", "broken.lua", "odd.lua", "frame.lua", "gone.lua"])
  func `every line of JSON is an object, and the last one has the status`(name: String) throws {
    let scripts = try scripts()
    for command in ["run", "check"] {
      let outcome = moth(command, "--reporter", "jsonl", scripts.path(name))
      let objects = try outcome.lines.map { line in
        try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
      }
      #expect(objects.first?["type"] as? String == "run")
      #expect(objects.last?["type"] as? String == "summary")
      #expect(objects.last?["exitStatus"] as? Int32 == outcome.status)
      #expect(!outcome.output.contains("\u{1B}"))
    }
  }

  @Test func `a check says how much it looked at`() throws {
    let scripts = try scripts()
    #expect(
      moth("check", scripts.path("fine.lua"))
        == Outcome(status: 0, output: "1 plugin, 1 script: all passed\n", errors: "")
    )
  }

  @Test func `a check finds what the source shows`() throws {
    let scripts = try scripts()
    let outcome = moth("check", scripts.path("frame.lua"), scripts.path("over.lua"))
    #expect(outcome.status == 1)
    #expect(scripts.short(outcome.output).contains("--> frame.lua:3:16\n"))
    #expect(outcome.output.hasSuffix("2 plugins, 2 scripts: 1 error\n"))
  }

  @Test func `two runs print the same`() throws {
    let scripts = try scripts()
    let first = moth(
      "run",
      "--reporter",
      "jsonl",
      scripts.path("odd.lua"),
      scripts.path("over.lua")
    )
    let second = moth(
      "run",
      "--reporter",
      "jsonl",
      scripts.path("odd.lua"),
      scripts.path("over.lua")
    )
    #expect(first.output == second.output)
  }
}

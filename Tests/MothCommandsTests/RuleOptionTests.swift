import Foundation
import MothCommands
import MothTestSupport
import Testing

/// `--config`, `--preset`, `--rule`, `--platform` and `moth.json` on `run` and `check`.
@Suite struct RuleOptionTests {
  private static let over = describedEffect("return content:opacity(1.2)")
  private static let deep = describedEffect("return content:offsetZ(2)")

  private func run(_ scripts: TemporaryFolder, name: String, options: String...) -> Outcome {
    moth(
      ["run", "--device", "iphone-17", "--reduce-motion", "off"] + options + [scripts.path(name)]
    )
  }

  // MARK: - Levels

  @Test func `a rule's level is set on the command line, the last one given`() throws {
    let scripts = try TemporaryFolder(["over.lua": Self.over])
    let off = run(scripts, name: "over.lua", options: "--rule", "value-out-of-range=off")
    #expect(off.status == 0)
    #expect(off.output.hasSuffix(": all passed\n"))
    let warning = run(
      scripts,
      name: "over.lua",
      options: "--rule",
      "value-out-of-range=off",
      "--rule",
      "value-out-of-range=warning"
    )
    #expect(warning.status == 0)
    #expect(warning.output.contains("warning[value-out-of-range]"))
  }

  @Test(arguments: [
    (
      ["--preset", "strickt"], "error[usage]: unknown preset 'strickt'; did you mean 'strict'?\n"
    ),
    (
      ["--preset", "x"],
      """
      error[usage]: unknown preset 'x'
        = help: the presets are recommended, strict, accessibility

      """
    ),
    (
      ["--rule", "value-out-of-rang=off"],
      """
      error[usage]: unknown rule 'value-out-of-rang'; did you mean 'value-out-of-range'?

      """
    ),
    (
      ["--rule", "value-out-of-range=eror"],
      "error[usage]: unknown level 'eror'; did you mean 'error'?\n"
    ),
    (
      ["--platform", "ios71"],
      "error[usage]: unknown platform 'ios71'; did you mean 'ios17'?\n"
    ),
  ])
  func `a name that does not exist is reported with the nearest`(
    options: [String],
    message: String
  ) throws {
    let scripts = try TemporaryFolder(["over.lua": Self.over])
    for command in ["run", "check"] {
      let outcome = moth([command] + options + [scripts.path("over.lua")])
      #expect(outcome == Outcome(status: 2, output: "", errors: message))
    }
  }

  @Test(arguments: ["value-out-of-range", "value-out-of-range=off=off"])
  func `a rule without one level is a usage problem`(text: String) throws {
    #expect(
      moth("check", "--rule", text, "x.lua")
        == Outcome(
          status: 2,
          output: "",
          errors: "error[usage]: '--rule' takes ID=LEVEL; got '\(text)'\n"
        )
    )
  }

  // MARK: - The file

  @Test func `the project's file is found from the working directory`() throws {
    let scripts = try TemporaryFolder([
      "over.lua": Self.over,
      "moth.json": "{\"rules\": {\"levels\": {\"value-out-of-range\": \"note\"}}}",
    ])
    let outcome = moth(
      ["run", "--device", "iphone-17", "--reduce-motion", "off", scripts.path("over.lua")],
      workingDirectory: scripts.path
    )
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("note[value-out-of-range]"))
  }

  @Test func `another file is named, and the command line holds over it`() throws {
    let scripts = try TemporaryFolder([
      "over.lua": Self.over,
      "other.json": "{\"rules\": {\"levels\": {\"value-out-of-range\": \"off\"}}}",
    ])
    let config = scripts.path("other.json")
    #expect(run(scripts, name: "over.lua", options: "--config", config).status == 0)
    let error = run(
      scripts,
      name: "over.lua",
      options: "--config",
      config,
      "--rule",
      "value-out-of-range=error"
    )
    #expect(error.status == 1)
  }

  @Test func `a wrong file ends with status 2 and shows the location`() throws {
    let scripts = try TemporaryFolder([
      "over.lua": Self.over, "moth.json": "{\n  \"rule\": {}\n}\n",
    ])
    for command in ["run", "check"] {
      let outcome = moth(
        [command, scripts.path("over.lua")],
        workingDirectory: scripts.path
      )
      #expect(outcome.status == 2)
      #expect(outcome.output == "")
      #expect(
        scripts.short(outcome.errors).replacing("/private", with: "") == """
          error[unknown-key]: unknown key 'rule'; did you mean 'rules'?
           --> moth.json:2:3
            |
          2 |   "rule": {}
            |   ^^^^^^

          """
      )
    }
  }

  @Test func `a file that is named and not there is reported`() throws {
    let outcome = moth("check", "--config", "/nowhere/moth.json", "x.lua")
    #expect(outcome.status == 2)
    #expect(outcome.errors.hasPrefix("error[missing-file]"))
  }

  // MARK: - Platforms

  @Test func `a platform shows what it lacks without running the script`() throws {
    let scripts = try TemporaryFolder(["deep.lua": Self.deep])
    let path = scripts.path("deep.lua")
    #expect(moth("check", path).status == 0)
    #expect(moth("check", "--platform", "visionos1", path).status == 0)
    let outcome = moth("check", "--platform", "ios17", path)
    #expect(outcome.status == 1)
    #expect(
      scripts.short(outcome.output).hasPrefix(
        """
        error[unavailable-on-platform]: 'offsetZ' does not exist on iOS
         --> deep.lua:3:16

        """
      )
    )
  }

  @Test func `a deprecation stays a warning, also without running`() throws {
    let scripts = try TemporaryFolder([
      "turn.lua": describedEffect("return content:rotation3DEffect(10, 0, 1, 0)")
    ])
    let outcome = moth("check", "--platform", "visionos2", scripts.path("turn.lua"))
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("warning[unavailable-on-platform]"))
  }

  @Test func `devices of other platforms are left out, which is said`() throws {
    let scripts = try TemporaryFolder(["deep.lua": Self.deep])
    let outcome = moth(
      "run",
      "--platform",
      "visionos26",
      "--device",
      "vision-pro-window",
      "--device",
      "iphone-1*-pro",
      "--device",
      "apple-tv",
      scripts.path("deep.lua")
    )
    #expect(outcome.status == 0)
    #expect(
      outcome.errors.hasPrefix(
        "note[devices-left-out]: devices of other platforms than 'visionos26' were left out: "
          + "apple-tv, iphone-13-pro, iphone-15-pro, iphone-16-pro, iphone-17-pro\n"
      )
    )
    #expect(!outcome.output.contains("iphone"))
  }

  @Test func `where no device is left, nothing matched`() throws {
    let scripts = try TemporaryFolder(["deep.lua": Self.deep])
    let outcome = moth(
      "run",
      "--platform",
      "ios17",
      "--device",
      "apple-tv",
      scripts.path("deep.lua")
    )
    // What the source shows is reported all the same.
    #expect(outcome.output.contains("error[unavailable-on-platform]"))
    #expect(outcome.status == 1)
    #expect(
      run(scripts, name: "deep.lua", options: "--platform", "tvos17").output.contains("on tvOS")
    )
  }

  // MARK: - Suppression

  @Test func `what a script allows is counted and in the JSON with its reason`() throws {
    let scripts = try TemporaryFolder([
      "over.lua": describedEffect(
        "return content:opacity(1.2) -- moth: allow value-out-of-range, a flash"
      )
    ])
    let text = run(scripts, name: "over.lua")
    #expect(text.status == 0)
    #expect(text.output.hasSuffix(" 0 tests: all passed, 1 suppressed\n"))
    let json = run(scripts, name: "over.lua", options: "--reporter", "jsonl")
    let unit = try #require(json.lines.first { $0.contains("\"type\":\"unit\"") })
    let object = try JSONSerialization.jsonObject(with: Data(unit.utf8)) as? [String: Any]
    let suppressed = try #require(object?["suppressed"] as? [[String: Any]])
    #expect(suppressed.map { $0["reason"] as? String } == ["a flash"])
    #expect((object?["diagnostics"] as? [Any])?.isEmpty ?? false)
    #expect(json.lines.last?.contains("\"suppressed\":1,") ?? false)
  }

  @Test func `what a check finds and a script allows is a record of its own`() throws {
    let scripts = try TemporaryFolder([
      "frame.lua": describedEffect("-- moth: allow unknown-transform, why\nreturn content:frame(1)")
    ])
    let text = moth("check", scripts.path("frame.lua"))
    #expect(
      text
        == Outcome(status: 0, output: "1 plugin, 1 script: all passed, 1 suppressed\n", errors: "")
    )
    let json = moth("check", "--reporter", "jsonl", scripts.path("frame.lua"))
    #expect(json.lines.count { $0.contains("\"reason\":\"why\",\"type\":\"suppressed\"") } == 1)
  }

  @Test func `the fault of a transform that does not exist cannot be allowed`() throws {
    let scripts = try TemporaryFolder([
      "frame.lua": describedEffect("-- moth: allow unknown-transform, why\nreturn content:frame(1)")
    ])
    let outcome = run(scripts, name: "frame.lua")
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("error[unknown-transform]"))
  }

  @Test func `a suppression that is not needed is a warning in a whole run`() throws {
    let scripts = try TemporaryFolder([
      "fine.lua": describedEffect(
        "-- moth: allow value-out-of-range, why\nreturn content:opacity(1)"
      )
    ])
    let whole = moth("run", scripts.path("fine.lua"))
    #expect(whole.status == 0)
    #expect(whole.output.contains("warning[unused-suppression]"))
    #expect(run(scripts, name: "fine.lua").output.contains("note[unused-suppression]"))
    #expect(
      !run(scripts, name: "fine.lua", options: "--rule", "value-out-of-range=off").output.contains(
        "unused"
      )
    )
  }
}

import Foundation
import MothRunner
import MothTestSupport
import Testing

/// `moth run --list` and its filters, and `moth config`.
@Suite struct PlanOptionTests {
  private let scripts: TemporaryFolder

  init() throws {
    scripts = try TemporaryFolder([
      "fade.lua": describedEffect("return content:opacity(0.5)"),
      "bad.lua": describedEffect("return content:opacity(2)"),
    ])
  }

  private func run(_ arguments: String...) -> Outcome {
    moth(["run", scripts.path("fade.lua"), scripts.path("bad.lua")] + arguments)
  }

  // MARK: - Lists and filters

  @Test func `units are listed by name without running them`() {
    let outcome = run("--list", "--device", "mac-window", "--device", "iphone-17")
    #expect(outcome.status == 0)
    #expect(
      outcome.output == """
        fade/fade: iphone-17, portrait, linear, Reduce Motion off
        fade/fade: iphone-17, portrait, linear, Reduce Motion on
        fade/fade: mac-window, portrait, linear, Reduce Motion off
        fade/fade: mac-window, portrait, linear, Reduce Motion on
        bad/bad: iphone-17, portrait, linear, Reduce Motion off
        bad/bad: iphone-17, portrait, linear, Reduce Motion on
        bad/bad: mac-window, portrait, linear, Reduce Motion off
        bad/bad: mac-window, portrait, linear, Reduce Motion on

        """
    )
    #expect(outcome.errors == "8 units, 0 tests\n")
  }

  @Test func `a list of nothing says so by its status`() {
    let outcome = run("--list", "--grep", "no such")
    #expect(outcome == Outcome(status: 5, output: "", errors: "0 units, 0 tests\n"))
  }

  @Test func `a pattern and an inverted one choose units`() {
    let outcome = run("--list", "--grep", "BAD.*(mac-window,|iphone-17,)", "--grep-invert", "on$")
    #expect(
      outcome.output == """
        bad/bad: iphone-17, portrait, linear, Reduce Motion off
        bad/bad: mac-window, portrait, linear, Reduce Motion off

        """
    )
  }

  @Test(arguments: ["--grep", "--grep-invert"])
  func `what is no regular expression is refused`(option: String) {
    #expect(
      run(option, "a(")
        == Outcome(
          status: 2,
          output: "",
          errors: """
            error[usage]: '\(option)' takes a regular expression; got 'a('
              = help: a backslash before a sign such as '(' or '*' stands for the sign itself

            """
        )
    )
  }

  @Test(arguments: [["-x"], ["--max-failures", "1"]])
  func `a run that ends with its first failure says so`(option: [String]) {
    let outcome = moth(
      ["run", scripts.path("bad.lua"), "--device", "mac-window", "-j", "1"] + option
    )
    #expect(outcome.status == 1)
    #expect(
      scripts.short(outcome.errors).contains(
        """
        warning[run-stopped]: the run had as many failures as are allowed after 1 of 2 units
          = reason: what was not run is not in this report

        """
      )
    )
  }

  @Test(arguments: [
    ("--max-failures", "0", "a number from 1 to 1000000"),
    ("--timeout", "soon", "a number from 1 to 3600000 (milliseconds)"),
    ("--workers", "257", "a number from 1 to 256 or auto"),
  ])
  func `a number outside its range is refused`(option: String, text: String, takes: String) {
    #expect(
      run(option, text)
        == Outcome(
          status: 2,
          output: "",
          errors: "error[usage]: '\(option)' takes \(takes); got '\(text)'\n"
        )
    )
  }

  // MARK: - The configuration

  private static let configuration = """
    {
      "limits": { "memoryBytes": 33554432 },
      "overrides": [
        { "effects": ["b*"], "rules": { "levels": { "value-out-of-range": "off" } } },
        { "plugins": ["p"], "rules": { "thresholds": { "never-reads": { "share": 0.3 } } } }
      ],
      "platform": "ios18",
      "rules": { "levels": { "no-effect": "off" } },
      "run": {
        "devices": ["iphone-17"], "orientations": ["landscape", "portrait"], "sweeps": ["tap"],
        "scenes": ["feed"], "dynamicTypeSizes": ["small", "xxLarge"],
        "layoutDirections": ["rightToLeft"], "reduceMotion": [true], "refreshRate": 30,
        "parameters": { "cap": [1, 2], "on": true }, "workers": 3, "timeout": 500,
        "maxFailures": 9, "paths": ["Effects"]
      }
    }
    """

  private func config(_ text: String, arguments: String...) throws -> Outcome {
    let folder = try TemporaryFolder(["moth.json": text])
    return moth(["config"] + arguments, workingDirectory: folder.path)
  }

  @Test func `what is printed is a configuration that prints the same again`() throws {
    let first = try config(Self.configuration)
    #expect(first.status == 0)
    #expect(try config(first.output).output == first.output)
    #expect(first.output.contains(#""no-effect" : "off""#))
    #expect(first.output.contains(#""timeout" : 500"#))
    #expect(first.output.contains(#""memoryBytes" : 33554432"#))
  }

  @Test func `the command line has the last word`() throws {
    let outcome = try config(
      Self.configuration,
      arguments: "Other",
      "--device",
      "ipad-9",
      "--reduce-motion",
      "both",
      "--param",
      "cap=7",
      "-j",
      "2"
    )
    let printed = try #require(
      JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any]
    )
    let run = try #require(printed["run"] as? [String: Any])
    #expect(run["paths"] as? [String] == ["Other"])
    #expect(run["devices"] as? [String] == ["ipad-9"])
    #expect(run["reduceMotion"] as? [Bool] == [false, true])
    #expect(run["workers"] as? Int == 2)
    #expect(run["sweeps"] as? [String] == ["tap"])
    let parameters = run["parameters"] as? [String: [Double]]
    #expect(parameters?["cap"] == [7])
    let set = outcome.errors.split(separator: "\n").dropFirst().map(String.init)
    #expect(
      set == [
        "'run.paths' is set by 'paths'", "'run.devices' is set by '--device'",
        "'run.reduceMotion' is set by '--reduce-motion'", "'run.parameters' is set by '--param'",
        "'run.workers' is set by '--workers'",
      ]
    )
  }

  @Test func `a run honors the configuration`() throws {
    let outcome = moth(
      [
        "run", scripts.path("fade.lua"), "--list", "--config",
        try configurationFile(#"{"run": {"devices": ["iphone-17"], "reduceMotion": [true]}}"#),
      ]
    )
    #expect(outcome.output == "fade/fade: iphone-17, portrait, linear, Reduce Motion on\n")
  }

  private func configurationFile(_ text: String) throws -> String {
    let file = scripts.url("other.json")
    try Data(text.utf8).write(to: file)
    return file.path
  }
}

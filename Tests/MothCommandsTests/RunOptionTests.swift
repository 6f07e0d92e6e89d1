import Foundation
import MothCommands
import MothTestSupport
import Testing

/// The options of `moth run` that say how devices are held, scrolled and set.
@Suite struct RunOptionTests {
  private static let sweep = """
    {"name": "mine", "summary": "waits for half a second", "steps": [{"do": "wait", "seconds": 0.5}]}
    """

  private func scripts() throws -> TemporaryFolder {
    try TemporaryFolder([
      "width.lua": describedEffect("return content:offset(geometry.size.width, 0)"),
      "set.lua": describedEffect(
        """
        local isSet = env.layoutDirection == "rightToLeft" and env.dynamicTypeSize == "xxLarge"
        return content:opacity(isSet and 0.25 or 0.5)
        """
      ),
      "mine.json": Self.sweep, "bad.json": "{}",
    ])
  }

  /// Runs a script of the folder with Reduce Motion off, on the sweep `tap` unless reported
  /// otherwise.
  private func run(
    _ script: String,
    arguments: [String],
    in scripts: TemporaryFolder
  ) -> Outcome {
    let short = arguments.contains("--sweep") ? [] : ["--sweep", "tap"]
    return moth(["run", "--reduce-motion", "off"] + short + arguments + [scripts.path(script)])
  }

  private func units(_ outcome: Outcome) throws -> [[String: Any]] {
    try outcome.lines.compactMap { line in
      let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
      return object?["type"] as? String == "unit" ? object : nil
    }
  }

  @Test(arguments: [
    ("portrait", ["iphone-se-3 portrait", "mac-window portrait"]),
    // A window does not turn.
    ("landscape", ["iphone-se-3 landscape"]),
    ("both", ["iphone-se-3 portrait", "iphone-se-3 landscape", "mac-window portrait"]),
  ])
  func `devices are held as asked, as far as they turn`(word: String, expected: [String]) throws {
    let scripts = try scripts()
    let outcome = run(
      "width.lua",
      arguments: [
        "--reporter", "jsonl", "--device", "iphone-se-3", "--device", "mac-window", "--orientation",
        word,
      ],
      in: scripts
    )
    #expect(
      try units(outcome).map { "\($0["device"] ?? "") \($0["orientation"] ?? "")" } == expected
    )
  }

  @Test func `an orientation that no device has leaves nothing to run`() throws {
    let scripts = try scripts()
    let arguments = ["--device", "mac-window", "--orientation", "landscape"]
    #expect(run("width.lua", arguments: arguments, in: scripts).status == 5)
  }

  @Test func `sweeps are given by name and by file`() throws {
    let scripts = try scripts()
    let outcome = run(
      "width.lua",
      arguments: [
        "--reporter", "jsonl", "--device", "mac-window", "--sweep", scripts.path("mine.json"),
        "--sweep", "tap",
      ],
      in: scripts
    )
    #expect(try units(outcome).map { $0["sweep"] as? String } == ["mine", "tap"])
  }

  @Test func `a sweep that is not there is a usage problem with the nearest`() throws {
    let scripts = try scripts()
    let outcome = run(
      "width.lua",
      arguments: ["--device", "mac-window", "--sweep", "lineer"],
      in: scripts
    )
    #expect(
      outcome
        == Outcome(
          status: 2,
          output: "",
          errors: """
            error[unknown-sweep]: unknown sweep 'lineer'; did you mean 'linear'?

            """
        )
    )
  }

  @Test func `a sweep's file that is wrong is a usage problem at its location`() throws {
    let scripts = try scripts()
    let outcome = run("width.lua", arguments: ["--sweep", scripts.path("bad.json")], in: scripts)
    #expect(outcome.status == 2)
    #expect(outcome.output == "")
    #expect(
      scripts.short(outcome.errors)
        .hasPrefix("error[missing-key]: missing key 'name'\n --> bad.json")
    )
  }

  @Test func `a refresh rate changes how many samples there are`() throws {
    let scripts = try scripts()
    let counts = try ["8", "16.0"].map { rate in
      let outcome = run(
        "width.lua",
        arguments: [
          "--reporter", "jsonl", "--device", "mac-window", "--sweep", scripts.path("mine.json"),
          "--refresh-rate", rate,
        ],
        in: scripts
      )
      return try #require(try units(outcome).first?["samples"] as? Int)
    }
    // Half a second has 4 frames more at 16 Hz than at 8.
    #expect(counts[1] - counts[0] == 4)
  }

  @Test(arguments: ["0", "-1", "nan", "inf", "2000", "1000.1", "fast", "", "60Hz"])
  func `a refresh rate that no display has is a usage problem`(rate: String) throws {
    let scripts = try scripts()
    let outcome = run("width.lua", arguments: ["--refresh-rate=\(rate)"], in: scripts)
    #expect(outcome.status == 2)
    #expect(outcome.output == "")
    #expect(
      outcome.errors == """
        error[usage]: '--refresh-rate' takes hertz between 0.1 and 1000; got '\(rate)'

        """
    )
  }

  @Test func `a direction and a size of text reach the script`() throws {
    let scripts = try scripts()
    let set = run(
      "set.lua",
      arguments: [
        "--device", "mac-window", "--layout-direction", "rightToLeft", "--dynamic-type-size",
        "xxLarge",
      ],
      in: scripts
    )
    #expect(set.output.contains("  ✓ mac-window  opacity 0.25\n"))
    let plain = run("set.lua", arguments: ["--device", "mac-window"], in: scripts)
    #expect(plain.output.contains("  ✓ mac-window  opacity 0.5\n"))
  }

  @Test(arguments: [
    ("--dynamic-type-size", "xxlarge", "'xxlarge'; did you mean 'xxLarge'?"),
    ("--dynamic-type-size", "17", "help: the Dynamic Type sizes are xSmall, small, medium"),
    ("--layout-direction", "rtl", "must be one of 'leftToRight', 'rightToLeft'"),
    ("--orientation", "sideways", "must be one of 'portrait', 'landscape', 'both'"),
  ])
  func `a word that an option does not know is a usage problem`(
    option: String,
    word: String,
    message: String
  ) throws {
    let scripts = try scripts()
    let outcome = run("set.lua", arguments: [option, word], in: scripts)
    #expect(outcome.status == 2)
    #expect(outcome.output == "")
    #expect(outcome.errors.contains(message))
  }

  @Test func `units of the same result have a line each when asked`() throws {
    let scripts = try scripts()
    let devices = ["--device", "mac-window", "--device", "apple-tv"]
    let grouped = run("set.lua", arguments: devices, in: scripts)
    #expect(grouped.output.contains("  ✓ apple-tv, mac-window  opacity 0.5\n"))
    let each = run("set.lua", arguments: devices + ["--each"], in: scripts)
    #expect(
      each.output.contains("  ✓ apple-tv    opacity 0.5\n  ✓ mac-window  opacity 0.5\n")
    )
  }
}

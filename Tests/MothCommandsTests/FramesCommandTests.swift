import Foundation
import MothCommands
import MothSimulation
import MothTestSupport
import Testing

/// `moth frames` and `moth list sweeps`.
@Suite struct FramesCommandTests {
  /// A plugin with two scenes and a sweep.
  private func plugin(scene: String? = nil) throws -> TemporaryFolder {
    try TemporaryFolder([
      "plugin.json": """
      {
        "name": "p", "version": "1.0.0", "api": 1, "summary": "A test's plugin.", "effects": [],
        "scenes": ["home.lua", "other.lua"], "sweeps": ["mine.json"]
      }
      """,
      "home.lua": scene ?? """
        return moth.scene { api = 1,
          ScrollView { Rectangle():frame { height = 1000 }:target("card") },
        }
        """,
      "other.lua": """
      return moth.scene { api = 1, ScrollView { Rectangle():frame { height = 1 }:target("dot") } }
      """,
      "mine.json": """
      {"name": "mine", "summary": "waits", "steps": [{"do": "wait", "seconds": 0.5}]}
      """,
    ])
  }

  @Test func `a scene's frames are text`() throws {
    let plugin = try plugin()
    // 375 by 667 less 20 at the top.
    #expect(
      moth("frames", "--device", "iphone-se-3", "--scene", "home", plugin.path)
        == Outcome(
          status: 0,
          output: """
            home on iphone-se-3, portrait
                           x   y  width  height
              scroll view  0  20    375     647
              its content           375    1000
              card[0]      0  20    375    1000

            """,
          errors: ""
        )
    )
  }

  @Test func `all scenes are a Markdown table`() throws {
    let plugin = try plugin()
    let outcome = moth("frames", "--markdown", "--device", "iphone-se-3", plugin.path)
    #expect(outcome.status == 0)
    #expect(
      outcome.lines == [
        "| scene | device | view | x | y | width | height |",
        "|---|---|---|---:|---:|---:|---:|",
        "| `home` | `iphone-se-3` | scroll view | 0 | 20 | 375 | 647 |",
        "| `home` | `iphone-se-3` | its content |  |  | 375 | 1000 |",
        "| `home` | `iphone-se-3` | `card[0]` | 0 | 20 | 375 | 1000 |",
        "| `other` | `iphone-se-3` | scroll view | 0 | 20 | 375 | 647 |",
        "| `other` | `iphone-se-3` | its content |  |  | 375 | 1 |",
        "| `other` | `iphone-se-3` | `dot[0]` | 0 | 20 | 375 | 1 |",
      ]
    )
  }

  @Test func `both orientations are shown where a device turns`() throws {
    let plugin = try plugin()
    let outcome = moth(
      "frames",
      "--scene",
      "home",
      "--orientation",
      "both",
      "--device",
      "iphone-se-3",
      "--device",
      "mac-window",
      plugin.path
    )
    #expect(
      outcome.lines.filter { $0.hasPrefix("home") } == [
        "home on iphone-se-3, portrait", "home on iphone-se-3, landscape",
        "home on mac-window, portrait",
      ]
    )
  }

  @Test func `a scene that is not there is a usage problem with the nearest`() throws {
    let plugin = try plugin()
    for arguments in [["--scene", "hom"], ["--markdown", "--scene", "hom"]] {
      let outcome = moth(["frames", "--device", "mac-window"] + arguments + [plugin.path])
      #expect(
        outcome
          == Outcome(
            status: 2,
            output: "",
            errors: """
              error[unknown-scene]: unknown scene 'hom'; did you mean 'home'?

              """
          )
      )
    }
  }

  @Test func `bundled scenes are shown by name, and where a plugin has none of its own`() throws {
    let named = try plugin()
    let script = try TemporaryFolder(["e.lua": "return 5"])
    // 874 points less 62 and 34 of safe area; 12 cards of 220 with gaps of 16.
    let head = """
      feed on iphone-17, portrait
                      x    y  width  height
        scroll view   0   62    402     778
        its content             402    2816

      """
    for arguments in [
      ["--scene", "feed", named.path], [script.path + "/e.lua"],
    ] {
      let options = ["frames", "--device", "iphone-17", "--orientation", "portrait"]
      let outcome = moth(options + arguments)
      #expect(outcome.status == 0)
      #expect(outcome.output.hasPrefix(head))
    }
    #expect(moth("frames", script.path + "/e.lua").output.contains("shelf on iphone-17"))
  }

  @Test func `a scene that cannot be loaded is reported, and the others are shown`() throws {
    let plugin = try plugin(scene: "return 5")
    let outcome = moth("frames", "--device", "mac-window", plugin.path)
    #expect(outcome.status == 3)
    #expect(outcome.output.hasPrefix("other on mac-window, portrait\n"))
    #expect(
      plugin.short(outcome.errors)
        .hasPrefix("error[invalid-definition]: the script must return moth.scene { ... }; got 5\n")
    )
  }

  @Test func `an orientation that no device has leaves nothing to show`() throws {
    let plugin = try plugin()
    let arguments = ["--device", "mac-window", "--orientation", "landscape", "--markdown"]
    let outcome = moth(["frames"] + arguments + [plugin.path])
    #expect(outcome == Outcome(status: 5, output: "", errors: ""))
  }

  @Test func `an unknown device is a usage problem`() throws {
    let plugin = try plugin()
    let outcome = moth("frames", "--device", "mac-windo", plugin.path)
    #expect(outcome.status == 2)
    #expect(outcome.output == "")
    #expect(outcome.errors.contains("; did you mean 'mac-window'?"))
  }

  @Test func `sweeps are listed with those of plugins after them`() throws {
    let plugin = try plugin()
    let outcome = moth("list", "sweeps", plugin.path)
    #expect(outcome.status == 0)
    let names = outcome.lines.filter { !$0.hasPrefix(" ") }
      .compactMap { $0.split(separator: " ").first.map(String.init) }
    #expect(
      names == Sweep.all.map(\.name) + LayoutChange.allCases.map(\.rawValue) + ["mine"]
    )
    #expect(outcome.lines.last.map { $0.hasPrefix("mine") && $0.hasSuffix("  waits") } == true)
  }
}

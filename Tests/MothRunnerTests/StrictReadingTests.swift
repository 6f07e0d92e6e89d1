import MothDiagnostics
import MothRunner
import MothTestSupport
import Testing

/// The same five mistakes in every kind of file are reported in one form, with line and column.
@Suite struct StrictReadingTests {
  @Test(arguments: StrictFile.all)
  func `a file without mistakes is accepted`(_ file: StrictFile) throws {
    #expect(try file.problems(in: file.text) == [])
  }

  @Test(arguments: StrictFile.all.flatMap { file in file.mistakes.map { (file, $0) } })
  func `a mistake is reported where it is`(_ file: StrictFile, _ mistake: Mistake) throws {
    let text = file.text.replacing(mistake.text, with: mistake.wrong)
    try #require(text != file.text)
    let problems = try file.problems(in: text)
    #expect(problems == [mistake.problem])
  }
}

/// A part of a file, what is written in its place, and what is reported then.
struct Mistake: CustomTestStringConvertible {
  let text: String
  let wrong: String
  let problem: String

  init(_ text: String, is wrong: String, problem: String) {
    self.text = text
    self.wrong = wrong
    self.problem = problem
  }

  var testDescription: String { problem }
}

/// A kind of file with one that is accepted and the mistakes that can be made in it.
struct StrictFile: CustomTestStringConvertible {
  let name: String
  let text: String
  /// Unknown, missing, wrong type, out of range, duplicate.
  let mistakes: [Mistake]

  var testDescription: String { name }

  /// What is reported of the file with this text, as `line:column id: message | help`.
  func problems(in text: String) throws -> [String] {
    if name == "moth.json" {
      return Configuration.decode(SourceFile(path: name, text: text)).diagnostics.map(brief)
    }
    var files = [
      "plugin.json": Self.manifest.text, "effect.lua": Self.effect.text,
      "scene.lua": Self.scene.text, "test.lua": Self.test.text, "device.json": Self.device.text,
      "sweep.json": Self.sweep.text,
    ]
    files[name] = text
    if name == Self.effect.name {
      // A test of the effect would report its mistakes once more.
      files["plugin.json"] = Self.manifest.text.replacing(
        "  \"tests\": [\"test.lua\"],\n",
        with: ""
      )
    }
    let plugins = try TemporaryFolder(files)
    return plugins.run().result.allDiagnostics.map(brief)
  }

  private func brief(_ diagnostic: Diagnostic) -> String {
    let start = diagnostic.location?.range?.start
    let location = start.map { "\($0.line):\($0.column)" } ?? "-"
    let help = diagnostic.notes.last { $0.kind == .help }.map { " | \($0.text)" } ?? ""
    return "\(location) \(diagnostic.id): \(diagnostic.message)\(help)"
  }

  static let all = [configuration, manifest, device, sweep, effect, test, scene]
}

// MARK: - JSON

extension StrictFile {
  static let configuration = StrictFile(
    name: "moth.json",
    text: """
      {
        "run": { "workers": 4, "refreshRate": 60 },
        "budgets": { "chain-length": { "max": 8, "level": "warning" } }
      }
      """,
    mistakes: [
      Mistake(
        "\"workers\"",
        is: "\"worker\"",
        problem: "2:12 unknown-key: unknown key 'run.worker'; did you mean 'workers'?"
      ),
      Mistake(
        "\"max\": 8, ",
        is: "",
        problem: "3:16 missing-key: missing key 'budgets.chain-length.max'"
      ),
      Mistake(
        "4",
        is: "\"4\"",
        problem: "2:23 invalid-configuration: 'run.workers' must be a whole number; got '4'"
      ),
      Mistake(
        "60",
        is: "0",
        problem:
          "2:41 invalid-configuration: 'run.refreshRate' must be between 0.1 and 1000 hertz; got 0"
      ),
      Mistake(
        "\"max\": 8",
        is: "\"max\": 8, \"max\": 9",
        problem: "3:44 duplicate-key: duplicate key 'budgets.chain-length.max'"
      ),
    ]
  )

  static let manifest = StrictFile(
    name: "plugin.json",
    text: """
      {
        "name": "strict",
        "version": "1.0.0",
        "api": 1,
        "summary": "A plugin of a test.",
        "license": "MIT",
        "effects": ["effect.lua"],
        "scenes": ["scene.lua"],
        "tests": ["test.lua"],
        "devices": ["device.json"],
        "sweeps": ["sweep.json"]
      }
      """,
    mistakes: [
      Mistake(
        "\"license\"",
        is: "\"licence\"",
        problem: "6:3 unknown-key: unknown key 'licence'; did you mean 'license'?"
      ),
      Mistake(
        "  \"version\": \"1.0.0\",\n",
        is: "",
        problem: "1:1 missing-key: missing key 'version'"
      ),
      Mistake(
        "[\"effect.lua\"]",
        is: "\"effect.lua\"",
        problem: "7:14 invalid-manifest: 'effects' must be an array; got 'effect.lua'"
      ),
      Mistake(
        "\"api\": 1",
        is: "\"api\": 2",
        problem: "4:10 invalid-manifest: 'api' must be 1; got 2"
      ),
      Mistake("\"license\"", is: "\"name\"", problem: "6:3 duplicate-key: duplicate key 'name'"),
    ]
  )

  static let device = StrictFile(
    name: "device.json",
    text: wall,
    mistakes: [
      Mistake(
        "\"scale\": 2",
        is: "\"scael\": 2",
        problem: "3:42 unknown-key: unknown key 'scael'; did you mean 'scale'?"
      ),
      Mistake(
        "\"leading\": 0, ",
        is: "",
        problem: "5:5 missing-key: missing key 'safeAreaInsets.portrait.leading'"
      ),
      Mistake(
        "\"bounces\": true",
        is: "\"bounces\": \"yes\"",
        problem: "11:14 invalid-device: 'bounces' must be true or false; got 'yes'"
      ),
      Mistake(
        "\"width\": 500",
        is: "\"width\": 0",
        problem: "3:21 invalid-device: 'size.width' must be between 1 and 20000; got 0"
      ),
      Mistake(
        "\"refreshRate\": 60",
        is: "\"refreshRate\": 60, \"scale\": 3",
        problem: "7:41 duplicate-key: duplicate key 'scale'"
      ),
    ]
  )

  static let sweep = StrictFile(
    name: "sweep.json",
    text: """
      {
        "name": "mine", "summary": "a test", "rate": "fast",
        "steps": [
          { "do": "lift" },
          { "do": "drag", "distance": 100, "seconds": 0.5 }
        ]
      }
      """,
    mistakes: [
      Mistake(
        "\"rate\"",
        is: "\"rat\"",
        problem: "2:40 unknown-key: unknown key 'rat'; did you mean 'rate'?"
      ),
      Mistake(
        ", \"seconds\": 0.5",
        is: "",
        problem: "5:5 missing-key: missing key 'steps[1].seconds'"
      ),
      Mistake(
        "\"summary\": \"a test\"",
        is: "\"summary\": 5",
        problem: "2:30 invalid-sweep: 'summary' must be a string; got 5"
      ),
      Mistake(
        "100",
        is: "10001",
        problem:
          "5:33 invalid-sweep: 'steps[1].distance' must be between -10000 and 10000; got 10001"
      ),
      Mistake(
        "\"do\": \"lift\"",
        is: "\"do\": \"lift\", \"do\": \"lift\"",
        problem: "4:21 duplicate-key: duplicate key 'steps[0].do'"
      ),
    ]
  )
}

// MARK: - Lua

extension StrictFile {
  static let effect = StrictFile(
    name: "effect.lua",
    text: """
      return moth.effect {
        api = 1,
        scene = "scene",
        parameters = {
          rate = { default = 0.5, max = 1 },
        },
        visualEffect = function(content, geometry, env, p)
          return content:opacity(p.rate)
        end,
      }
      """,
    mistakes: [
      Mistake(
        "max = 1",
        is: "maxx = 1",
        problem: "5:29 unknown-key: unknown key 'parameters.rate.maxx'; did you mean 'max'?"
      ),
      Mistake(
        "default = 0.5, ",
        is: "",
        problem: "5:5 missing-key: missing key 'parameters.rate.default'"
      ),
      Mistake(
        "\"scene\"",
        is: "3",
        problem: "3:11 invalid-definition: 'scene' must be a string; got 3"
      ),
      Mistake("api = 1", is: "api = 2", problem: "2:9 invalid-definition: 'api' must be 1; got 2"),
      Mistake(
        "max = 1",
        is: "max = 1, default = 0.2",
        problem: "5:38 duplicate-key: duplicate key 'parameters.rate.default'"
      ),
    ]
  )

  static let test = StrictFile(
    name: "test.lua",
    text: """
      return moth.test {
        api = 1,
        effect = "effect",
        cases = {
          {
            name = "at rest", devices = { "mac-window" }, at = 0,
            expect = { opacity = 0.5 },
          },
        },
      }
      """,
    mistakes: [
      Mistake(
        "at = 0,",
        is: "at = 0, tolerence = 1,",
        problem: "6:61 unknown-key: unknown key 'cases[1].tolerence'; did you mean 'tolerance'?"
      ),
      Mistake(
        "name = \"at rest\", ",
        is: "",
        problem: "5:5 missing-key: missing key 'cases[1].name'"
      ),
      Mistake(
        "{ \"mac-window\" }",
        is: "\"mac-window\"",
        problem: "6:35 invalid-definition: 'cases[1].devices' must be an array; got 'mac-window'"
      ),
      Mistake(
        "at = 0,",
        is: "at = 0, after = 61,",
        problem:
          "6:69 invalid-definition: 'cases[1].after' must be between 0 and 60 seconds; got 61"
      ),
      Mistake(
        "at = 0,",
        is: "at = 0, at = 1,",
        problem: "6:61 duplicate-key: duplicate key 'cases[1].at'"
      ),
    ]
  )

  static let scene = StrictFile(
    name: "scene.lua",
    text: """
      return moth.scene {
        api = 1,
        ScrollView {
          VStack {
            spacing = 16,
            Image { width = 60, height = 40 }:target("card")
              :containerRelativeFrame("horizontal", { count = 2 }),
          },
        },
      }
      """,
    mistakes: [
      Mistake(
        "spacing",
        is: "spacng",
        problem: "5:7 unknown-key: unknown key 'VStack.spacng'; did you mean 'spacing'?"
      ),
      Mistake("width = 60, ", is: "", problem: "6:13 missing-key: missing key 'Image.width'"),
      Mistake(
        "\"card\"",
        is: "5",
        problem: "6:48 invalid-definition: argument 1 of 'target' must be a string; got 5"
      ),
      Mistake(
        "count = 2",
        is: "count = 0",
        problem: "7:57 invalid-definition: 'containerRelativeFrame.count' must be at least 1; got 0"
      ),
      Mistake(
        "spacing = 16,",
        is: "spacing = 16, spacing = 8,",
        problem: "5:21 duplicate-key: duplicate key 'VStack.spacing'"
      ),
    ]
  )
}

import Foundation
import MothReporting
import MothTestSupport
import Testing

@testable import MothCommands

/// Hostile names and texts through every command and every reporter: what comes out gives orders
/// neither to a terminal nor to a pipeline.
@Suite struct HostileNameTests {
  /// Everything bad in one text; a file may have all of it in its name.
  private static let name =
    "::error::a ##[group]b ##vso[c]\u{1B}[2J\u{7}\u{9B}\u{7F}\u{85}\u{202E}\u{2066}\u{200F}\u{61C}"
    + "\u{200B}\u{2028}\u{2029}\u{FEFF}\u{E0041}\"|`<\u{301}%\r\n::warning::d"
  /// Words of which a wrapped line may begin with any.
  private static let words = String(repeating: "::error::x ##[y] ", count: 12)

  /// The text as a string of Lua.
  private static func lua(_ text: String) -> String {
    "'" + text.utf8.map { "\\\($0 < 100 ? $0 < 10 ? "00" : "0" : "")\($0)" }.joined() + "'"
  }

  private static func json(_ text: String) -> String {
    let data = try? JSONSerialization.data(withJSONObject: [text])
    return String(String(decoding: data ?? Data(), as: UTF8.self).dropFirst().dropLast())
  }

  private static func scripts() throws -> TemporaryFolder {
    let text = lua(name)
    let head = "--- \(words)\n"
    let scripts = try TemporaryFolder([
      "\(name).lua": head + "print(\(text)) print(\(lua(words)))\n"
        + describedEffect("return content:opacity(2) --[[ ##[error] \u{202E}\u{7} ]]"),
      "a \(name).lua": head + describedEffect("error(\(text))"),
      "scene.lua": describedEffect("return content", more: "scene = \(text), target = \(text),"),
      "parameter.lua": describedEffect(
        "return content:offset(0, p[\(text)])",
        more: "parameters = { [\(text)] = { default = 1 } },"
      ),
      "check.lua": describedEffect(
        "return content:opacity(0.5)",
        more: "checks = { [\(text)] = function(u) u:expect(\(text)) end },"
      ),
      "broken.lua": "::error::\n  ::\(words)\n",
      "label.lua": describedEffect("::error::\n  ::warning:: x y z"),
      "moth.json": "{ \(json(name)): 1 }",
      "good.json": "{}",
    ])
    try scripts.write(
      "{ \"name\": \(json(name)), \(json(name)): 1 }",
      to: "plugin \(name)/plugin.json"
    )
    return scripts
  }

  /// What is wrong with an output.
  private func wrong(_ text: String, isColored: Bool = false, isCommands: Bool = false) -> [String]
  {
    var text = isColored ? text.replacing(/\u{1B}\[[0-9;]*m/, with: "") : text
    text = text.replacing("\r\n", with: "\n")
    let controls = text.unicodeScalars.filter { scalar in
      let category = scalar.properties.generalCategory
      return scalar != "\n"
        && [.control, .format, .lineSeparator, .paragraphSeparator].contains(category)
    }
    let lines = text.unicodeScalars.split(separator: "\n").map { String($0) }
    let commands = lines.filter { line in
      line.contains("##[") || line.contains("##vso[")
        || (line.drop { $0.isWhitespace }.hasPrefix("::")
          && !(isCommands && line.contains(/^::(error|warning|notice) (file|title)=/)))
    }
    return controls.map { String($0.value, radix: 16) } + commands
  }

  /// The ways in which every command is tried, by its name.
  private static let ways: [String: [[String]]] = [
    "run": ["--each", "--list", "--diff"].map { ["FILES", "--device", "mac-window", $0] },
    "check": [["FILES"], ["FILES", "--diff"]],
    "list": ["effects", "scenes", "devices", "sweeps"].flatMap {
      [[$0, "FILES"], [$0, "FILES", "--json"]]
    },
    "frames": [["FILES"], ["FILES", "--markdown"]],
    "config": [["FILES"], ["FILES", "--preset", "NAME"]],
    "doctor": [[], ["--json"]],
    "repl": [
      [
        "-e", "print(\(lua(name)))", "-e", "\(lua(name))", "-e", "error(\(lua(name)))", "-e",
        ":NAME", "-e", "?NAME",
      ]
    ],
    "explain": [[], ["NAME"]],
    "report": [["NAME"]],
    "merge": [["NAME"]],
    "completion": [["bash"]],
    "complete": [["--", "run", "--device", "NAME"], ["--", "NAME"]],
  ]

  @Test(arguments: Command.all.map(\.name))
  func `no command passes them on`(command: String) throws {
    let scripts = try Self.scripts()
    let ways =
      (Self.ways[command] ?? []) + [["NAME"], ["--NAME"], ["--config", "NAME"]]
      + [["--config", scripts.path("moth.json")], ["--device", "NAME"], ["--limit", "NAME=1"]]
    for way in ways {
      for color in ["never", "always"] {
        let arguments = way.flatMap { word in
          word == "FILES"
            ? [scripts.path] + self.files(scripts)
            : [word.replacing("NAME", with: Self.name)]
        }
        let more =
          ["doctor", "list", "explain", "repl", "run", "check"].contains(command)
          ? ["--color", color] : []
        let outcome = moth([command] + arguments + more, workingDirectory: scripts.path)
        #expect(wrong(outcome.output, isColored: true) == [], "\(command) \(way)")
        #expect(wrong(outcome.errors, isColored: true) == [], "\(command) \(way)")
      }
    }
  }

  private func files(_ scripts: TemporaryFolder) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: scripts.path)) ?? []
    return names.sorted().filter { $0.hasSuffix(".lua") }.map(scripts.path)
      + ["--config", scripts.path("good.json")]
  }

  /// Scripts that every reporter's run reads; what one run has evaluated the next finds in a cache.
  private static let shared = Result { try scripts() }

  @Test(arguments: ReportFormat.all.map(\.name))
  func `no reporter passes them on`(name: String) throws {
    let scripts = try Self.shared.get()
    let raw = scripts.path("\(name).raw.jsonl")
    let run = moth(
      [
        "run", "--device", "mac-window", "--reporter", name, "--reporter", "jsonl:\(raw)",
        "--curves", "--cache-dir", scripts.path("cache"),
      ]
        + files(scripts)
    )
    #expect(run.status == 3, "\(run.errors)")
    #expect(run.output.contains("error"), "the corpus reaches the report")
    #expect(wrong(run.output, isCommands: name == "github") == [])
    #expect(wrong(run.errors) == [])
    let report = moth("report", raw, "--reporter", name)
    #expect(wrong(report.output, isCommands: name == "github") == [])
  }
}

import Foundation
import MothCatalog
import MothDiagnostics
import MothReporting
import MothScript
import MothSimulation
import MothTestSupport
import MothValidation
import Testing

@testable import MothCommands

/// `moth list` and `moth explain`.
@Suite struct ListAndExplainTests {
  // MARK: - List

  private func names(_ what: String, path: String) throws -> [String] {
    let outcome = moth("list", what, "--json", path)
    #expect(outcome.status == 0)
    #expect(outcome.errors == "")
    return try outcome.lines.map { line in
      let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
      return try #require(object?["name"] as? String)
    }
  }

  private func script() throws -> TemporaryFolder {
    try TemporaryFolder([
      "fade.lua": describedEffect(
        "return content:opacity(p.amount)",
        more: "parameters = { on = { default = true }, amount = { default = 0.5 } },"
      )
    ])
  }

  @Test func `each kind of thing is listed by its names`() throws {
    let scripts = try script()
    let path = scripts.path("fade.lua")
    #expect(try names("effects", path: path) == ["fade"])
    #expect(try names("scenes", path: path) == ["feed", "shelf"])
    #expect(try names("devices", path: path) == Device.bundled.map(\.id))
    #expect(try names("sweeps", path: path).first == "linear")
    #expect(try names("rules", path: path).sorted() == Rule.all.map(\.id).sorted())
    #expect(try names("views", path: path) == SceneWord.views.map(\.signature))
    #expect(try names("modifiers", path: path) == SceneWord.modifiers.map(\.signature))
    #expect(try names("transforms", path: path).count == Transform.all.count)
    #expect(try names("transforms", path: path).first == "offset(x, y)")
  }

  @Test func `effects are listed with their summaries and parameters`() throws {
    let scripts = try script()
    #expect(
      moth("list", "effects", scripts.path("fade.lua"))
        == Outcome(
          status: 0,
          output: "fade  A test's effect.  [amount=0.5 on=true]\n",
          errors: ""
        )
    )
  }

  @Test func `rows are aligned and wrapped to the width`() throws {
    let scripts = try script()
    let output = moth(
      "list",
      "effects",
      scripts.path("fade.lua"),
      environment: ["COLUMNS": "40"]
    ).output
    #expect(
      output == """
        fade  A test's effect.  [amount=0.5
              on=true]

        """
    )
  }

  @Test func `rules are under their topics with their levels`() throws {
    let lines = moth("list", "rules").output.split(
      separator: "\n",
      omittingEmptySubsequences: false
    )
    let start = try #require(
      lines.firstIndex(of: "correctness: what SwiftUI would not compile, draw or repeat")
    )
    let rules = lines[(start + 1)...].prefix { !$0.isEmpty }.filter { !$0.hasPrefix(" ") }
    let expected = Rule.all.filter { $0.topic == .correctness }
    #expect(rules.map { $0.prefix { $0 != " " } } == expected.map { $0.id[...] })
    for (line, rule) in zip(rules, expected) {
      #expect(line.contains("  [\(rule.level.rawValue)] "))
    }
    let json = moth("list", "rules", "--json").lines
    #expect(json.allSatisfy { $0.contains("\"topic\":\"") && $0.contains("\"level\":\"") })
  }

  @Test func `the forms of the list of rules are for rules`() {
    for flag in ["--markdown", "--schema"] {
      #expect(moth("list", "rules", flag).status == 0)
      let outcome = moth("list", "views", flag)
      #expect(outcome.status == 2)
      #expect(outcome.output == "")
    }
    #expect(moth("explain", "value-not-finite", "--markdown").status == 0)
    #expect(
      moth("explain", "opacity", "--markdown")
        == Outcome(
          status: 2,
          output: "",
          errors: "error[usage]: '--markdown' is for rules and 'checks'; 'opacity' is neither\n"
        )
    )
  }

  @Test func `what cannot be read is reported, and the rest listed`() throws {
    let scripts = try script()
    let outcome = moth("list", "effects", scripts.path("fade.lua"), scripts.path("gone.lua"))
    #expect(outcome.status == 2)
    #expect(outcome.lines.count == 1)
    #expect(outcome.errors.hasPrefix("error[missing-file]"))
  }

  // MARK: - Explain

  @Test(arguments: Manual.names)
  func `everything with a page can be explained, as text and as JSON`(name: String) throws {
    let text = moth("explain", name)
    #expect(text.status == 0)
    #expect(text.errors == "")
    let topic = Rule.withID(name).map { " (\($0.topic.rawValue))" } ?? ""
    #expect(text.output.hasPrefix("\(name)\(topic): "))
    #expect(!text.output.contains("\n\n\n"))
    let json = moth("explain", "--json", name)
    let object = try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any]
    #expect(object?["name"] as? String == name)
  }

  @Test func `a rule is explained with everything that it says of itself`() {
    let output = moth("explain", "value-out-of-range").output
    for title in ["why", "how to fix it", "what it checks", "level", "bad", "good", "sources"] {
      #expect(output.contains("\n\n\(title)\n"))
    }
    #expect(output.contains("      return content:opacity(1.2)\n"))
    #expect(output.contains("level\n  recommended: error\n  strict: error\n  accessibility: error"))
  }

  @Test(arguments: Rule.all.map(\.id))
  func `a rule's page shows its thresholds, examples, scenes and sources`(id: String) throws {
    let rule = try #require(Rule.withID(id))
    let text = moth("explain", id, environment: ["COLUMNS": "400"]).output
    let page = moth("explain", id, "--markdown").output
    for threshold in rule.thresholds {
      #expect(text.contains("  \(threshold.name): "))
      #expect(page.contains("| `\(threshold.name)` | "))
    }
    for example in rule.bad + rule.good {
      #expect(page.contains("```lua\n\(example.script)```"))
      #expect(example.scene.map(page.contains) ?? true)
      #expect(text.contains(try #require(example.script.split(separator: "\n").first)))
    }
    #expect(page.hasPrefix("# \(id)\n\n"))
    #expect(page.hasSuffix("\n") && !page.hasSuffix("\n\n"))
  }

  @Test func `a transform is explained in both languages`() {
    let output = moth("explain", "blur").output
    #expect(output.contains("in Lua\n  content:blur(radius [, opaque])\n"))
    #expect(output.contains("in Swift\n  blur(radius: CGFloat, opaque: Bool = false)\n"))
    #expect(output.contains("arguments\n  radius (pt), does nothing at 0\n"))
  }

  @Test func `a modifier that is none is explained with what to use instead`() {
    let output = moth("explain", "frame").output
    #expect(output.hasPrefix("frame: not a transform of VisualEffect\n\nwhy\n"))
    #expect(output.contains("\n\ninstead\n"))
  }

  @Test(arguments: [
    ("opactiy", "did you mean 'opacity'?"),
    ("value-out-of-rang", "did you mean 'value-out-of-range'?"),
    ("zzzzzz", "'moth list rules' and 'moth list transforms' name what there is"),
  ])
  func `a name without a page is answered with the nearest`(name: String, help: String) {
    #expect(
      moth("explain", name)
        == Outcome(
          status: 2,
          output: "",
          errors: """
            error[usage]: there is nothing to explain about '\(name)'
              = help: \(help)

            """
        )
    )
  }

  @Test func `no two pages have one name`() {
    let ids = Manual.explanations.map(\.id)
    #expect(Set(ids).count == ids.count)
    #expect(Set(Manual.names).count == Set(ids).count + Set(Manual.names).subtracting(ids).count)
  }
}

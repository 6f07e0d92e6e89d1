import Foundation
import MothCatalog
import MothDiagnostics
import MothScript
import MothSimulation
import MothValidation
import Testing

@testable import MothCommands

/// `moth list` and `moth explain`.
@Suite struct ListAndExplainTests {
  // MARK: - List

  private func names(_ what: String, _ path: String) throws -> [String] {
    let outcome = moth("list", what, "--json", path)
    #expect(outcome.status == 0)
    #expect(outcome.errors == "")
    return try outcome.lines.map { line in
      let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
      return try #require(object?["name"] as? String)
    }
  }

  private func script() throws -> TemporaryScripts {
    try TemporaryScripts([
      "fade.lua": effect(
        "return content:opacity(p.amount)",
        more: "parameters = { on = { default = true }, amount = { default = 0.5 } },"
      )
    ])
  }

  @Test func `each kind of thing is listed by its names`() throws {
    let scripts = try script()
    let path = scripts.path("fade.lua")
    #expect(try names("effects", path) == ["fade"])
    #expect(try names("scenes", path) == ["feed", "shelf"])
    #expect(try names("devices", path) == Device.bundled.map(\.id))
    #expect(try names("sweeps", path).first == "linear")
    #expect(try names("rules", path) == Rule.all.map(\.id))
    #expect(try names("views", path) == SceneWord.views.map(\.signature))
    #expect(try names("modifiers", path) == SceneWord.modifiers.map(\.signature))
    #expect(try names("transforms", path).count == Transform.all.count)
    #expect(try names("transforms", path).first == "offset(x, y)")
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
      "rules",
      scripts.path("fade.lua"),
      environment: ["COLUMNS": "60"]
    ).output
    #expect(
      output.hasPrefix(
        """
        unknown-transform        a chain is given a method that
                                 VisualEffect does not have
        value-not-finite         a transform is given NaN or an
                                 infinity

        """
      )
    )
  }

  @Test func `what cannot be read is told, and the rest listed`() throws {
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
    #expect(text.output.hasPrefix("\(name): "))
    #expect(!text.output.contains("\n\n\n"))
    let json = moth("explain", "--json", name)
    let object = try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any]
    #expect(object?["name"] as? String == name)
  }

  @Test func `a rule is explained with its reason, the way out and an example of each`() {
    let output = moth("explain", "value-out-of-range").output
    for title in ["\n\nwhy\n", "\n\nthe way out\n", "\n\nbad\n", "\n\ngood\n"] {
      #expect(output.contains(title))
    }
    #expect(output.contains("      return content:opacity(1.2)\n"))
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

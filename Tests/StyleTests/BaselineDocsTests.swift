import Foundation
import MothDiagnostics
import MothRunner
import MothScript
import MothTestSupport
import Testing

/// docs/BASELINES.md says what baselines are.
@Suite struct BaselineDocsTests {
  @Test func `its table has the tolerance of every kind`() throws {
    let page = try Repository.text("docs/BASELINES.md")
    let rows = BaselineKind.allCases.map { kind in
      "| `\(kind.rawValue)` | \(NumberText.exact(kind.defaultTolerance)) | \(kind.reason) |"
    }
    #expect(page.contains("|---|---|---|\n" + rows.joined(separator: "\n") + "\n\n"))
  }

  @Test func `the configuration that it shows is read`() throws {
    let page = try Repository.text("docs/BASELINES.md")
    let start = try #require(page.range(of: "```json\n"))
    let end = try #require(page[start.upperBound...].range(of: "```"))
    let text = String(page[start.upperBound..<end.lowerBound])
    let decoded = Configuration.decode(SourceFile(path: "moth.json", text: text))
    #expect(decoded.configuration?.tolerances[.points] == 0.1)
    let schema = JSONSchema(schema: try JSON(Repository.text("docs/schemas/moth.json")))
    #expect(try schema.accepts(JSON(text)))
  }

  @Test func `the bundled plugin that it shows asks for baselines and has them`() throws {
    let manifest = try Repository.text("Plugins/featured-parallax/plugin.json")
    #expect(manifest.contains("\"baselines\": true"))
    let text = try Repository.text("Plugins/featured-parallax/baselines/featured-parallax.txt")
    let page = try Repository.text("docs/BASELINES.md")
    let start = try #require(page.range(of: "```\nmoth baseline 1\n\n"))
    let end = try #require(page[start.upperBound...].range(of: "\n\nend\n```"))
    #expect(text.contains("\n\n" + page[start.upperBound..<end.lowerBound] + "\n\n"))
  }
}

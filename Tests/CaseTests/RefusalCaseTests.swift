import MothDiagnostics
import MothEngine
import MothGeometry
import Testing

/// The parts of cases that a visual effect cannot express: refused with the reason and a fix.
struct RefusalCaseTests {
  private let stage = Stage.item(200, height: 250, in: Size(width: 393, height: 759), at: 50)

  @Test(arguments: [
    ("A12-refused-width", "frame"), ("A49-refused-height", "frame"),
    ("A36-refused-animation", "animation"),
  ])
  func `what is no transform is refused before it runs and when it runs`(
    name: String,
    method: String
  ) throws {
    let run = try CaseBench.run(name, on: stage)
    #expect(run.ids == ["unknown-transform"])
    #expect(run.evaluation.trace == nil)
    #expect(run.diagnostics.count == 2)
    for diagnostic in run.diagnostics {
      #expect(diagnostic.message == "'\(method)' is not a transform that a chain can hold")
      #expect(diagnostic.severity == .error)
      #expect(diagnostic.location?.range?.start.line ?? 0 > 1)
    }
  }

  @Test(arguments: ["A12-refused-width", "A49-refused-height"])
  func `a size is refused because layout is done before effects are drawn`(name: String) throws {
    let diagnostic = try #require(try CaseBench.run(name, on: stage).diagnostics.first)
    #expect(
      diagnostic.notes(of: .reason) == [
        "it sizes the view, and a visual effect is drawn after layout is done"
      ]
    )
    #expect(
      diagnostic.notes(of: .help) == [
        "scaleEffect with an anchor keeps the layout; for a height that truly changes, set state "
          + "from onScrollGeometryChange in the smallest view that reads it"
      ]
    )
  }

  @Test func `an animation is refused with a reason and a fix`() throws {
    let run = try CaseBench.run("A36-refused-animation", on: stage)
    let diagnostic = try #require(run.diagnostics.first)
    #expect(!diagnostic.notes(of: .reason).isEmpty)
    #expect(!diagnostic.notes(of: .help).isEmpty)
  }

  @Test func `state written in an evaluation is refused with a reason and a fix`() throws {
    let run = try CaseBench.run("A36-refused-write", on: stage)
    let diagnostic = try #require(run.diagnostics.first)
    #expect(run.ids == ["read-only"])
    #expect(diagnostic.message == "global 'lastScale' is assigned after the script was loaded")
    #expect(diagnostic.location?.range?.start.line == 5)
    #expect(!diagnostic.notes(of: .reason).isEmpty)
    #expect(!diagnostic.notes(of: .help).isEmpty)
  }
}

extension Diagnostic {
  /// The texts of the notes of one kind.
  fileprivate func notes(of kind: Note.Kind) -> [String] {
    notes.filter { $0.kind == kind }.map(\.text)
  }
}

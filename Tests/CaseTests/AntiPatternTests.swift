import Foundation
import MothDiagnostics
import MothRunner
import MothScript
import MothSimulation
import MothTestSupport
import Testing

/// What today's rules say of the mistakes that the seed documents name, one script each.
///
/// The scripts, their scene and their sweep are the plugin in the folder `AntiPatterns`.
struct AntiPatternTests {
  private static let folder = Repository.root.appending(path: "Tests/CaseTests/AntiPatterns")

  /// The whole folder on one phone at few frames per second, with Reduce Motion off and on.
  private static let result: RunResult = {
    var options = RunOptions(paths: [folder.path])
    options.axes.devices = ["iphone-17"]
    options.axes.refreshRate = 60
    options.axes.sweeps = ["there-and-back"]
    return Runner.run(options)
  }()

  private func effect(_ name: String) throws -> EffectResult {
    try #require(
      Self.result.plugins.flatMap(\.effects).first { $0.name == name },
      "there is no script '\(name)'"
    )
  }

  @Test(arguments: AntiPattern.all)
  func `a mistake is found by the rules that its row names`(pattern: AntiPattern) throws {
    let effect = try effect(pattern.name)
    let units = effect.units.flatMap(\.diagnostics)
    let ids = Set((effect.diagnostics + effect.findings + units).map(\.id))
    #expect(ids.sorted() == pattern.ids)
  }

  @Test func `the table and the folder have the same scripts`() throws {
    let files = try FileManager.default
      .contentsOfDirectory(atPath: Self.folder.appending(path: "effects").path)
      .map { String($0.dropLast(".lua".count)) }
    #expect(AntiPattern.all.map(\.name) == files.sorted())
    #expect(Self.result.plugins.flatMap(\.effects).map(\.name).sorted() == files.sorted())
    #expect(Self.result.diagnostics == [])
  }

  @Test func `every script says what it does wrong`() {
    #expect(Self.result.plugins.flatMap(\.effects).allSatisfy { !$0.summary.isEmpty })
  }

  /// Actions, writes and bodies.
  ///
  /// The screen scrolls from -62, the inset, to the end of the content and back: 0.35 s at 60
  /// frames per second are 21 frames each way. With the first layout, -62 after the zeros, the
  /// offset changes 43 times.
  @Test(arguments: [
    // True of zeros (0 + 0 >= 0 - 10000) and of every frame: never a change.
    ("bool-true-at-first-layout", 0, 0, 0),
    // The offset goes up to content - container - 62, and 62 is more than the 24 allowed.
    ("end-test-ignores-insets", 43, 0, 0),
    // Passed once on the way there and once on the way back.
    ("offset-without-inset", 2, 2, 2),
    // As often as the offset moves, and a body evaluated only when the Bool changes.
    ("geometry-for-a-bool", 43, 43, 2),
    ("points-for-a-bool", 43, 43, 2),
    ("offset-in-screen-state", 43, 43, 43),
    // The screen does not scroll sideways: its offset is 0, the covers' is another.
    ("means-inner-scroll-view", 0, 0, 0),
  ])
  func `a state has the cost of its mistake`(
    name: String,
    actions: Int,
    writes: Int,
    bodies: Int
  ) throws {
    let cost = try #require(try effect(name).units.first?.stateCost)
    // The zeros, the first layout, 42 frames, and one at rest.
    #expect(cost.transformRuns == 45)
    #expect(cost.actions == actions)
    #expect(cost.writes == writes)
    #expect(cost.bodies.map(\.evaluations) == [bodies])
  }

  @Test func `an owner that the scene does not have is reported at its key, with the nearest`()
    throws
  {
    let reported = try #require(try effect("unknown-owner").diagnostics.first)
    #expect(reported.message == "the scene 'list' has no target 'scren'")
    #expect(reported.location?.range?.start == SourcePosition(line: 13, column: 5))
    #expect(reported.notes.filter { $0.kind == .help }.map(\.text) == ["did you mean 'screen'?"])
  }
}

/// A script that does one thing wrong, and what is found.
struct AntiPattern: Sendable, CustomTestStringConvertible {
  /// The name of its file.
  let name: String
  /// The ids of all that is found, sorted.
  let ids: [String]

  var testDescription: String { name }

  private init(_ name: String, ids: String...) {
    self.name = name
    self.ids = ids
  }

  /// All scripts by name.
  static let all = [
    AntiPattern("blur-on-every-card", ids: "blur-on-many-views", "text-unreadable-at-rest"),
    AntiPattern(
      "blurred-in-sight",
      ids: "blur-on-many-views",
      "identity-phase-changes",
      "text-unreadable-at-rest"
    ),
    AntiPattern("bool-true-at-first-layout", ids: "first-layout-never-fires"),
    AntiPattern("branches-on-modifiers", ids: "chain-shape-changes", "hit-target-drifts"),
    AntiPattern("changes-in-identity", ids: "identity-phase-changes"),
    AntiPattern(
      "constants-every-frame",
      ids: "allocation-budget",
      "allocation-in-closure",
      "instruction-budget"
    ),
    AntiPattern("end-test-ignores-insets", ids: "bottom-test-ignores-insets"),
    AntiPattern("geometry-for-a-bool", ids: "state-written-every-frame"),
    AntiPattern(
      "heavy-transform",
      ids: "allocation-budget",
      "allocation-in-closure",
      "instruction-budget",
      "rest-offset-not-zero"
    ),
    AntiPattern("hidden-at-rest", ids: "hidden-at-rest", "hit-target-drifts"),
    AntiPattern("ignores-reduce-motion", ids: "reduce-motion-ignored"),
    AntiPattern("innermost-scroll-space", ids: "no-effect", "wrong-scroll-space"),
    AntiPattern(
      "interactive-hidden-threshold",
      ids: "hidden-at-rest",
      "hidden-threshold-interactive",
      "hit-target-drifts",
      "no-effect"
    ),
    AntiPattern("invisible-takes-taps", ids: "hidden-at-rest", "hit-target-drifts"),
    AntiPattern("layout-in-closure", ids: "unknown-transform"),
    AntiPattern("means-inner-scroll-view", ids: "no-effect"),
    AntiPattern("moves-off-its-taps", ids: "hit-target-drifts"),
    AntiPattern(
      "offset-in-screen-state",
      ids: "state-owner-too-large",
      "state-written-every-frame"
    ),
    AntiPattern("offset-without-inset", ids: "rest-offset-not-zero"),
    AntiPattern("outside-scroll-content", ids: "no-effect"),
    AntiPattern("phase-as-fraction", ids: "fractional-phase-assumed"),
    AntiPattern("points-for-a-bool", ids: "rest-offset-not-zero", "state-written-every-frame"),
    AntiPattern("shadow", ids: "unknown-transform"),
    AntiPattern("unknown-owner", ids: "unknown-target"),
    AntiPattern("window-as-space", ids: "global-space"),
  ]
}

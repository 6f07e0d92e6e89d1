internal import MothDiagnostics
internal import MothEngine
internal import MothScript

/// What evaluating an effect in one place gave.
package struct PlaceOutcome: Sendable, Codable {
  /// The unit; nil where the device does not change as the plan says.
  var unit: Unit?
  /// Why it could not be planned.
  var problem: PlanProblem?
  /// What the script printed.
  var printed = ""
  /// What is wrong with the scene.
  var scene = SceneProblems()

  /// A unit that was evaluated and looked at.
  struct Unit: Sendable, Codable {
    /// The result without what the rules found.
    var result: UnitResult
    /// What went wrong in evaluating it.
    var failure: [Diagnostic]
    /// What the rules found.
    var findings: [Diagnostic]
    /// The shape of its chain.
    var shape: ChainShape?
    /// Whether the effect is run no further.
    var endsEffect: Bool
  }
}

/// What is wrong with scenes.
struct SceneProblems: Sendable, Codable {
  private var loading: [String: [Diagnostic]] = [:]
  private var layout: [Diagnostic] = []

  init() {}

  /// The problems that a library has met in loading a scene, and those of some layouts of it.
  init(_ scenes: SceneLibrary, of name: String, layout: [Diagnostic] = []) {
    loading = scenes.loadingProblems.filter { $0.key == name && !$0.value.isEmpty }
    self.layout = layout
  }

  /// Adds others, none twice.
  mutating func add(_ other: SceneProblems) {
    loading.merge(other.loading) { first, _ in first }
    layout += other.layout.filter { !layout.contains($0) }
  }

  /// All of them: those of loading by the scenes' names, then those of layouts as they came.
  var all: [Diagnostic] {
    loading.sorted { $0.key < $1.key }.flatMap(\.value) + layout
  }
}

extension PlaceOutcome {
  /// Whether its effect is run further.
  var letsEffectGoOn: Bool {
    unit.map { !$0.endsEffect } ?? problem.map { !$0.endsEffect } ?? true
  }

  /// Leaves nothing of a unit but why it was cut.
  mutating func replace(by problem: PlanProblem) {
    scene = SceneProblems()
    guard var unit else {
      self.problem = problem
      return
    }
    unit.result.forgetValues()
    unit.failure = [problem.diagnostic]
    unit.findings = []
    unit.endsEffect = problem.endsEffect
    self.unit = unit
  }

  /// Whether it would be the same on any machine: nothing was stopped for taking too long.
  var isSure: Bool {
    problem == nil && (unit?.failure ?? []).allSatisfy { !Self.unsure.contains($0.id) }
  }

  /// The ids of what depends on the machine or on a mistake of Moth's.
  fileprivate static let unsure: Set<String> = Set(
    [ScriptFault.Kind.timeLimit, .interrupted, .internalError].map(\.explanation.id)
      + ["unit-timeout"]
  )
}

extension TestOutcome {
  /// Likewise.
  var isSure: Bool { result.diagnostics.allSatisfy { !PlaceOutcome.unsure.contains($0.id) } }
}

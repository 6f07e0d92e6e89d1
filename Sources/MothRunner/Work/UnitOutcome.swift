internal import MothDiagnostics
internal import MothEngine
internal import MothScript

/// The result of evaluating an effect in one variant.
package struct UnitOutcome: Sendable, Codable {
  /// The unit; nil if the device does not change as the plan says.
  var unit: Unit?
  /// Why it could not be planned.
  var problem: PlanProblem?
  /// What the script printed.
  var printed = PrintedText()
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

extension UnitOutcome {
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
  var isCacheable: Bool {
    problem == nil && (unit?.failure ?? []).allSatisfy { !Self.unsure.contains($0.id) }
      && (unit?.result.curves?.count ?? 0) <= Self.mostNumbers
  }

  /// The most numbers that are kept: more take longer to write and read than to evaluate.
  private static let mostNumbers = 200_000

  /// The ids of what depends on the machine or on a mistake of Moth's.
  fileprivate static let unsure: Set<String> = Set(
    [ScriptFault.Kind.timeLimit, .interrupted, .internalError].map(\.explanation.id)
      + ["unit-timeout"]
  )
}

extension TestOutcome {
  /// Likewise.
  var isCacheable: Bool { result.diagnostics.allSatisfy { !UnitOutcome.unsure.contains($0.id) } }
}

package import MothGeometry
package import MothScript
package import MothSimulation

/// The result of evaluating a unit.
package struct Evaluation: Sendable {
  /// The trace; nil when a sample failed or the chain changed its shape.
  package var trace: Trace?
  /// The first sample that failed, and how many did.
  package var failure: SampleFailure?
  /// The first sample at which the chain's shape changed.
  package var shapeChange: ShapeChange?
  /// The first value that came out otherwise when a sample was evaluated again.
  package var difference: ReevaluationDifference?
  /// For the columns of a scroll transition, what its closure returned for each target and phase:
  /// the trace has what SwiftUI makes of it.
  package var closureValues: [Int: [ClosureValue]] = [:]
  /// How each scroll transition among the stages is configured, for its first target.
  package var transitions: [ScrollTransition] = []
  /// What the scroll did to the state; nil for an effect without.
  package var state: StateTrace?
  /// How many times the effect's function was called.
  package var callCount = 0

  /// An evaluation with nothing in it.
  package init() {}
}

/// A number that a scroll transition's closure returned.
package struct ClosureValue: Equatable, Sendable {
  /// The target, by its index among the unit's targets.
  package var target: Int
  /// The phase that the closure was called with.
  package var phase: ScrollTransitionPhase
  /// The number.
  package var value: Double
}

/// Samples at which the script failed.
package struct SampleFailure: Sendable {
  /// The fault of the first.
  package var fault: ScriptFault
  /// The script that it names, if it is not the effect's own: a module.
  package internal(set) var source: ScriptSource?
  /// Its target, by its index among the unit's targets.
  package var target: Int
  /// Its sample.
  package var sample: Int
  /// How many samples failed.
  package var count: Int

  /// Whether a limit was reached; the effect is then not run further.
  package var endsEffect: Bool { fault.endsState }
}

/// A chain that is not of the shape that the sweep began with.
package struct ShapeChange: Sendable {
  /// The target, by its index among the unit's targets.
  package var target: Int
  /// The first sample with the other shape.
  package var sample: Int
  /// The shape of the first sample.
  package var first: ChainShape
  /// The other shape.
  package var other: ChainShape

  /// Makes a change.
  package init(target: Int, sample: Int, first: ChainShape, other: ChainShape) {
    self.target = target
    self.sample = sample
    self.first = first
    self.other = other
  }
}

/// A value that depends on more than its sample.
package struct ReevaluationDifference: Sendable {
  /// How the sample was evaluated again.
  package enum Order: Sendable {
    /// Twice in a row.
    case repeated
    /// After the sweep, from its end to its start.
    case reversed
  }

  /// How the difference showed.
  package var order: Order
  /// The target, by its index among the unit's targets.
  package var target: Int
  /// The sample.
  package var sample: Int
  /// The column, by its place in the shape; nil when the shape itself differs.
  package var column: Int?
  /// The value of the first evaluation.
  package var first: Double
  /// The value of the second.
  package var second: Double
  /// The line of the transform.
  package var line: Int
}

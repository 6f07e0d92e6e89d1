package import MothScript

/// What a scroll did to the state of a `scrollState` effect.
package struct StateTrace: Sendable {
  /// The state's fields.
  package let fields: [ScriptField]
  /// What each sample did.
  package let steps: [ScriptState.StateStep]
  /// What the transform `of` gave for the geometry of zeros before the first layout.
  package let zeroValue: ScriptState.SeenValue
  /// What the transform `of` gave in each sample.
  package let seenValues: ArraySlice<ScriptState.SeenValue>
  private let values: [Double]

  /// Takes over the columns of a run.
  init(fields: [ScriptField], _ columns: ScriptState.StateColumns) {
    self.fields = fields
    steps = columns.steps
    values = columns.fields
    zeroValue = columns.seen[0]
    seenValues = columns.seen.dropFirst()
  }

  /// What the transform `of` gave at a sample.
  package func seen(sample: Int) -> ScriptState.SeenValue { seenValues[sample + 1] }

  /// The value of a field at a sample: a number, 1 or 0 for a boolean, 0 for a text.
  package func value(field: Int, sample: Int) -> Double {
    values[field * steps.count + sample]
  }

  /// How often the transform `of` ran: once on the geometry of zeros and once a sample.
  package var transformRuns: Int { steps.count + 1 }

  /// How often the action ran.
  package var actions: Int { steps.count { $0.fired } }

  /// How many assignments the actions made.
  package var writes: Int { steps.reduce(0) { $0 + $1.writes } }

  /// In how many samples the state changed, each of which evaluates the bodies that read it.
  package var changedSamples: Int { steps.count { $0.changes > 0 } }
}

package import MothScript

/// What a scroll did to the state of a `scrollState` effect.
package struct StateTrace: Sendable {
  /// The state's fields.
  package let fields: [ScriptField]
  /// What each sample did.
  package let steps: [ScriptState.StateStep]
  /// What the transform `of` returned for the geometry of zeros before the first layout.
  package let zeroValue: ScriptState.SeenValue
  /// What the transform `of` returned in each sample.
  package let seenValues: ArraySlice<ScriptState.SeenValue>
  /// The frames in which the state laid the scene out again.
  package let layoutFrames: [LayoutFrame]
  private let values: [Double]

  /// Takes over the columns of a run.
  init(
    fields: [ScriptField],
    _ columns: ScriptState.StateColumns,
    layoutFrames: [LayoutFrame] = []
  ) {
    self.fields = fields
    self.layoutFrames = layoutFrames
    steps = columns.steps
    values = columns.fields
    zeroValue = columns.seen[0]
    seenValues = columns.seen.dropFirst()
  }

  /// What the transform `of` returned at a sample.
  package func seen(sample: Int) -> ScriptState.SeenValue { seenValues[sample + 1] }

  /// The value of a field at a sample: a number, 1 or 0 for a boolean, 0 for a text.
  package func value(field: Int, sample: Int) -> Double {
    values[field * steps.count + sample]
  }

  /// How often the transform `of` ran: once on the geometry of zeros, once a sample, and once more
  /// for each layout within a frame.
  package var transformRuns: Int {
    layoutFrames.reduce(steps.count + 1) { $0 + $1.passes.count - 1 }
  }

  /// How often the action ran.
  package var actions: Int {
    layoutFrames.reduce(steps.count { $0.fired }) { $0 + max(0, $1.actions - 1) }
  }

  /// How many assignments the actions made.
  package var writes: Int { steps.reduce(0) { $0 + $1.writes } }

  /// In how many samples the state changed, each of which evaluates the bodies that read it.
  package var changedSamples: Int { steps.count { $0.changes > 0 } }
}

internal import CMothLua

extension ScriptState {
  /// What one sample did to a state.
  package struct StateStep: Equatable, Sendable {
    /// Whether the action ran.
    package var fired: Bool
    /// How many fields it assigned.
    package var writes: Int
    /// How many of these got another value.
    package var changes: Int
  }

  /// Where a run of the state machine puts its results.
  package struct StateColumns {
    /// The steps by sample.
    package var steps: [StateStep] = []
    /// The state's fields: value of field f at sample k at `f * stride + k`; texts are 0.
    package var fields: [Double] = []

    /// Makes an empty result.
    package init() {}
  }

  /// Sets the scroll geometry that `of` reads and the state's first values.
  ///
  /// `inputs` must stay as it
  /// is until the next binding.
  package func bind(
    _ inputs: borrowing ScrollInputs,
    initial: [ScriptField]
  ) throws(ScriptFault) {
    let scroll = inputs.cScroll()
    let status = ScriptField.withCFields(initial) { fields in
      var binding = MothStateBinding(
        scroll: scroll,
        fields: fields.baseAddress,
        field_count: UInt32(fields.count)
      )
      return moth_bind_state(state, &binding)
    }
    try check(status)
  }

  /// Runs the state machine for `samples`, which go on from the last run unless they begin at 0.
  ///
  /// The chains of the effect go to `chainColumns` as in `evaluate`; without it the one sample's chain
  /// is kept with its lines, to be read with `recordedChain`.
  package func run(
    _ definition: ScrollStateDefinition,
    samples: Range<Int>,
    stride: Int,
    into columns: inout StateColumns,
    chainColumns: UnsafeMutablePointer<Double>?
  ) -> Batch {
    var batch = MothBatch()
    var steps = [MothStateStep](repeating: MothStateStep(), count: stride)
    let fields = definition.initial
    if columns.fields.isEmpty {
      columns.fields = Array(repeating: 0, count: fields.count * stride)
      columns.steps = Array(
        repeating: StateStep(fired: false, writes: 0, changes: 0),
        count: stride
      )
    }
    let status = ScriptField.withCFields(fields) { cFields in
      columns.fields.withUnsafeMutableBufferPointer { values in
        steps.withUnsafeMutableBufferPointer { steps in
          var run = MothStateRun()
          run.of = definition.of.reference
          run.action = definition.action.reference
          run.effect = definition.effect?.reference ?? -1
          run.first = samples.lowerBound
          run.count = samples.count
          run.records_lines = chainColumns == nil
          run.fields = cFields.baseAddress
          run.field_count = UInt32(cFields.count)
          run.values = values.baseAddress
          run.steps = steps.baseAddress
          run.columns = chainColumns
          run.stride = stride
          return moth_run_state(state, &run, &batch)
        }
      }
    }
    for sample in samples.prefix(batch.evaluated) {
      let step = steps[sample]
      columns.steps[sample] = StateStep(
        fired: step.fired,
        writes: Int(step.writes),
        changes: Int(step.changes)
      )
    }
    return Batch(
      evaluated: batch.evaluated,
      shapeChanged: batch.shape_changed,
      fault: status == MOTH_OK ? nil : ScriptFault(of: state)
    )
  }
}

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

  /// What the transform `of` gave for a geometry.
  package enum SeenValue: Equatable, Sendable {
    case boolean(Bool)
    case number(Double)
    /// A text, whose letters are not kept.
    case text
    /// The geometry itself.
    case geometry

    fileprivate init(_ seen: MothSeen) {
      self =
        switch seen.kind {
        case MOTH_SEEN_BOOLEAN: .boolean(seen.number != 0)
        case MOTH_SEEN_NUMBER: .number(seen.number)
        case MOTH_SEEN_TEXT: .text
        default: .geometry
        }
    }
  }

  /// When the action of a state runs.
  package enum ActionCalls: Sendable {
    /// As in SwiftUI: when the value of `of` differs from the one before.
    case onChange
    /// In every sample, to see what it would do.
    case always
  }

  /// Where a run of the state machine puts its results.
  package struct StateColumns {
    /// The steps by sample.
    package var steps: [StateStep] = []
    /// The state's fields: value of field f at sample k at `f * stride + k`; texts are 0.
    package var fields: [Double] = []
    /// What `of` gave: for a geometry of zeros first, then by sample.
    package var seen: [SeenValue] = []

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
    chainColumns: UnsafeMutablePointer<Double>?,
    calls: ActionCalls = .onChange
  ) -> Batch {
    var batch = MothBatch()
    var steps = [MothStateStep](repeating: MothStateStep(), count: stride)
    var seen = [MothSeen](repeating: MothSeen(), count: stride + 1)
    let fields = definition.initial
    if columns.fields.isEmpty {
      columns.fields = Array(repeating: 0, count: fields.count * stride)
      columns.steps = Array(
        repeating: StateStep(fired: false, writes: 0, changes: 0),
        count: stride
      )
      columns.seen = Array(repeating: .geometry, count: stride + 1)
    }
    let status = ScriptField.withCFields(fields) { cFields in
      columns.fields.withUnsafeMutableBufferPointer { values in
        steps.withUnsafeMutableBufferPointer { steps in
          seen.withUnsafeMutableBufferPointer { seen in
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
            run.seen = seen.baseAddress
            run.calls_always = calls == .always
            run.columns = chainColumns
            run.stride = stride
            return moth_run_state(state, &run, &batch)
          }
        }
      }
    }
    if samples.lowerBound == 0 { columns.seen[0] = SeenValue(seen[0]) }
    for sample in samples.prefix(batch.evaluated) {
      columns.seen[sample + 1] = SeenValue(seen[sample + 1])
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

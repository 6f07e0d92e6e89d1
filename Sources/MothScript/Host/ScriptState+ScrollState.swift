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

  /// What the transform `of` returned for a geometry.
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
    /// What `of` returned: for a geometry of zeros first, then by sample.
    package var seen: [SeenValue] = []

    /// Makes an empty result.
    package init() {}
  }

  /// What a run of the state machine is asked for beside its results.
  package struct StateQuestions {
    /// Whether the run's only sample is run again within its frame.
    package var isAgain = false
    /// When the action is called.
    package var calls = ActionCalls.onChange
    /// The sizes that the state gives to views in the last sample, 6 numbers for each in the order
    /// of `TargetFrame`, NaN for none; nil to leave its layout alone.
    package var sizes: [Double]?
    /// Answered: whether the action ran in the last sample.
    package fileprivate(set) var didFire = false
    /// What a call of `of`, `action` and `effect` takes at most; nil to leave it unmeasured.
    package var costs: [CallCost]?

    /// Asks for nothing.
    package init() {}
  }

  /// Sets the scroll geometry that `of` reads and the state's first values.
  package func bind(
    _ inputs: ScrollInputs,
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
    boundScroll = inputs
    try check(status)
  }

  /// Runs the state machine for `samples`, which go on from the last run unless they begin at 0.
  ///
  /// The chains of the effect go to `chainColumns` as in `evaluate`; without it the one sample's
  /// chain is kept with its lines, to be read with `recordedChain`.
  package func run(
    _ definition: ScrollStateDefinition,
    samples: Range<Int>,
    stride: Int,
    into columns: inout StateColumns,
    chainColumns: UnsafeMutablePointer<Double>?,
    asking questions: inout StateQuestions
  ) -> Batch {
    columns.makeRoom(fields: definition.initial.count, samples: stride)
    var batch = MothBatch()
    var steps = [MothStateStep](repeating: MothStateStep(), count: stride)
    var run = MothStateRun(definition, samples: samples, stride: stride, chainColumns: chainColumns)
    run.again = questions.isAgain
    run.calls_always = questions.calls == .always
    var seen = [MothSeen](repeating: MothSeen(), count: stride + 1)
    let status = ScriptField.withCFields(definition.initial) { fields in
      columns.fields.withUnsafeMutableBufferPointer { values in
        steps.withUnsafeMutableBufferPointer { steps in
          seen.withUnsafeMutableBufferPointer { seen in
            run.fields = fields.baseAddress
            run.field_count = UInt32(fields.count)
            run.values = values.baseAddress
            run.steps = steps.baseAddress
            run.seen = seen.baseAddress
            return questions.answered(definition, run: &run) { moth_run_state(state, &$0, &batch) }
          }
        }
      }
    }
    if samples.lowerBound == 0, !questions.isAgain { columns.seen[0] = SeenValue(seen[0]) }
    for sample in samples.prefix(batch.evaluated) {
      columns.seen[sample + 1] = SeenValue(seen[sample + 1])
      columns.add(steps[sample], sample: sample, again: questions.isAgain)
    }
    questions.didFire = samples.last.map { steps[$0].fired } ?? false
    return Batch(
      evaluated: batch.evaluated,
      shapeChanged: batch.shape_changed,
      fault: status == MOTH_OK ? nil : ScriptFault(of: state)
    )
  }
}

extension MothStateRun {
  /// A run that asks for nothing beside its results, without the room for these.
  fileprivate init(
    _ definition: ScrollStateDefinition,
    samples: Range<Int>,
    stride: Int,
    chainColumns: UnsafeMutablePointer<Double>?
  ) {
    self.init()
    of = definition.of.reference
    action = definition.action.reference
    effect = definition.effect?.reference ?? -1
    first = samples.lowerBound
    count = samples.count
    records_lines = chainColumns == nil
    columns = chainColumns
    self.stride = stride
  }
}

extension ScriptState.StateColumns {
  /// Makes room for so many fields and samples, if there is none yet.
  fileprivate mutating func makeRoom(fields count: Int, samples: Int) {
    guard steps.isEmpty else { return }
    fields = Array(repeating: 0, count: count * samples)
    seen = Array(repeating: .geometry, count: samples + 1)
    steps = Array(
      repeating: ScriptState.StateStep(fired: false, writes: 0, changes: 0),
      count: samples
    )
  }

  /// Takes over a step; that of a sample that ran again adds to what it did before.
  fileprivate mutating func add(_ step: MothStateStep, sample: Int, again: Bool) {
    let earlier = again ? steps[sample] : nil
    steps[sample] = ScriptState.StateStep(
      fired: step.fired || (earlier?.fired ?? false),
      writes: Int(step.writes) + (earlier?.writes ?? 0),
      changes: Int(step.changes) + (earlier?.changes ?? 0)
    )
  }
}

extension ScriptState.StateQuestions {
  /// Runs `body` with room for the answers, and takes them over.
  fileprivate mutating func answered(
    _ definition: ScrollStateDefinition,
    run: inout MothStateRun,
    body: (inout MothStateRun) -> MothStatus
  ) -> MothStatus {
    let functions = sizes == nil ? [] : definition.layout.map(\.function.reference)
    var found = [Double](repeating: .nan, count: functions.count * Int(MOTH_SIZE_FIELDS))
    var measured = [MothCost](repeating: MothCost(), count: 3)
    let status = functions.withUnsafeBufferPointer { functions in
      found.withUnsafeMutableBufferPointer { found in
        measured.withUnsafeMutableBufferPointer { measured in
          run.layouts = functions.baseAddress
          run.layout_count = UInt32(functions.count)
          run.sizes = found.baseAddress
          run.costs = costs == nil ? nil : measured.baseAddress
          return body(&run)
        }
      }
    }
    if sizes != nil { sizes = found }
    if costs != nil { costs = measured.map { ScriptState.CallCost($0) } }
    return status
  }
}

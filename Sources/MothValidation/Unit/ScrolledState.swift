internal import MothDiagnostics
internal import MothEngine
internal import MothGeometry
internal import MothScript
package import MothSimulation

/// The scroll state of a unit, with what rules ask of it.
struct ScrolledState {
  let unit: ValidatedUnit
  let definition: ScrollStateDefinition
  let trace: StateTrace
  /// The scroll view that the sweep moves, in the first layout.
  let view: ScrollViewLayout

  /// What a run of the state machine sees otherwise than it is.
  struct Variation {
    /// Whether the content has its insets.
    var hasInsets = true
    /// By how much the content is longer, in points.
    var addedLength = 0.0

    /// Nothing.
    static let none = Variation()
    /// The same content without insets.
    static let withoutInsets = Variation(hasInsets: false)
  }

  /// The axis along which the sweep moves.
  var axis: Axis { view.sweepAxis }

  /// How far the content can be scrolled, in points.
  var extent: Double { view.extent(along: axis) }

  /// What the offset at rest is below zero, in points.
  var inset: Double { view.contentInsets.start(along: axis) }

  /// Whether one layout holds through the whole sweep.
  var isSteady: Bool { unit.context.timeline.parts.count == 1 }

  /// The sweep's offsets.
  var offsets: [Double] { unit.context.samples.offsets }

  /// The places of the fields that hold numbers.
  var numericFields: [Int] {
    trace.fields.indices.filter {
      if case .number = trace.fields[$0].value { true } else { false }
    }
  }

  /// The places of the fields whose values are traced: all but texts.
  var tracedFields: [Int] {
    trace.fields.indices.filter {
      if case .string = trace.fields[$0].value { false } else { true }
    }
  }

  /// A field's value in words.
  func words(_ value: Double, field: Int) -> String {
    if case .boolean = trace.fields[field].value { return value != 0 ? "true" : "false" }
    return NumberText.fixed(value, decimals: 2)
  }

  /// The moment of a sample.
  func moment(_ sample: Int) -> Moment { unit.context.moment(target: 0, sample: sample) }

  /// Runs the state machine again: at rest, and then at these distances from rest, in points.
  ///
  /// Nil if the script fails.
  func run(
    at distances: [Double],
    _ variation: Variation = .none,
    calls: ScriptState.ActionCalls = .onChange
  ) -> StateTrace? {
    var samples = SweepSamples()
    for distance in distances {
      samples.append(
        time: Double(samples.count) / unit.context.device.refreshRate,
        offset: distance,
        phase: .interacting
      )
    }
    return run(samples, variation: variation, calls: calls)
  }

  /// Runs the state machine again over these samples; nil if the script fails.
  func run(
    _ samples: SweepSamples,
    variation: Variation = .none,
    calls: ScriptState.ActionCalls = .onChange
  ) -> StateTrace? {
    guard let layout = unit.context.layout else { return nil }
    var context = unit.context.probing(SceneTimeline(layout, samples: samples), targets: [0])
    context.scrollGeometries = samples.offsets.map { geometry(at: $0, variation) }
    context.actionCalls = calls
    return unit.experiment.evaluate(context).state
  }

  private func geometry(at distance: Double, _ variation: Variation) -> ScrollGeometry {
    var point = Point.zero
    point[axis] = distance
    var size = view.contentSize
    size[axis] += variation.addedLength
    return ScrollGeometry(
      distanceFromRest: point,
      contentSize: size,
      contentInsets: variation.hasInsets ? view.contentInsets : .zero,
      containerSize: view.container.size
    )
  }

  /// The distance from rest at which a field changes, between one at which it has not and one at
  /// which it has; nil if a run says otherwise.
  func location(
    ofChangeOf field: Int,
    between unchanged: Double,
    and changed: Double,
    _ variation: Variation
  ) -> Double? {
    var (low, high) = (unchanged, changed)
    for _ in 0..<Self.passes where high - low > Self.precision {
      let distances = (1...Self.steps).map { low + (high - low) * Double($0) / Double(Self.steps) }
      guard let run = run(at: distances, variation),
        let first = distances.indices.first(where: {
          run.value(field: field, sample: $0 + 1) != run.value(field: field, sample: 0)
        })
      else { return nil }
      (low, high) = (first == 0 ? low : distances[first - 1], distances[first])
    }
    return high
  }

  /// How exactly a change is located, in points.
  private static let precision = 0.02
  private static let steps = 16
  /// Enough for any content: 16 to the power of 12 steps.
  private static let passes = 12
}

extension ValidatedUnit {
  /// The scroll state; nil for an effect without, and where it failed.
  var scrolledState: ScrolledState? {
    guard let definition = definition.stages.lazy.compactMap(\.scrollState).first,
      let trace = evaluation.state, let layout = context.layout,
      let swept = layout.sweptScrollView
    else { return nil }
    return ScrolledState(
      unit: self,
      definition: definition,
      trace: trace,
      view: layout.scrollViews[swept]
    )
  }

  /// What the scroll cost in state; nil for an effect without.
  package var stateCost: StateCost? {
    guard let state = definition.stages.lazy.compactMap(\.scrollState).first,
      let trace = evaluation.state
    else { return nil }
    let readers: [String?] = state.readers.isEmpty ? [state.owner] : state.readers
    return StateCost(
      transformRuns: trace.transformRuns,
      actions: trace.actions,
      writes: trace.writes,
      bodies: readers.map { name in
        StateCost.Body(
          view: name,
          evaluations: trace.changedSamples,
          viewCount: experiment.viewCount(under: name)
        )
      }
    )
  }
}

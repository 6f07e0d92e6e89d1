internal import MothCatalog
internal import MothDiagnostics
internal import MothEngine
internal import MothScript
internal import MothSimulation
internal import MothValidation

/// What a baseline keeps of a unit: a summary, and a reduced curve for each argument.
package struct BaselineUnit: Sendable, Codable {
  /// The scene's name.
  var scene: String
  /// The target's name; empty for a state that no view shows.
  var target: String
  /// How many samples the sweep has.
  var samples: Int
  /// The time of each sample since the sweep began, in seconds.
  var time: ReducedCurve
  /// The scroll offset from rest in each sample, in points.
  var scroll: ReducedCurve
  /// How many views have the effect.
  var views: Int
  /// Which of them the curves are of, by its index among them.
  var curveView: Int
  /// The transforms of the chain, with the signatures of shaders; empty for an empty one and for
  /// none.
  var chain: String
  /// What the scroll did to the state; nil for an effect without.
  var state: State?
  /// The samples in which the view of the curves is made; nil if there is no chain.
  var seen: [ClosedRange<Int>]?
  /// The arguments of the chain in their order.
  var arguments: [Argument]
  /// For each view its index among its siblings; a file does not have them.
  var viewIndices: [Int]?

  enum CodingKeys: CodingKey {
    case scene, target, samples, time, scroll, views, curveView, chain, state, seen, arguments
    case viewIndices
  }

  /// What a scroll did to a state.
  struct State: Sendable, Codable, Equatable {
    @Count var transformRuns: Int
    @Count var actions: Int
    @Count var writes: Int
    @Count var rebuiltViews: Int
  }

  /// An argument of the chain.
  struct Argument: Sendable, Codable {
    /// The label, such as `offset.y`.
    var name: String
    /// For each view its smallest and largest value; nil for a view without a finite one.
    var ranges: [Range?]
    /// The values of one view.
    var curve: ReducedCurve
    /// What it counts; a file does not have it.
    var kind: BaselineKind?
    /// Where the script calls the transform; a file does not have it.
    var location: SourceLocation?
  }

  /// The smallest and the largest value of a view.
  struct Range: Sendable, Codable {
    var low: Double
    var high: Double
    /// The samples of the sweep in which they come first; a file does not have them.
    var lowSample: Int?
    var highSample: Int?
  }
}

extension BaselineUnit {
  /// What a baseline keeps of a validated unit; nil for one that could not be evaluated everywhere.
  init?(_ unit: ValidatedUnit, tolerances: BaselineTolerances) {
    let context = unit.context
    let evaluation = unit.evaluation
    guard evaluation.failure == nil, evaluation.trace != nil || evaluation.state != nil,
      evaluation.shapeChange == nil
    else { return nil }
    let all = 0..<context.samples.count
    scene = VisibleText.escaped(context.scene)
    target = VisibleText.escaped(context.target)
    samples = context.samples.count
    time = ReducedCurve(
      context.samples.times,
      at: all,
      reduction: tolerances.reduction(of: .seconds)
    )
    scroll = ReducedCurve(
      context.samples.offsets,
      at: all,
      reduction: tolerances.reduction(of: .points)
    )
    views = context.targets.count
    curveView = context.targets.count / 2
    chain = evaluation.trace?.shape.baselineText ?? ""
    state = unit.stateCost.map { cost in
      State(
        transformRuns: cost.transformRuns,
        actions: cost.actions,
        writes: cost.writes,
        rebuiltViews: cost.rebuiltViews
      )
    }
    arguments = []
    viewIndices = context.targets.map(\.index)
    guard let trace = evaluation.trace else { return }
    // The number of a shader is its place in a host's list; the chain has its name.
    arguments = trace.shape.columns.indices
      .filter { trace.shape.columns[$0].column?.unit != .shader }
      .map { argument($0, of: trace, in: unit, tolerances: tolerances) }
    seen = arguments.first?.curve.stretches
  }

  private func argument(
    _ column: Int,
    of trace: Trace,
    in unit: ValidatedUnit,
    tolerances: BaselineTolerances
  ) -> Argument {
    let kind = BaselineKind(trace.shape.columns[column].column)
    let reduction = tolerances.reduction(of: kind)
    let sweepSamples = { (view: Int) in
      (0..<trace.sampleCount(of: view)).map { unit.context.sweepSample(of: view, $0) }
    }
    let ranges = trace.targets.indices.map { view in
      Range(trace.values(target: view, column: column), reduction: reduction) {
        unit.context.sweepSample(of: view, $0)
      }
    }
    let curve =
      trace.targets.indices.contains(curveView)
      ? ReducedCurve(
        trace.values(target: curveView, column: column),
        at: sweepSamples(curveView),
        reduction: reduction
      ) : ReducedCurve()
    return Argument(
      name: trace.shape.columns[column].label,
      ranges: ranges,
      curve: curve,
      kind: kind,
      location: unit.location(ofColumn: column, in: trace)
    )
  }
}

extension ChainShape {
  /// The transforms in words, with the signatures of their shaders.
  fileprivate var baselineText: String {
    let names = elements.map { element in
      element.transform.id + (element.shader.isEmpty ? "" : " \(element.shader)")
    }
    return VisibleText.escaped(names.joined(separator: ", "))
  }
}

extension BaselineUnit.Range {
  /// The range of the finite values; nil if there is none.
  ///
  /// `sample` gives the sweep's sample of a value's place.
  fileprivate init?(
    _ values: ArraySlice<Double>,
    reduction: CurveReduction,
    sample: (Int) -> Int
  ) {
    let finite = values.indices.filter { values[$0].isFinite }
    guard let lowest = finite.min(by: { values[$0] < values[$1] }),
      // The first of several, as with the lowest.
      let highest = finite.min(by: { values[$0] > values[$1] })
    else { return nil }
    low = reduction.rounded(values[lowest])
    high = reduction.rounded(values[highest])
    lowSample = sample(lowest - values.startIndex)
    highSample = sample(highest - values.startIndex)
  }

  /// A range with these ends and nothing known of samples.
  init(low: Double, high: Double) {
    self.low = low
    self.high = high
  }
}

internal import MothDiagnostics
internal import MothEngine
internal import MothScript
internal import MothSimulation

/// The columns that the checks of a unit read, by the labels that scripts write.
struct CheckColumns {
  /// The labels: those of the chain's arguments, then `index`, `scroll`, `time` and the state's.
  let labels: [String]
  private let columns: [Kind]
  private let context: UnitContext
  private let trace: Trace?
  private let state: StateTrace?

  private enum Kind {
    case argument(Int)
    case index
    case scroll
    case time
    case field(Int)
    case actions
    case writes

    /// Whether each view has values of its own.
    var isOfViews: Bool {
      switch self {
      case .argument, .index: true
      case .scroll, .time, .field, .actions, .writes: false
      }
    }
  }

  /// The columns of an evaluated unit; nil if a sample failed or the chain changed its shape.
  init?(_ context: UnitContext, evaluation: Evaluation) {
    guard evaluation.failure == nil, evaluation.shapeChange == nil,
      evaluation.trace != nil || evaluation.state != nil
    else { return nil }
    self.context = context
    trace = evaluation.trace
    state = evaluation.state
    var found: [(label: String, kind: Kind)] = []
    for (index, column) in (trace?.shape.columns ?? []).enumerated() {
      found.append((column.label, .argument(index)))
    }
    found += [("index", .index), ("scroll", .scroll), ("time", .time)]
    if let state {
      for (index, field) in state.fields.enumerated() {
        if case .string = field.value { continue }  // a text has no number
        found.append(("state.\(field.name)", .field(index)))
      }
      found += [("state.actions", .actions), ("state.writes", .writes)]
    }
    labels = found.map(\.label)
    columns = found.map(\.kind)
  }

  /// What stays the same through the unit.
  var facts: [ScriptField] {
    let values: [String: ScriptField.Value] = [
      "count": .integer(context.targets.count),
      "device": .string(context.device.id),
      "maxScroll": .number(context.samples.offsets.max() ?? 0),
      "orientation": .string(context.settings.orientation.rawValue),
      "reduceMotion": .boolean(context.settings.reduceMotion),
      "sweep": .string(context.sweep),
    ]
    return CheckField.facts.compactMap { fact in
      values[fact.name].map { ScriptField(fact.name, value: $0) }
    }
  }

  // MARK: - Values

  /// The views for which terms have values: each target with its own samples, or one without a
  /// target, with those of the sweep, where no term differs from view to view; made one by one.
  func views(of terms: [CheckTerm]) -> some Sequence<CheckView> {
    let isOfViews = terms.contains { $0.contains { columns[$0].isOfViews } }
    let targets = isOfViews ? context.targets.indices.map(Int?.some) : [nil]
    return targets.whileWorking.lazy.map { target in
      let own = 0..<(target.map(context.sampleCount) ?? context.samples.count)
      let samples = target.map { target in own.map { context.sweepSample(of: target, $0) } }
      return CheckView(target: target, samples: samples ?? Array(own))
    }
  }

  /// The scroll offset in each sample of a view.
  func scroll(in view: CheckView) -> [Double] { view.samples.map { context.samples.offsets[$0] } }

  /// The values of a term in each sample of a view.
  func values(of term: CheckTerm, in view: CheckView) -> [Double] {
    let count = view.samples.count
    guard WorkControl.current?.goesOn(after: count + 1, of: .comparison) ?? true else {
      return Array(repeating: .nan, count: count)
    }
    return switch term {
    case .number(let number): Array(repeating: number, count: view.samples.count)
    case .column(let index): values(of: columns[index], in: view)
    case .sum(let left, let right): pairs(left, right: right, view: view, combine: +)
    case .difference(let left, let right): pairs(left, right: right, view: view, combine: -)
    case .product(let left, let right): pairs(left, right: right, view: view, combine: *)
    case .quotient(let left, let right): pairs(left, right: right, view: view, combine: /)
    case .clamped(let term, let low, let high):
      zip(pairs(term, right: low, view: view, combine: Self.larger), values(of: high, in: view))
        .map(Self.smaller)
    }
  }

  // Swift's own give the other number where one is NaN.
  private static func larger(_ left: Double, right: Double) -> Double {
    left.isNaN || right.isNaN ? .nan : max(left, right)
  }

  private static func smaller(_ left: Double, right: Double) -> Double {
    left.isNaN || right.isNaN ? .nan : min(left, right)
  }

  private func pairs(
    _ left: CheckTerm,
    right: CheckTerm,
    view: CheckView,
    combine: (Double, Double) -> Double
  ) -> [Double] {
    zip(values(of: left, in: view), values(of: right, in: view)).map(combine)
  }

  private func values(of column: Kind, in view: CheckView) -> [Double] {
    switch column {
    case .argument(let index):
      view.target.flatMap { target in trace.map { Array($0.values(target: target, column: index)) }
      }
        ?? []
    case .index:
      view.samples.map { _ in view.target.map { Double(context.targets[$0].index) } ?? 0 }
    case .scroll: scroll(in: view)
    case .time: view.samples.map { context.samples.times[$0] }
    case .field(let index):
      view.samples.map { state?.value(field: index, sample: $0) ?? .nan }
    case .actions: totals(state?.actionCounts ?? [], view: view)
    case .writes: totals(state?.steps.map(\.writes) ?? [], view: view)
    }
  }

  /// How much has come together until each sample.
  private func totals(_ counts: [Int], view: CheckView) -> [Double] {
    var total = 0
    let totals = counts.map { count in
      total += count
      return Double(total)
    }
    return view.samples.map { totals[$0] }
  }
}

/// A view of which checks speak, with the samples of the sweep in which it has values.
struct CheckView {
  /// Its range in the source among the unit's targets; nil for what no view has of its own.
  var target: Int?
  /// The sweep's samples, rising.
  var samples: [Int]
}

extension StateTrace {
  /// How often the action ran in each sample.
  fileprivate var actionCounts: [Int] {
    var counts = steps.map { $0.fired ? 1 : 0 }
    for frame in layoutFrames { counts[frame.sample] += max(0, frame.actions - 1) }
    return counts
  }
}

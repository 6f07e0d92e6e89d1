internal import MothDiagnostics
internal import MothEngine
internal import MothSimulation

/// What several rules want to know of a unit, each found when first asked for.
///
/// It belongs to the thread of its unit.
final class UnitFacts {
  private let context: UnitContext
  private let evaluation: Evaluation
  private var shares: [Int: [Double]] = [:]
  /// The jumps, once they were looked for.
  var jumps: [Jump]?

  init(_ context: UnitContext, evaluation: Evaluation) {
    self.context = context
    self.evaluation = evaluation
  }

  /// The visible fraction of a target in each of its own samples, from 0 to 1.
  func visibleFractions(of target: Int) -> [Double] {
    if let known = shares[target] { return known }
    let found = context.visibleFractions(of: target)
    shares[target] = found
    return found
  }

  /// The unit's targets by their places in the list of its layouts.
  private(set) lazy var unitTargets: [Int: Int] = Dictionary(
    context.targets.indices.map { (context.targets[$0].listIndex, $0) },
    uniquingKeysWith: { first, _ in first }
  )

  /// The columns whose values differ somewhere in the unit.
  private(set) lazy var movingColumns: [Int] = {
    guard let trace = evaluation.trace else { return [] }
    return trace.shape.columns.indices.filter { column in
      trace.targets.indices.whileWorking(stepsPerElement: 100).contains { target in
        let values = trace.values(target: target, column: column)
        return values.contains { $0 != values.first && !($0.isNaN && values.first?.isNaN ?? false) }
      }
    }
  }()

  /// How many targets rules of pictures look at.
  private static let watchedTargets = 4
  /// How many samples of each they look at beside those in which a value is farthest.
  private static let watchedSamples = 8

  /// Some targets with some of their own samples in which they are visible: the first, those in
  /// which an argument is smallest or largest, and others evenly between.
  private(set) lazy var watched: [(target: Int, samples: [Int])] = {
    guard let trace = evaluation.trace else { return [] }
    return evenIndices(trace.targets.count, wanted: Self.watchedTargets).map { target in
      (target, samples(of: target, trace))
    }
  }()

  private func samples(of target: Int, _ trace: Trace) -> [Int] {
    let shares = visibleFractions(of: target)
    let visible = shares.indices.filter { shares[$0] >= 0.5 }
    var chosen = Set(evenIndices(visible.count, wanted: Self.watchedSamples).map { visible[$0] })
    if let first = shares.first, first > 0 { chosen.insert(0) }
    for column in movingColumns {
      let values = trace.values(target: target, column: column)
      let start = values.startIndex
      let low = visible.min { values[start + $0] < values[start + $1] }
      let high = visible.max { values[start + $0] < values[start + $1] }
      chosen.formUnion([low, high].compactMap { $0 })
    }
    return chosen.sorted()
  }
}

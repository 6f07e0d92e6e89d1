internal import MothDiagnostics
internal import MothEngine

/// How two evaluations of an effect differ.
struct TraceDifference {
  /// The difference in words, a line for each argument that differs.
  let lines: [String]

  init(_ before: Evaluated, now: Evaluated) {
    guard let first = before.evaluation.trace, let second = now.evaluation.trace else {
      lines = ["one of both gives no chain"]
      return
    }
    guard first.shape.hasTransforms(of: second.shape) else {
      lines = [
        "the chain was \(first.shape.description)", "it is      \(second.shape.description)",
      ]
      return
    }
    guard Self.samples(of: first) == Self.samples(of: second) else {
      lines =
        ["the samples are not the same ones; ranges:"]
        + Self.ranges(first, second: second)
      return
    }
    let changes = second.shape.columns.indices.compactMap { column in
      Self.change(first, second: second, column: column, context: now.context)
    }
    lines = changes.isEmpty ? ["no difference"] : changes
  }

  private static func samples(of trace: Trace) -> [Int] {
    trace.targets.indices.map(trace.sampleCount)
  }

  private static func ranges(_ first: Trace, second: Trace) -> [String] {
    second.shape.columns.indices.compactMap { column in
      guard let old = first.range(column: column), let new = second.range(column: column),
        old != new
      else { return nil }
      return "\(second.shape.columns[column].label)  \(text(old)) before, \(text(new)) now"
    }
  }

  private static func text(_ range: ClosedRange<Double>) -> String {
    "\(NumberText.short(range.lowerBound)) → \(NumberText.short(range.upperBound))"
  }

  /// The largest difference of a column, and where it is.
  private static func change(
    _ first: Trace,
    second: Trace,
    column: Int,
    context: UnitContext
  ) -> String? {
    var largest = (size: 0.0, target: 0, sample: 0, count: 0)
    for target in second.targets.indices {
      for sample in 0..<second.sampleCount(of: target) {
        let old = first.value(target: target, column: column, sample: sample)
        let new = second.value(target: target, column: column, sample: sample)
        guard old != new, !(old.isNaN && new.isNaN) else { continue }
        largest.count += 1
        let size = abs(new - old)
        if size > largest.size || largest.count == 1 {
          largest = (size, target, sample, largest.count)
        }
      }
    }
    guard largest.count > 0 else { return nil }
    let (target, sample) = (largest.target, largest.sample)
    let chain = ChainText(second.shape, styler: .plain)
    let old = chain.text(
      of: first.value(target: target, column: column, sample: sample),
      column: column
    )
    let new = chain.text(
      of: second.value(target: target, column: column, sample: sample),
      column: column
    )
    let label = second.shape.columns[column].label
    let many = largest.count == 1 ? "1 sample" : "\(largest.count) samples"
    return "\(label)  \(old) before, \(new) now in sample "
      + "\(context.sweepSample(of: target, sample)); differs in \(many)"
  }
}

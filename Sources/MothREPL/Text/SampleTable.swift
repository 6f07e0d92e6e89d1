internal import MothCatalog
internal import MothDiagnostics
internal import MothEngine
internal import MothSimulation

/// Samples of a trace as a table: the sample, its time and offset, and the chain's numbers.
struct SampleTable {
  private let trace: Trace
  private let context: UnitContext
  private let target: Int
  private let samples: [Int]
  private let marked: Int?

  /// Makes a table of a target's own samples; the marked one has a `>` before it.
  init(_ trace: Trace, context: UnitContext, target: Int, samples: [Int], marked: Int? = nil) {
    self.trace = trace
    self.context = context
    self.target = target
    self.samples = samples
    self.marked = marked
  }

  /// The lines, a head first; columns that do not fit are left out, and that is reported.
  func lines(width: Int) -> [String] {
    var columns: [[String]] = [
      ["sample"] + samples.map { "\(context.sweepSample(of: target, $0))" },
      ["time s"] + samples.map { NumberText.fixed(context.samples.times[sweep($0)], decimals: 3) },
      ["offset pt"] + samples.map { NumberText.short(context.samples.offsets[sweep($0)]) },
    ]
    let chain = ChainText(trace.shape, styler: .plain)
    columns += informative.map { column in
      [trace.shape.columns[column].label]
        + samples.map {
          chain.text(
            of: trace.value(target: target, column: column, sample: $0),
            column: column
          )
        }
    }
    var used = 2
    var shown: [[String]] = []
    for column in columns {
      let own = column.map(VisibleText.width).max() ?? 0
      guard used + own + 2 <= width || shown.isEmpty else { break }
      shown.append(column.map { $0.padding(fromWidth: own) })
      used += own + 2
    }
    let rows = (0...samples.count).map { row in
      let mark = row > 0 && samples[row - 1] == marked ? "> " : "  "
      return mark + shown.map { $0[row] }.joined(separator: "  ")
    }
    let left = columns.count - shown.count
    return rows + (left > 0 ? ["  and \(left) more columns that do not fit"] : [])
  }

  private func sweep(_ sample: Int) -> Int { context.sweepSample(of: target, sample) }

  /// The columns that are not all the time at their identity.
  private var informative: [Int] {
    trace.shape.columns.indices.filter { index in
      let values = trace.values(target: target, column: index)
      guard let column = trace.shape.columns[index].column else { return true }
      let isStill = values.allSatisfy { $0 == values.first }
      return !isStill || (column.decidesIdentity && values.first != column.identity)
    }
  }
}

internal import MothDiagnostics

/// A little plot of a curve and of what its baseline has instead.
struct DifferencePlot {
  /// The plot and what it shows, as lines of a note.
  let text: String

  /// Rows and columns that fit into the log of a pipeline.
  private static let rows = 6
  private static let width = 60

  /// Draws both curves, or where one would hide the other how far they are from each other, in the
  /// stretch of samples around the worst one in which the view is made: over the offset where it
  /// goes one way, else over the time.
  init(
    _ difference: CurveDifference,
    name: String,
    kind: BaselineKind,
    times: [Double?],
    offsets: [Double?],
    with base: String
  ) {
    let number = { (value: Double?) in value ?? .nan }
    let stretch = difference.stretch
    let found = difference.found[stretch].map(number)
    let stored = difference.stored[stretch].map(number)
    let steps = zip(offsets[stretch].map(number), offsets[stretch].dropFirst().map(number))
    let goesOneWay = steps.allSatisfy { $0 <= $1 } || steps.allSatisfy { $0 >= $1 }
    let all = (found + stored).filter(\.isFinite)
    let height = (all.max() ?? 0) - (all.min() ?? 0)
    // Closer than a row, both curves are drawn with the same characters.
    let isHidden = difference.size < height / Double(Self.rows)
    let xs = (goesOneWay ? offsets : times)[stretch].map(number)
    let plot = Plot(
      title: isHidden ? "\(name) minus \(base)" : name,
      unit: kind.symbol,
      xTitle: goesOneWay ? "offset" : "time",
      xUnit: goesOneWay ? "pt" : "s",
      curves: isHidden
        ? [Plot.Curve(xs: xs, ys: zip(found, stored).map { $0 - $1 })]
        : [
          Plot.Curve(name: "this run", xs: xs, ys: found),
          Plot.Curve(name: base, xs: xs, ys: stored),
        ],
      rows: Self.rows
    )
    text = plot.lines(width: Self.width).joined(separator: "\n")
  }
}

import MothCatalog
import MothDiagnostics
import MothEngine
import MothGeometry
import MothSimulation

/// The result of evaluating the effect of a case.
struct CaseRun: Sendable {
  /// The scene's layouts and samples; nil if they could not be made.
  var timeline: SceneTimeline?
  /// The evaluation; empty if the effect could not be loaded.
  var evaluation = Evaluation()
  /// What loading and the rules have to say.
  var diagnostics: [Diagnostic] = []

  /// The layout of the first sample.
  var layout: SceneLayout? { timeline?.parts.first?.layout }

  /// The values of a column in all samples; empty if there is none.
  func values(_ label: String, target: Int = 0) -> [Double] {
    guard let trace = evaluation.trace else { return [] }
    return (0..<trace.sampleCount(of: target)).compactMap {
      value(label, target: target, sample: $0)
    }
  }

  /// The value of a column in a sample, in the last one if none is named; nil if there is none.
  func value(_ label: String, target: Int = 0, sample: Int? = nil) -> Double? {
    guard let trace = evaluation.trace, target < trace.targets.count,
      let column = trace.shape.columns.firstIndex(where: { $0.label == label })
    else { return nil }
    return trace.value(
      target: target,
      column: column,
      sample: sample ?? trace.sampleCount(of: target) - 1
    )
  }

  /// The value of a column in the last sample, for the first target.
  subscript(label: String) -> Double? { value(label) }

  /// The ids of the diagnostics, each once, in the order of the alphabet.
  var ids: [String] { Set(diagnostics.map(\.id)).sorted() }

  /// Where a point of the view is drawn in the last sample; nil without a trace.
  ///
  /// The point is given in the view's own coordinates, and only the transforms at these places in
  /// the chain are applied; all where none are named.
  func drawn(
    _ x: Double,
    y: Double,
    target: Int = 0,
    only elements: Range<Int>? = nil
  ) -> Point? {
    transform(target: target, elements)?.apply(to: Point(x: x, y: y))
  }

  private func transform(target: Int, _ elements: Range<Int>?) -> ProjectionTransform? {
    guard let trace = evaluation.trace, target < trace.targets.count else { return nil }
    let size = trace.targets[target].size
    let last = trace.sampleCount(of: target) - 1
    return trace.shape.elements[elements ?? trace.shape.elements.indices].reduce(.identity) {
      let numbers = $1.columns.map { trace.value(target: target, column: $0, sample: last) }
      return $0.concatenating(.of($1.transform, numbers: numbers, in: size))
    }
  }
}

/// The cases are published with four decimals; this is their own tolerance.
let published = 1e-3

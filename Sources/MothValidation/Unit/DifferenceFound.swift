internal import MothCatalog
internal import MothDiagnostics
internal import MothEngine
internal import MothScript

/// A value that came out otherwise when a sample was evaluated again, for a message.
struct DifferenceFound {
  fileprivate let difference: ReevaluationDifference
  /// The argument; nil if the chain itself differs.
  fileprivate let label: String?
  /// The transform's call.
  let location: SourceLocation
  /// The sample.
  let moment: Moment

  /// A message: `shape` where the chain differs, else what `value` makes of the argument's name and
  /// both values.
  func words(_ shape: String, value: (String, String, String) -> String) -> String {
    label.map {
      value($0, NumberText.exact(difference.first), NumberText.exact(difference.second))
    } ?? shape
  }
}

extension ValidatedUnit {
  /// The difference that showed in this order; none or one.
  func difference(_ order: ReevaluationDifference.Order) -> [DifferenceFound] {
    guard let difference = evaluation.difference, difference.order == order,
      let trace = evaluation.trace
    else { return [] }
    return [
      DifferenceFound(
        difference: difference,
        label: difference.column.map { trace.shape.columns[$0].label },
        location: location(of: difference, in: trace),
        moment: context.moment(target: difference.target, sample: difference.sample)
      )
    ]
  }

  private func location(of difference: ReevaluationDifference, in trace: Trace) -> SourceLocation {
    let effect = context.effect
    guard difference.line > 0, let column = difference.column else {
      return SourceLocation(path: effect.path, range: nil)
    }
    let element = trace.shape.elements[trace.shape.columns[column].element]
    // Another branch of the script may have made the second chain, with the same transforms.
    return element.line == difference.line
      ? location(of: element, in: trace.shape)
      : effect.location(ofCall: element.transform.name, onLine: difference.line)
  }
}

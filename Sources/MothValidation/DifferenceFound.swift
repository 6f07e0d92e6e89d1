internal import MothCatalog
internal import MothDiagnostics
internal import MothEngine
internal import MothScript

/// A value that came out otherwise when a sample was evaluated again, for a message.
struct DifferenceFound {
  fileprivate let difference: ReevaluationDifference
  /// The argument; nil where the chain itself differs.
  fileprivate let label: String?
  /// The transform's call.
  let place: SourcePlace
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
        place: place(of: difference, in: trace),
        moment: context.moment(target: difference.target, sample: difference.sample)
      )
    ]
  }

  private func place(of difference: ReevaluationDifference, in trace: Trace) -> SourcePlace {
    let effect = context.effect
    guard difference.line > 0, let column = difference.column else {
      return SourcePlace(path: effect.path, range: nil)
    }
    let element = trace.shape.elements[trace.shape.columns[column].element]
    // Another branch of the script may have made the second chain, with the same transforms.
    return element.line == difference.line
      ? place(of: element, in: trace.shape)
      : effect.place(ofCall: element.transform.name, onLine: difference.line)
  }
}

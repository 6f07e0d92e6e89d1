extension Evaluation {
  /// Two stages of one effect on one view: the second is drawn around the first.
  init(joining first: Evaluation, _ second: Evaluation) {
    self.init()
    failure = first.failure ?? second.failure
    shapeChange = first.shapeChange ?? second.shapeChange
    difference = first.difference ?? second.difference
    state = first.state ?? second.state
    transitions = first.transitions + second.transitions
    callCount = first.callCount + second.callCount
    guard let left = first.trace, let right = second.trace else { return }
    let count = left.shape.columns.count
    trace = Trace(joining: left, right)
    closureValues = first.closureValues
    for (column, values) in second.closureValues { closureValues[count + column] = values }
    if first.difference == nil, let column = difference?.column {
      difference?.column = count + column
    }
  }
}

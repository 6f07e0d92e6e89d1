internal import LuaSyntax
internal import MothDiagnostics
internal import MothGeometry

/// A number of a script that is set against a position in points: the 393 of
/// `frame.midX - 393 / 2`, and `p.middle` in `frame.midY - p.middle`.
struct PositionNumber: Sendable {
  /// Where a number comes from.
  enum Value: Sendable {
    case literal(Double)
    /// The default of the parameter of this name.
    case parameter(String)
  }

  /// The number.
  let value: Value
  /// Where it is written, or where the parameter is read.
  let range: SourceRange
  /// The axis of the position.
  let axis: Axis
  /// Whether the position is that of a middle.
  let isMiddle: Bool
}

extension SourceFacts {
  func findPositionNumbers() -> [PositionNumber] {
    var found: [PositionNumber] = []
    var ranges: Set<SourceRange> = []
    for expression in walk.expressions.map(\.part) {
      guard case .binary(_, _, let left, let right) = expression.kind else { continue }
      for number in numbers(in: left, against: right) + numbers(in: right, against: left)
      where ranges.insert(number.range).inserted {
        found.append(number)
      }
    }
    return found
  }

  /// The numbers of one side where the other one is a position.
  private func numbers(in side: Expression, against other: Expression) -> [PositionNumber] {
    let positions = positions(in: other)
    guard let position = positions.first, self.positions(in: side).isEmpty else { return [] }
    let isMiddle = positions.allSatisfy(\.isMiddle)
    return gather(side) { part in
      guard let value = number(part) else { return nil }
      return [
        PositionNumber(value: value, range: part.range, axis: position.axis, isMiddle: isMiddle)
      ]
    }
  }

  private func number(_ part: Expression) -> PositionNumber.Value? {
    switch part.kind {
    case .integer(let value): .literal(Double(value))
    case .float(let value): .literal(value)
    case .field(let base, let name): object(base) == "p" ? .parameter(name.text) : nil
    case .nil, .boolean, .string, .vararg, .function, .name, .parenthesised, .index, .call,
      .methodCall, .unary, .binary, .table:
      nil
    }
  }

  /// The positions that an expression is made from, through locals.
  private func positions(in expression: Expression) -> [PositionField] {
    gather(expression) { part in
      guard case .field(_, let name) = part.kind else { return nil }
      return PositionField(name.text).map { [$0] }
    }
  }

  /// What `read` gives for an expression or, where that is nil, for what it is made from; each
  /// local is followed once, so that locals made twice from locals come to an end.
  private func gather<Found>(_ expression: Expression, read: (Expression) -> [Found]?) -> [Found] {
    var found: [Found] = []
    var seen: Set<Int> = []
    var pending = [expression]
    while let next = pending.popLast() {
      if let here = read(next) {
        found += here
      } else if let declaration = local(next) {
        if seen.insert(declaration.index).inserted { pending += expressions(of: declaration) }
      } else {
        pending += next.parts.reversed().compactMap { part in
          if case .expression(let inner) = part { inner } else { nil }
        }
      }
    }
    return found
  }
}

internal import LuaSyntax
internal import MothDiagnostics
internal import MothScript

extension Rule {
  static let subPixelEquality = Rule(
    Explanation(
      id: "sub-pixel-equality",
      summary: "a place or a length from the layout is compared for equality",
      reason:
        "Scroll offsets snap to the pixels of the display, to thirds of a point at 3x, so that "
        + "an inset of 187.5 points reads 187.333 and the comparison misses.",
      help: "Compare the distance: math.abs(a - b) < 0.5."
    ),
    topic: .continuity,
    level: .warning,
    decides: "== and ~= with a side that comes from a frame, bounds, sizes, insets or the scroll's "
      + "geometry, through locals, arithmetic and local functions. What is rounded or clamped is "
      + "exact and left alone, and so are values of a state, a length compared with 0, and x ~= x, "
      + "which tests for NaN.",
    sources: ["https://codepudding.com/os/164136.html"],
    bad: [
      Example(
        """
        local frame = geometry:frame("scrollView")
        local middle = geometry:bounds("scrollView").height / 2
        return content:opacity(frame.midY == middle and 1 or 0.5)
        """,
        line: 3,
        also: ["no-effect"]
      ),
      Example(
        "local top = geometry:frame(\"scrollView\").minY\nreturn content:opacity(top ~= 0 and 1 or 0.99)",
        line: 2
      ),
    ],
    good: [
      Example(
        """
        local top = geometry:frame("scrollView").minY
        return content:opacity(math.abs(top) < 0.5 and 1 or 0.99)
        """
      ),
      Example(
        """
        local top = geometry:frame("scrollView").minY
        return content:opacity(math.floor(top) == 0 and env.index == 0 and 1 or 0.99)
        """
      ),
    ],
    source: { facts, rule in
      facts.walk.expressions.compactMap { located in
        guard case .binary(let comparison, _, let left, let right) = located.part.kind,
          comparison == .equal || comparison == .notEqual,
          facts.isMeasured(left, other: right) || facts.isMeasured(right, other: left)
        else { return nil }
        let difference = "math.abs(\(facts.operand(left)) - \(facts.operand(right)))"
        let test = "\(difference) \(comparison == .equal ? "<" : ">=") 0.5"
        return rule.finding(
          "'\(comparison.rawValue)' misses a number from the layout by a fraction of a point",
          at: facts.location(located.part.range),
          help: test.contains("\n") ? nil : "write \(test)"
        )
        .fixIt(
          "compare the distance with half a point",
          safety: .unsafe,
          edits: [TextEdit(range: located.part.range, replacement: test)]
        )
      }
    }
  )
}

extension SourceFacts {
  /// Whether an expression is a measured number, and compared with one that it may miss.
  fileprivate func isMeasured(_ expression: Expression, other: Expression) -> Bool {
    let origin = origin(expression)
    guard !origin.isDisjoint(with: [.position, .length]), !isSame(expression, right: other),
      !isState(other), other.mayBeNumber
    else { return false }
    return origin.contains(.position) || !other.isZero
  }

  /// Whether an expression is a value that was stored, or the one before it.
  private func isState(_ expression: Expression) -> Bool {
    if let declaration = local(expression), let (role, _) = roles[declaration.index] {
      return role == .oldValue || role == .newValue
    }
    if case .field(let base, _) = expression.kind { return object(base) == "state" }
    return false
  }

  /// The text of an operand of a subtraction.
  fileprivate func operand(_ expression: Expression) -> String {
    let text = source.file.text(in: expression.range)
    guard case .binary(let binary, _, _, _) = expression.kind,
      binary.precedence <= BinaryOperator.subtract.precedence
    else { return text }
    return "(\(text))"
  }
}

extension Expression {
  fileprivate var isZero: Bool {
    switch kind {
    case .integer(let value): value == 0
    case .float(let value): value == 0
    case .parenthesised(let inner): inner.isZero
    case .nil, .boolean, .string, .vararg, .name, .function, .field, .index, .call, .methodCall,
      .unary, .binary, .table:
      false
    }
  }

  /// Whether it can be a number, by its form alone.
  fileprivate var mayBeNumber: Bool {
    switch kind {
    case .nil, .boolean, .string, .function, .table: false
    case .parenthesised(let inner): inner.mayBeNumber
    case .integer, .float, .vararg, .name, .field, .index, .call, .methodCall, .unary, .binary:
      true
    }
  }
}

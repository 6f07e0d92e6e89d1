internal import LuaSyntax
internal import MothCatalog
internal import MothDiagnostics
internal import MothScript

extension Diagnostic {
  /// Adds the fix that keeps an argument in the range of its column, where the script shows the
  /// argument.
  func clamping(_ index: Int, of transform: Transform, in source: ScriptSource) -> Diagnostic {
    let allowed = transform.columns[index].allowed
    let limit = Double.greatestFiniteMagnitude
    let low = allowed.lowerBound == -limit ? nil : allowed.lowerBound
    let high = allowed.upperBound == limit ? nil : allowed.upperBound
    guard low != Double.leastNonzeroMagnitude, let call = self.location,
      let argument = TransformCall(of: transform, at: call, in: source)?.number(inColumn: index)
    else { return self }
    if let constant = argument.constant {
      let nearest = min(max(constant, low ?? -limit), high ?? limit)
      let text = NumberText.exact(nearest)
      return fixIt(
        "write \(text), the nearest value in the range",
        safety: .safe,
        edits: [TextEdit(range: argument.range, replacement: text)]
      )
    }
    return clamping(argument, low: low, high: high, in: source)
  }

  private func clamping(
    _ argument: Expression,
    low: Double?,
    high: Double?,
    in source: ScriptSource
  ) -> Diagnostic {
    let start = argument.range.start
    guard let least = source.mathName("min", before: start),
      let most = source.mathName("max", before: start)
    else { return self }
    var opening = ""
    var closing = ""
    if let low { (opening, closing) = ("\(most)(", ", \(NumberText.exact(low)))") }
    if let high {
      (opening, closing) = ("\(least)(\(opening)", "\(closing), \(NumberText.exact(high)))")
    }
    let functions = [high.map { _ in least }, low.map { _ in most }].compactMap(\.self)
    return fixIt(
      "clamp the argument with \(functions.joined(separator: " and "))",
      safety: .safe,
      edits: [
        TextEdit(range: SourceRange(start: start, end: start), replacement: opening),
        TextEdit(
          range: SourceRange(start: argument.range.end, end: argument.range.end),
          replacement: closing
        ),
      ]
    )
  }
}

extension Expression {
  /// The number that the expression is written as; nil for anything but a numeral with or without a
  /// minus.
  fileprivate var constant: Double? {
    switch kind {
    case .integer(let value): Double(value)
    case .float(let value): value
    case .unary(.minus, _, let operand): operand.constant.map { -$0 }
    case .nil, .boolean, .string, .vararg, .name, .function, .field, .index, .call, .methodCall,
      .unary, .binary, .parenthesised, .table:
      nil
    }
  }
}

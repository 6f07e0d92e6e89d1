internal import LuaSyntax
internal import MothCatalog
internal import MothDiagnostics
internal import MothScript

/// The call of a transform as it is in a script, for fixes of its arguments.
struct TransformCall {
  /// The script.
  let source: ScriptSource
  /// The call.
  let call: ChainCalls.Call
  private let form: Form

  /// The call whose name is at a place; nil if none is, and where the script does not show which
  /// argument is which.
  init?(of transform: Transform, at location: SourceLocation, in source: ScriptSource) {
    guard location.path == source.path,
      let call = ChainCalls(in: source).first(where: { $0.name.range == location.range }),
      call.name.text == transform.name
    else { return nil }
    let values = call.arguments.values
    let forms = transform.forms.filter { form in
      (form.requiredCount...form.arguments.count).contains(values.count)
        && zip(values, form.arguments).allSatisfy { Self.canBe($0.kind, kind: $1.kind) }
    }
    guard forms.count == 1, let form = forms.first else { return nil }
    // A call in the last place may stand for several arguments.
    let mayBeMore = values.last?.isMultiple ?? false
    guard !mayBeMore || values.count == form.arguments.count else { return nil }
    self.source = source
    self.call = call
    self.form = form
  }

  /// The expression of the number that fills a column; nil if the argument is left out or is no
  /// number.
  func number(inColumn column: Int) -> Expression? {
    for (argument, value) in zip(form.arguments, call.arguments.values)
    where argument.columns.contains(column) && argument.kind == .number {
      if case .vararg = value.kind { return nil }
      return value
    }
    return nil
  }

  /// Whether an expression can be an argument of a kind, as far as it shows.
  private static func canBe(_ expression: Expression.Kind, kind: Argument.Kind) -> Bool {
    switch expression {
    case .nil, .table, .function: false
    case .boolean: kind == .boolean
    case .integer, .float, .unary, .binary(.add, _, _, _), .binary(.subtract, _, _, _),
      .binary(.multiply, _, _, _), .binary(.divide, _, _, _):
      kind == .number
    case .string: kind != .number && kind != .boolean
    case .call(let callee, _):
      // The functions of math give numbers, moth's words what they are called.
      if case .field(let base, _) = callee.kind, case .name(let reference) = base.kind,
        reference.name.text == "math"
      {
        kind == .number
      } else {
        true
      }
    case .vararg, .name, .field, .index, .methodCall, .binary, .parenthesised: true
    }
  }
}

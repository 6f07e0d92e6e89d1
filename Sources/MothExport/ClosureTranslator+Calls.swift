internal import LuaSyntax
internal import MothCatalog
internal import MothDiagnostics
internal import MothScript

extension ClosureTranslator {
  /// A call of a library's function.
  mutating func call(
    _ callee: Expression,
    arguments: Arguments,
    expression: Expression
  ) throws(Untranslatable) -> SwiftValue {
    if case .name(let reference) = callee.kind,
      let declaration = resolution.declaration(of: reference), case .some(nil) = types[declaration]
    {
      throw Untranslatable(range: expression.range, reason: "")
    }
    guard let path = libraryPath(callee) else {
      throw Untranslatable(
        range: expression.range,
        reason: "only functions of 'math' are translated, not a script's own"
      )
    }
    let isSupported =
      MathFunction.all[path] != nil || ["math.rad", "math.deg", "moth.unitPoint"].contains(path)
    guard isSupported else {
      throw Untranslatable(range: expression.range, reason: "'\(path)' has no equal in Swift")
    }
    var values: [SwiftValue] = []
    for argument in arguments.values { values.append(try number(argument)) }
    if let found = special(path, values: values) { return found }
    guard let found = MathFunction.all[path], found.counts.contains(values.count) else {
      throw Untranslatable(
        range: expression.range,
        reason: "'\(path)' with so many arguments has no equal in Swift"
      )
    }
    return function(found.swiftName, values: values)
  }

  /// What is not just a function of another name.
  private func special(_ path: String, values: [SwiftValue]) -> SwiftValue? {
    switch (path, values.count) {
    case ("math.atan", 2): return function("atan2", values: values)
    case ("math.log", 2):
      // Lua's own way: bases 2 and 10 have functions of their own (lmathlib.c, math_log).
      if values[1].text == "2" { return function("log2", values: [values[0]]) }
      if values[1].text == "10" { return function("log10", values: [values[0]]) }
      return SwiftValue(
        text: "log(\(values[0].text)) / log(\(values[1].text))",
        type: .number,
        binding: .product,
        isLiteral: values.allSatisfy(\.isLiteral)
      )
    case ("math.rad", 1): return scaled(values[0], by: "CGFloat.pi / 180")
    case ("math.deg", 1): return scaled(values[0], by: "180 / CGFloat.pi")
    case ("moth.unitPoint", 2):
      return SwiftValue(
        text: "UnitPoint(x: \(values[0].text), y: \(values[1].text))",
        type: .unitPoint
      )
    default: return nil
    }
  }

  private func scaled(_ value: SwiftValue, by factor: String) -> SwiftValue {
    SwiftValue(
      text: "\(value.text(in: .product)) * (\(factor))",
      type: .number,
      binding: .product
    )
  }

  private func function(_ name: String, values: [SwiftValue]) -> SwiftValue {
    SwiftValue(
      text: "\(name)(\(values.map(\.text).joined(separator: ", ")))",
      type: .number,
      isLiteral: values.allSatisfy(\.isLiteral)
    )
  }

  // MARK: - Methods

  /// A method of `geometry`, or a transform of a chain.
  mutating func methodCall(
    _ receiver: Expression,
    method: String,
    arguments: Arguments,
    expression: Expression
  ) throws(Untranslatable) -> SwiftValue {
    if case .name(let reference) = receiver.kind,
      let declaration = resolution.declaration(of: reference), roles[declaration] == .geometry
    {
      return try geometry(method, arguments: arguments, expression: expression)
    }
    let chain = try value(receiver)
    guard case .chain(let shape) = chain.type else {
      throw Untranslatable(
        range: expression.range,
        reason: "'\(method)' is called on \(chain.type.name)"
      )
    }
    let (id, text) = try transform(method, arguments: arguments, expression: expression)
    let start = chain.text(in: .primary)
    return SwiftValue(
      text: start + text,
      type: .chain(shape + [id]),
      pieces: (chain.pieces.isEmpty ? [start] : chain.pieces) + [text]
    )
  }

  private func geometry(
    _ method: String,
    arguments: Arguments,
    expression: Expression
  ) throws(Untranslatable) -> SwiftValue {
    guard arguments.values.count == 1, case .string(let string) = arguments.values[0].kind,
      let name = string.text
    else {
      throw Untranslatable(
        range: expression.range,
        reason: "the coordinate space must be written out"
      )
    }
    let space =
      switch name {
      case "local", "global", "scrollView": ".\(name)"
      case "scrollView.vertical": ".scrollView(axis: .vertical)"
      case "scrollView.horizontal": ".scrollView(axis: .horizontal)"
      default: ".named(\(name.debugDescription))"
      }
    switch method {
    case "frame": return SwiftValue(text: "geometry.frame(in: \(space))", type: .frame)
    case "bounds" where name != "local" && name != "global":
      return SwiftValue(text: "geometry.bounds(of: \(space))", type: .optionalFrame)
    default:
      throw Untranslatable(
        range: expression.range,
        reason: "SwiftUI's geometry has no '\(method)' of '\(name)'"
      )
    }
  }

  // MARK: - Transforms

  private mutating func transform(
    _ name: String,
    arguments: Arguments,
    expression: Expression
  ) throws(Untranslatable) -> (id: String, text: String) {
    var values: [SwiftValue] = []
    for argument in arguments.values { values.append(try value(argument)) }
    let numbers = values.prefix { $0.type == .number }.count
    let found =
      TransformLookup.form(named: name, leadingNumbers: numbers)
      ?? Transform.named(name).first.flatMap { first in
        first.forms.first { $0.leadingNumbers <= numbers }.map { (first, $0) }
      }
    guard let (transform, form) = found, values.count >= form.requiredCount,
      values.count <= form.arguments.count
    else {
      throw Untranslatable(
        range: expression.range,
        reason: "there is no transform '\(name)' with these arguments"
      )
    }
    guard transform.availability.iOS != nil, transform.id != "transformEffect(projection)"
    else {
      throw Untranslatable(range: expression.range, reason: "'\(name)' is not translated yet")
    }
    let given = Array(zip(form.arguments, zip(arguments.values, values).map { ($0, $1) }))
    if transform.id == "transformEffect" {
      let parts = given.map { "\($0.name): \($1.1.text)" }
      return (
        transform.id, ".transformEffect(CGAffineTransform(\(parts.joined(separator: ", "))))"
      )
    }
    var parts: [String] = []
    var axis: [String] = []
    for (argument, (argumentExpression, value)) in given {
      let text = try text(of: value, for: argument, transform, expression: argumentExpression)
      if argument.swiftLabel == "axis" {
        axis.append("\(argument.name): \(text)")
        if axis.count == 3 { parts.append("axis: (\(axis.joined(separator: ", ")))") }
      } else if transform.id == "offset", value.isLiteral, text == "0" {
        // SwiftUI's default.
        continue
      } else {
        parts.append((argument.swiftLabel.map { "\($0): " } ?? "") + text)
      }
    }
    if transform.id == "offset", parts.isEmpty { parts = ["x: 0"] }
    // Each of SwiftUI's declarations returns a type of its own.
    let id = "\(transform.id) \(form.leadingNumbers)"
    return (id, ".\(transform.swiftName)(\(parts.joined(separator: ", ")))")
  }

  /// An argument of a transform as Swift takes it.
  private func text(
    of value: SwiftValue,
    for argument: Argument,
    _ transform: Transform,
    expression: Expression
  ) throws(Untranslatable) -> String {
    switch (argument.kind, value.type) {
    case (.number, .number):
      let isAngle = argument.columns.contains { transform.columns[$0].unit == .degrees }
      return isAngle ? ".degrees(\(value.text))" : value.text
    case (.boolean, .boolean), (.unitPoint, .unitPoint): return value.text
    case (.unitPoint, .string(let name)):
      if AnchorName(rawValue: name) != nil { return ".\(name)" }
    case (.blendMode, .string(let name)):
      if BlendMode(rawValue: name) != nil { return ".\(name)" }
    default: break
    }
    throw Untranslatable(
      range: expression.range,
      reason: "the argument '\(argument.name)' of '\(transform.name)' is not translated from "
        + value.type.name
    )
  }
}

internal import LuaSyntax
internal import MothDiagnostics
internal import MothScript

extension ClosureTranslator {
  /// An expression in Swift.
  mutating func value(_ expression: Expression) throws(Untranslatable) -> SwiftValue {
    switch expression.kind {
    case .nil: return SwiftValue(text: "nil", type: .nil)
    case .boolean(let value): return SwiftValue(text: value ? "true" : "false", type: .boolean)
    case .integer(let value):
      guard abs(value) <= 1 << 53 else {
        throw Untranslatable(
          range: expression.range,
          reason: "an integer beyond 2^53 is no number of a CGFloat"
        )
      }
      return SwiftValue(text: "\(value)", type: .number, isLiteral: true)
    case .float(let value):
      guard value.isFinite else {
        return SwiftValue(text: "CGFloat.infinity", type: .number)
      }
      return SwiftValue(text: NumberText.exact(value), type: .number, isLiteral: true)
    case .string(let string):
      guard let text = string.text else {
        throw Untranslatable(range: expression.range, reason: "this is no text")
      }
      return SwiftValue(text: text.debugDescription, type: .string(text))
    case .name(let reference): return try variable(reference, expression: expression)
    case .parenthesised(let inner): return try value(inner)
    case .field(let base, let name): return try field(name.text, of: base, expression: expression)
    case .unary(let symbol, _, let operand):
      return try unary(symbol, operand: operand, expression: expression)
    case .binary(let symbol, _, let left, let right):
      return try binary(symbol, left: left, right: right, expression: expression)
    case .call(let callee, let arguments):
      return try call(callee, arguments: arguments, expression: expression)
    case .methodCall(let receiver, let method, let arguments):
      return try methodCall(
        receiver,
        method: method.text,
        arguments: arguments,
        expression: expression
      )
    case .function:
      throw Untranslatable(
        range: expression.range,
        reason: "functions as values are not translated"
      )
    case .table, .index, .vararg:
      throw Untranslatable(range: expression.range, reason: "tables are not translated")
    }
  }

  /// A number.
  mutating func number(_ expression: Expression) throws(Untranslatable) -> SwiftValue {
    let value = try value(expression)
    guard value.type == .number else {
      throw Untranslatable(
        range: expression.range,
        reason: "a number is needed here, and this is \(value.type.name)"
      )
    }
    return value
  }

  // MARK: - Names

  private mutating func variable(
    _ reference: NameReference,
    expression: Expression
  ) throws(Untranslatable) -> SwiftValue {
    let name = reference.name.text
    guard let declaration = resolution.declaration(of: reference) else {
      throw Untranslatable(range: expression.range, reason: "'\(name)' is not translated")
    }
    switch roles[declaration] {
    case .content: return SwiftValue(text: "content", type: .chain([]), pieces: ["content"])
    case .geometry, .environment, .parameters:
      throw Untranslatable(range: expression.range, reason: "'\(name)' by itself is not translated")
    case nil: break
    }
    if let value = chunkLocals[declaration], types[declaration] == nil {
      try addConstant(declaration, expression: value)
    }
    guard let known = types[declaration] else {
      throw Untranslatable(range: expression.range, reason: "'\(name)' is not translated")
    }
    guard let type = known else { throw Untranslatable(range: expression.range, reason: "") }
    let text = names.name(of: declaration)
    return SwiftValue(text: text, type: type, pieces: [text])
  }

  /// Makes a local of the chunk a constant of the closure.
  private mutating func addConstant(
    _ declaration: LocalDeclaration,
    expression: Expression
  ) throws(Untranslatable) {
    types[declaration] = .some(nil)
    guard !resolution.uses(of: declaration).contains(where: \.isAssigned) else {
      throw Untranslatable(
        range: expression.range,
        reason: "'\(declaration.name.text)' is assigned again"
      )
    }
    let value = try value(expression)
    guard value.type == .number || value.type == .boolean else {
      throw Untranslatable(
        range: expression.range,
        reason: "of what is above the effect, only numbers and booleans are translated"
      )
    }
    types[declaration] = value.type
    let annotation = value.isLiteral && value.type == .number ? ": CGFloat" : ""
    addConstant("let \(names.name(of: declaration))\(annotation) = \(value.text)")
  }

  /// The path of a library's word, also by the name of a local that is nothing else: `math.min`.
  func libraryPath(_ expression: Expression) -> String? {
    switch expression.kind {
    case .name(let reference):
      if let global = resolution.globalName(expression) { return global }
      guard let declaration = resolution.declaration(of: reference),
        let value = chunkLocals[declaration],
        !resolution.uses(of: declaration).contains(where: \.isAssigned)
      else { return nil }
      return libraryPath(value)
    case .field(let base, let name): return libraryPath(base).map { "\($0).\(name.text)" }
    case .nil, .boolean, .integer, .float, .string, .vararg, .function, .index, .call, .methodCall,
      .unary, .binary, .parenthesised, .table:
      return nil
    }
  }

  // MARK: - Fields

  private func role(_ expression: Expression) -> Role? {
    guard case .name(let reference) = expression.kind else { return nil }
    return resolution.declaration(of: reference).flatMap { roles[$0] }
  }

  private mutating func field(
    _ name: String,
    of base: Expression,
    expression: Expression
  ) throws(Untranslatable) -> SwiftValue {
    switch libraryPath(expression) {
    case "math.pi": return SwiftValue(text: "CGFloat.pi", type: .number)
    case "math.huge": return SwiftValue(text: "CGFloat.infinity", type: .number)
    case let path?: throw Untranslatable(range: expression.range, reason: "'\(path)' has no equal")
    case nil: break
    }
    switch role(base) {
    case .environment: return try environment(name, expression: expression)
    case .parameters: return try parameter(name, expression: expression)
    case .geometry where name == "size": return SwiftValue(text: "geometry.size", type: .size)
    case .geometry where name == "safeAreaInsets":
      return SwiftValue(text: "geometry.safeAreaInsets", type: .insets)
    case .content, .geometry, nil: break
    }
    let object = try value(base)
    let fields: [String]
    switch object.type {
    case .frame: fields = ScriptWords.fields(of: "a frame")
    case .size: fields = ScriptWords.fields(of: "geometry.size")
    case .insets: fields = ScriptWords.fields(of: "geometry.safeAreaInsets")
    case .optionalFrame:
      throw Untranslatable(
        range: expression.range,
        reason:
          "bounds may be nil, where Lua would fail: write 'b and b.\(name) or 0', or 'if b then'"
      )
    case .number, .boolean, .chain, .environment, .string, .unitPoint, .nil: fields = []
    }
    guard fields.contains(name) else {
      throw Untranslatable(
        range: expression.range,
        reason: "there is no '\(name)' in \(object.type.name)"
      )
    }
    return SwiftValue(text: "\(object.text(in: .primary)).\(name)", type: .number)
  }

  private mutating func environment(
    _ name: String,
    expression: Expression
  ) throws(Untranslatable) -> SwiftValue {
    guard let known = EnvironmentValue(rawValue: name) else {
      throw Untranslatable(
        range: expression.range,
        reason: "a visual effect of SwiftUI has nothing like 'env.\(name)'"
      )
    }
    usedEnvironment.insert(known)
    return known.value
  }

  private mutating func parameter(
    _ name: String,
    expression: Expression
  ) throws(Untranslatable) -> SwiftValue {
    guard let parameter = parameters.first(where: { $0.name == name }) else {
      throw Untranslatable(range: expression.range, reason: "there is no parameter '\(name)'")
    }
    usedParameters.insert(name)
    switch parameter.defaultValue {
    case .number: return SwiftValue(text: parameter.swiftName, type: .number)
    case .boolean: return SwiftValue(text: parameter.swiftName, type: .boolean)
    }
  }
}

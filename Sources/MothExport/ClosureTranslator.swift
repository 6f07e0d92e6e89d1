internal import LuaSyntax
internal import MothDiagnostics
internal import MothScript

/// Writes the closure of a `visualEffect` in Swift.
struct ClosureTranslator {
  let source: ScriptSource
  let parameters: [Parameter]
  /// The lines, without the indentation of the closure itself.
  private(set) var lines: [String] = []
  /// What cannot be written, and why.
  private(set) var problems: [Untranslatable] = []
  /// The parameters that are read, by name.
  var usedParameters: Set<String> = []
  /// What is read of the environment.
  var usedEnvironment: Set<EnvironmentValue> = []
  /// Whether Lua's remainder is needed.
  var usesRemainder = false
  /// The parameters of the closure, by their places.
  let roles: [LocalDeclaration: Role]
  var names: SwiftNames
  /// What each local variable is; nil for one whose value cannot be written, which is reported
  /// already.
  var types: [LocalDeclaration: SwiftType?] = [:]
  /// The values of locals of the chunk, which closures read.
  let chunkLocals: [LocalDeclaration: Expression]
  private var constants: [String] = []
  private var indent = 0
  private var shape: [String]?

  /// What a parameter of the closure is.
  enum Role: Int {
    case content, geometry, environment, parameters
  }

  init(_ source: ScriptSource, function: FunctionBody, parameters: [Parameter]) {
    self.source = source
    self.parameters = parameters
    let resolution = source.chunk.resolution
    var roles: [LocalDeclaration: Role] = [:]
    for (index, name) in function.parameters.enumerated() {
      if let declaration = resolution.declaration(at: name) {
        roles[declaration] = Role(rawValue: index)
      }
    }
    self.roles = roles
    names = SwiftNames(
      taken: parameters.map(\.swiftName) + EnvironmentValue.allCases.map(\.rawValue)
    )
    var locals: [LocalDeclaration: Expression] = [:]
    for statement in source.chunk.block.statements {
      guard case .local(let declared, let values) = statement.kind, declared.count == values.count
      else { continue }
      for (name, value) in zip(declared, values) {
        if let declaration = resolution.declaration(at: name.name) { locals[declaration] = value }
      }
    }
    chunkLocals = locals
    block(function.block)
    if !Self.returns(function.block) {
      problems.append(
        Untranslatable(
          range: function.range,
          reason: "not every path returns a chain"
        )
      )
    }
    lines = constants + lines
  }

  var resolution: Resolution { source.chunk.resolution }

  /// Writes a constant of the chunk where the closure begins.
  mutating func addConstant(_ line: String) { constants.append(line) }

  // MARK: - Statements

  private mutating func block(_ block: Block) {
    for statement in block.statements {
      do throws(Untranslatable) {
        try translate(statement)
      } catch {
        // A variable whose own value was refused is no second problem.
        if !error.reason.isEmpty { problems.append(error) }
      }
    }
  }

  private mutating func put(_ line: String) {
    lines.append(String(repeating: "  ", count: indent) + line)
  }

  private mutating func translate(_ statement: Statement) throws(Untranslatable) {
    switch statement.kind {
    case .local(let declared, let values):
      try declare(declared, values: values, statement: statement)
    case .assignment(let targets, let values):
      try assign(targets, values: values, statement: statement)
    case .if(let clauses, let otherwise):
      try translate(clauses, otherwise: otherwise)
    case .do(let body):
      put("do {")
      nested(body)
      put("}")
    case .return(let values):
      try translateReturn(values, statement: statement)
    case .empty: break
    case .while, .repeat, .numericFor, .genericFor:
      throw Untranslatable(range: statement.range, reason: "loops are not translated")
    case .function, .localFunction:
      if case .localFunction(let name, _) = statement.kind,
        let declaration = resolution.declaration(at: name)
      {
        types[declaration] = .some(nil)
      }
      throw Untranslatable(
        range: statement.range,
        reason: "functions in an effect's closure are not translated"
      )
    case .call(let call):
      throw Untranslatable(range: call.range, reason: "a call whose value is dropped has no equal")
    case .goto, .label, .break:
      throw Untranslatable(range: statement.range, reason: "jumps are not translated")
    }
  }

  private mutating func nested(_ body: Block) {
    indent += 1
    block(body)
    indent -= 1
  }

  private mutating func declare(
    _ declared: [AttributedName],
    values: [Expression],
    statement: Statement
  ) throws(Untranslatable) {
    let declarations = declared.compactMap { resolution.declaration(at: $0.name) }
    for declaration in declarations { types[declaration] = .some(nil) }
    guard declared.count == values.count, declarations.count == declared.count else {
      throw Untranslatable(
        range: statement.range,
        reason: "each local needs a value of its own"
      )
    }
    // All values are computed before the first of the variables exists.
    var made: [SwiftValue] = []
    for value in values { made.append(try storable(value)) }
    for (declaration, value) in zip(declarations, made) {
      types[declaration] = value.type
      let isVariable = resolution.uses(of: declaration).contains(where: \.isAssigned)
      let annotation = value.isLiteral && value.type == .number ? ": CGFloat" : ""
      put(
        value,
        after: "\(isVariable ? "var" : "let") \(names.name(of: declaration))\(annotation) = "
      )
    }
  }

  private mutating func assign(
    _ targets: [Expression],
    values: [Expression],
    statement: Statement
  ) throws(Untranslatable) {
    guard targets.count == 1, values.count == 1, case .name(let reference) = targets[0].kind,
      case .local(let declaration)? = resolution[reference], let known = types[declaration]
    else {
      throw Untranslatable(
        range: statement.range,
        reason: "only one local variable of the closure can be assigned at a time"
      )
    }
    guard let type = known else { throw Untranslatable(range: statement.range, reason: "") }
    switch type {
    case .number, .boolean, .chain: break
    case .frame, .optionalFrame, .size, .insets, .environment, .string, .unitPoint, .nil:
      throw Untranslatable(
        range: statement.range,
        reason: "a variable that holds \(type.name) cannot be assigned again"
      )
    }
    let value = try storable(values[0])
    guard value.type == type else {
      throw Untranslatable(
        range: statement.range,
        reason: "'\(reference.name.text)' is \(type.name) and would become \(value.type.name)"
      )
    }
    put(value, after: "\(names.name(of: declaration)) = ")
  }

  /// A value that a variable can hold.
  private mutating func storable(_ expression: Expression) throws(Untranslatable) -> SwiftValue {
    let value = try self.value(expression)
    switch value.type {
    case .number, .boolean, .frame, .optionalFrame, .size, .insets, .chain: return value
    case .environment, .string, .unitPoint, .nil:
      throw Untranslatable(
        range: expression.range,
        reason: "a variable that holds \(value.type.name) is not translated"
      )
    }
  }

  private mutating func translate(
    _ clauses: [IfClause],
    otherwise: Block?
  ) throws(Untranslatable) {
    for (index, clause) in clauses.enumerated() {
      let (text, bound) = try conditions(clause.condition)
      put((index == 0 ? "if " : "} else if ") + text + " {")
      let outside = types
      for declaration in bound { types[declaration] = .frame }
      nested(clause.body)
      for declaration in bound { types[declaration] = outside[declaration] }
    }
    if let otherwise {
      put("} else {")
      nested(otherwise)
    }
    put("}")
  }

  private mutating func translateReturn(
    _ values: [Expression],
    statement: Statement
  ) throws(Untranslatable) {
    guard values.count == 1 else {
      throw Untranslatable(range: statement.range, reason: "a closure returns just a chain")
    }
    let value = try value(values[0])
    guard case .chain(let own) = value.type else {
      throw Untranslatable(
        range: values[0].range,
        reason: "a closure returns a chain, and this is \(value.type.name)"
      )
    }
    guard own == shape ?? own else {
      throw Untranslatable(
        range: values[0].range,
        reason: "all chains that a closure returns must have the same transforms: they are one type"
      )
    }
    shape = own
    put(value, after: "return ")
  }

  /// Writes a statement that ends with a value; a chain of several calls has a line for each.
  private mutating func put(_ value: SwiftValue, after start: String) {
    guard value.pieces.count > 2 else {
      put(start + value.text)
      return
    }
    put(start.last == " " ? String(start.dropLast()) : start)
    indent += 1
    for piece in value.pieces { put(piece) }
    indent -= 1
  }

  /// Whether a block never ends without a `return`.
  private static func returns(_ block: Block) -> Bool {
    guard
      let last = block.statements.last(where: { if case .empty = $0.kind { false } else { true } })
    else { return false }
    switch last.kind {
    case .return: return true
    case .do(let body): return returns(body)
    case .if(let clauses, let otherwise):
      return clauses.allSatisfy { returns($0.body) } && (otherwise.map(returns) ?? false)
    case .local, .assignment, .call, .while, .repeat, .numericFor, .genericFor, .function,
      .localFunction, .goto, .label, .break, .empty:
      return false
    }
  }
}

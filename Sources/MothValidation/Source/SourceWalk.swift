internal import LuaSyntax
internal import MothDiagnostics

/// What one walk over a script collects: its functions, and everything with the function around it.
struct SourceWalk {
  /// Something with the place of the function that it belongs to.
  struct Located<Part> {
    let part: Part
    let function: Int
  }

  /// A value that a local variable is given.
  enum Value {
    /// The result of an expression, or its first if it has several.
    case expression(Expression)
    /// A function, by its place.
    case function(Int)
    /// A function's parameter, by the function's place and its own.
    case parameter(function: Int, position: Int)
    /// What an expression gives beside its first result, or a loop gives to its variable.
    case other(Expression?)
  }

  /// The functions in the order of the text; the first is the chunk, without a body.
  private(set) var functions: [FunctionBody?] = [nil]
  /// The function around each one; the chunk is around itself.
  private(set) var parents = [0]
  /// Every expression in the order of the text, outer ones first.
  private(set) var expressions: [Located<Expression>] = []
  /// Every statement in the order of the text, outer ones first.
  private(set) var statements: [Located<Statement>] = []
  /// What each local variable is given, by the index of its declaration.
  private(set) var values: [Int: [Value]] = [:]
  /// What is assigned to, but for locals and globals.
  private(set) var targets: Set<SourceRange> = []
  /// What each function returns, a list for each `return`.
  private(set) var returns: [Int: [[Expression]]] = [:]
  /// The calls of each local variable, by the index of its declaration.
  private(set) var calls: [Int: [Arguments]] = [:]
  /// The statement after each one in the same block, by where that one begins.
  private(set) var following: [SourcePosition: SourceRange] = [:]
  /// The places of functions by where their parameters begin.
  private var functionLocations: [SourcePosition: Int] = [:]

  private let resolution: Resolution
  private var open = [0]

  /// Walks over a script.
  init(_ chunk: ParsedChunk) {
    resolution = chunk.resolution
    walk(chunk.block)
  }

  /// The location of a function by its body.
  func location(of function: FunctionBody) -> Int? {
    functionLocations[function.parametersRange.start]
  }
}

extension SourceWalk: SyntaxVisitor {
  private var current: Int { open[open.count - 1] }

  mutating func enter(_ block: Block) -> Bool {
    for (one, next) in zip(block.statements, block.statements.dropFirst()) {
      following[one.range.start] = next.range
    }
    return true
  }

  mutating func enter(_ statement: Statement) -> Bool {
    statements.append(Located(part: statement, function: current))
    switch statement.kind {
    case .local(let names, let values): give(names.map(\.name), given: values)
    case .assignment(let targets, let values): assign(targets, given: values)
    case .localFunction(let name, _): give(name, value: .function(functions.count))
    case .function(let name, _):
      if name.fields.isEmpty, name.method == nil,
        let declaration = resolution.declaration(of: name.root)
      {
        self.values[declaration.index, default: []].append(.function(functions.count))
      }
    case .numericFor(let variable, let start, _, _, _): give(variable, value: .other(start))
    case .genericFor(let variables, let values, _):
      for variable in variables { give(variable, value: .other(values.first)) }
    case .return(let values): returns[current, default: []].append(values)
    case .call, .do, .while, .repeat, .if, .goto, .label, .break, .empty: break
    }
    return true
  }

  mutating func enter(_ expression: Expression) -> Bool {
    expressions.append(Located(part: expression, function: current))
    if case .call(let callee, let arguments) = expression.kind,
      case .name(let reference) = callee.kind,
      let declaration = resolution.declaration(of: reference)
    {
      calls[declaration.index, default: []].append(arguments)
    }
    return true
  }

  mutating func enter(_ function: FunctionBody) -> Bool {
    let location = functions.count
    functions.append(function)
    parents.append(current)
    functionLocations[function.parametersRange.start] = location
    for (position, parameter) in function.parameters.enumerated() {
      give(parameter, value: .parameter(function: location, position: position))
    }
    open.append(location)
    return true
  }

  mutating func leave(_ function: FunctionBody) { open.removeLast() }

  private mutating func give(_ name: Name, value: Value) {
    guard let declaration = resolution.declaration(at: name) else { return }
    values[declaration.index, default: []].append(value)
  }

  private mutating func give(_ names: [Name], given: [Expression]) {
    for (index, name) in names.enumerated() {
      // A local without a value is nil until it is assigned to.
      guard !given.isEmpty else { continue }
      give(name, value: Self.value(index, given: given))
    }
  }

  private mutating func assign(_ targets: [Expression], given: [Expression]) {
    for (index, target) in targets.enumerated() {
      guard case .name(let reference) = target.kind else {
        self.targets.insert(target.range)
        continue
      }
      guard let declaration = resolution.declaration(of: reference) else { continue }
      values[declaration.index, default: []].append(Self.value(index, given: given))
    }
  }

  private static func value(_ index: Int, given: [Expression]) -> Value {
    guard index < given.count else { return .other(given.last) }
    return .expression(given[index])
  }
}

import MothDiagnostics

/// Resolves the names of a chunk and makes the checks that Lua's compiler makes beyond grammar.
struct Resolver {
  /// What Lua refuses, in the order in which it is found.
  private(set) var problems: [SyntaxProblem] = []
  private(set) var resolution = Resolution()

  /// The functions around the current place; the first is the main chunk.
  var functions = [FunctionScope(isVararg: true)]
  /// The declarations that each name stands for, the innermost last.
  private var visible: [String: [LocalDeclaration]] = [:]

  /// Resolves everything in `block`, the statements of a chunk.
  init(_ block: Block) {
    openBlock()
    walkStatements(of: block)
    closeBlock()
    reportPendingGotos()
    resolution.sortUses()
  }

  var function: FunctionScope {
    get { functions[functions.count - 1] }
    _modify { yield &functions[functions.count - 1] }
  }

  mutating func report(_ message: String, at range: SourceRange) {
    problems.append(SyntaxProblem(range: range, message: message))
  }
}

// Declarations
extension Resolver {
  /// Makes a variable that is in scope from here to the end of its block.
  mutating func declare(_ name: Name, kind: LocalDeclaration.Kind) {
    let declaration = LocalDeclaration(
      name: name,
      kind: kind,
      index: resolution.declarations.count,
      functionDepth: functions.count - 1
    )
    resolution.add(declaration, hiding: visible[name.text]?.last)
    visible[name.text, default: []].append(declaration)
    function.names.append(name.text)
    function.activeCount += 1
    if kind == .constant { function.constantCount += 1 }
    if function.activeCount > FunctionScope.maximumLocals, !function.hasTooManyLocals {
      function.hasTooManyLocals = true
      report(Self.tooManyLocals, at: name.range)
    }
  }

  /// Counts variables that Lua makes for itself.
  mutating func declareHidden(_ count: Int) {
    function.activeCount += count
  }

  mutating func openBlock() {
    function.openBlock()
  }

  mutating func closeBlock() {
    for name in function.closeBlock() { visible[name]?.removeLast() }
  }
}

// Uses
extension Resolver {
  /// Finds what `reference` stands for here.
  mutating func resolve(_ reference: NameReference, isAssigned: Bool = false) {
    let variable = variable(named: reference.name.text)
    resolution.add(
      Resolution.Use(reference: reference, variable: variable, isAssigned: isAssigned)
    )
    if isAssigned, let declaration = variable.declaration, declaration.isReadOnly {
      report(Self.assignmentToConstant(declaration), at: reference.name.range)
    }
  }

  private mutating func variable(named name: String) -> Resolution.Variable {
    if let declaration = visible[name]?.last {
      capture(declaration)
      return declaration.functionDepth == functions.count - 1
        ? .local(declaration) : .upvalue(declaration)
    }
    let environment = visible["_ENV"]?.last
    capture(environment)
    return name == "_ENV" ? .environment : .global(environment: environment)
  }

  /// Makes the variable an upvalue of all functions between its own and the current one; nil is
  /// the chunk's `_ENV`.
  private mutating func capture(_ declaration: LocalDeclaration?) {
    // The main chunk has its `_ENV` as an upvalue too.
    let owner = declaration?.functionDepth ?? -1
    var depth = functions.count - 1
    while depth > owner, functions[depth].upvalues.insert(declaration?.index).inserted {
      depth -= 1
    }
  }
}

internal import LuaSyntax
internal import MothDiagnostics
internal import MothScript

/// What can be known of an effect's script that has not run.
///
/// A script has one, for all its units and rules. Each fact is made when it is first asked for, in
/// time linear in the length of the script.
final class SourceFacts: ScriptFacts {
  /// The script.
  let source: ScriptSource
  /// The calls on chains.
  private(set) lazy var chainCalls = ChainCalls(in: source)
  /// The functions, statements and expressions.
  private(set) lazy var walk = SourceWalk(source.chunk)
  /// The functions of the definition.
  private(set) lazy var closures = findClosures()
  /// The parameters that the definition declares; nil if the source does not say.
  private(set) lazy var parameterNames = findFieldNames(of: "parameters", in: definition)
  /// The fields that the state begins with; nil if the source does not say.
  private(set) lazy var stateNames = findStateNames()
  /// The functions that run in every frame, those that they call or hold among them.
  private(set) lazy var framedFunctions = functionsReached { $0.runsPerFrame }
  /// The functions that run after the script is loaded.
  private(set) lazy var calledFunctions = functionsReached { _ in true }
  /// The table that is given to `moth.effect`.
  private(set) lazy var definition = findDefinition()
  /// What parameters of closures stand for, by the index of their declarations.
  private(set) lazy var roles = findRoles()
  /// The calls that ask where a view is, in the order of the text.
  private(set) lazy var spaceReads = findSpaceReads()
  /// The numbers that are set against a position in points.
  private(set) lazy var positionNumbers = findPositionNumbers()
  /// Where functions that are called read the clock.
  private(set) lazy var clockReads = findClockReads()

  /// The local variable that names each local function and nothing else.
  private(set) lazy var names = findNames()

  /// What is already known of locals' objects, by the index of their declarations.
  var knownObjects: [Int: String?] = [:]
  /// What is already known of locals' origins, by the index of their declarations.
  var knownOrigins: [Int: ValueOrigin] = [:]
  /// What is already known of functions' results.
  var cachedResults: [Int: ValueOrigin] = [:]
  /// How many expressions are being looked at, each for the one before.
  private var level = 0
  /// An expression is not followed further than this, through its parts and through locals.
  ///
  /// It bounds the stack. One expression alone is at most 500 high.
  private static let maximumLevel = 1500

  /// Begins to look at a script; nothing is made yet.
  init(_ source: ScriptSource) {
    self.source = source
  }

  var resolution: Resolution { source.chunk.resolution }

  /// A range of the script as a place.
  func location(_ range: SourceRange) -> SourceLocation {
    SourceLocation(path: source.path, range: range)
  }

  /// Whether a function of the definition reads what follows the scroll: geometry, phase or state.
  var readsScroll: Bool {
    roles.contains { index, known in
      switch known.role {
      case .geometry, .phase, .state:
        !resolution.uses(of: resolution.declarations[index]).isEmpty
      case .content, .environment, .parameters, .scroll, .oldValue, .newValue, .trace, .expectation:
        false
      }
    }
  }

  /// The local variable that an expression names; nil for all else.
  func local(_ expression: Expression) -> LocalDeclaration? {
    switch expression.kind {
    case .name(let reference): resolution.declaration(of: reference)
    case .parenthesised(let inner): local(inner)
    case .nil, .boolean, .integer, .float, .string, .vararg, .function, .field, .index, .call,
      .methodCall, .unary, .binary, .table:
      nil
    }
  }

  /// The only value that a local is ever given; nil if there are several or none.
  func onlyValue(of declaration: LocalDeclaration) -> SourceWalk.Value? {
    let values = walk.values[declaration.index, default: []]
    return values.count == 1 ? values[0] : nil
  }

  /// The expression whose result is the only value that a local is ever given.
  func onlyExpression(of declaration: LocalDeclaration) -> Expression? {
    if case .expression(let value) = onlyValue(of: declaration) { value } else { nil }
  }

  /// The expressions whose results a local is given.
  func expressions(of declaration: LocalDeclaration) -> [Expression] {
    walk.values[declaration.index, default: []].compactMap { value in
      if case .expression(let expression) = value { expression } else { nil }
    }
  }

  /// The function that an expression is, itself or by the name of a local that is nothing else.
  func function(_ expression: Expression) -> Int? {
    if case .function(let body) = expression.kind { return walk.location(of: body) }
    guard let declaration = local(expression) else { return nil }
    switch onlyValue(of: declaration) {
    case .function(let index): return index
    case .expression(let value):
      if case .function(let body) = value.kind { return walk.location(of: body) }
      return nil
    case .parameter, .other, nil: return nil
    }
  }

  /// The name of a library's member that an expression is, such as `math.floor`, also by the name
  /// of a local that is nothing else; the name of a global function likewise.
  func libraryName(_ expression: Expression) -> String? {
    if let global = resolution.globalName(expression) { return global }
    if case .field(let base, let name) = expression.kind {
      return resolution.globalName(base).map { "\($0).\(name.text)" }
    }
    guard let value = local(expression).flatMap(onlyExpression) else { return nil }
    if case .field(let base, let name) = value.kind {
      return resolution.globalName(base).map { "\($0).\(name.text)" }
    }
    return resolution.globalName(value)
  }

  private func findNames() -> [Int: LocalDeclaration] {
    var found: [Int: LocalDeclaration] = [:]
    for declaration in resolution.declarations {
      switch onlyValue(of: declaration) {
      case .function(let index): found[index] = declaration
      case .expression(let value):
        if case .function(let body) = value.kind, let index = walk.location(of: body) {
          found[index] = declaration
        }
      case .parameter, .other, nil: break
      }
    }
    return found
  }

  /// Looks at one more expression for another; nil if that would go too deep.
  func deeper<Result>(_ look: () -> Result) -> Result? {
    guard level < Self.maximumLevel else { return nil }
    level += 1
    defer { level -= 1 }
    return look()
  }
}

internal import LuaSyntax
internal import MothScript

/// The chains that a closure can return, as far as its source shows.
///
/// The closure is followed along all of its paths, without regard to what conditions mean: in Swift
/// too they do not count. What does not follow from the source, such as a chain that is kept in a
/// table, makes the whole unknown.
struct ChainPaths {
  /// A chain as the calls that made it.
  struct Chain: Equatable {
    /// One call of a transform.
    struct Link: Equatable {
      /// The transform's name, with the count of arguments where that distinguishes two of one
      /// name.
      let key: String
      /// The name as it is in the script.
      let name: Name

      static func == (left: Link, right: Link) -> Bool { left.key == right.key }
    }

    var links: [Link] = []
  }

  /// What an expression or a local can be: one of some chains, or no chain at all.
  struct Possible: Equatable {
    /// The chains that differ, the one of the plainest path first.
    var chains: [Chain] = []
    /// Whether it can be something else than a chain.
    var canBeOther = false

    static let other = Possible(canBeOther: true)

    mutating func formUnion(_ others: Possible) {
      for chain in others.chains where !chains.contains(chain) { chains.append(chain) }
      canBeOther = canBeOther || others.canBeOther
    }
  }

  /// The locals of a path, by the index of their declarations; those that are no chain are left
  /// out.
  typealias Locals = [Int: Possible]

  /// More chains than this are as good as unknown: it bounds the work.
  static let maximumChains = 8
  /// A longer chain is not followed; the host refuses one of 40.
  static let maximumLength = 64
  /// More steps than this are not taken, where functions call functions.
  static let maximumSteps = 50_000
  /// Statements and expressions in each other, also through calls, are followed so deep.
  ///
  /// It bounds the stack. One expression alone is at most 500 high.
  static let maximumLevel = 1000

  let facts: SourceFacts
  var isUnknown = false
  private(set) var returned = Possible()
  private var steps = 0
  private var level = 0

  /// Follows the paths of a closure of the definition.
  init(of closure: ScriptClosure, in facts: SourceFacts) {
    self.facts = facts
    guard let body = facts.walk.functions[closure.function] else { return }
    // What functions inside of the closure do with its locals is not followed.
    isUnknown = facts.resolution.uses.contains { use in
      guard use.isAssigned, case .upvalue(let declaration) = use.variable else { return false }
      return declaration.functionDepth > 0
    }
    var locals: Locals = [:]
    if let content = body.parameters.first,
      let declaration = facts.resolution.declaration(at: content)
    {
      locals[declaration.index] = Possible(chains: [Chain()])
    }
    _ = run(body.block.statements[...], locals: &locals)
  }

  /// The chains that the closure returns; none if the source does not say.
  var chains: [Chain] { isUnknown ? [] : returned.chains }

  // MARK: - Statements

  /// Follows statements in a row; whether a path goes on after them.
  private mutating func run(_ statements: ArraySlice<Statement>, locals: inout Locals) -> Bool {
    for statement in statements {
      guard deeper(false, look: { $0.run(statement, locals: &locals) }) else { return false }
    }
    return true
  }

  private mutating func run(_ statement: Statement, locals: inout Locals) -> Bool {
    switch statement.kind {
    case .local(let names, let values):
      let given = evaluate(values, locals: locals)
      for (index, name) in names.enumerated() {
        guard let declaration = facts.resolution.declaration(at: name.name) else { continue }
        locals[declaration.index] = index < given.count ? given[index] : nil
      }
    case .assignment(let targets, let values): assign(targets, values: values, locals: &locals)
    case .call(let call): return runCall(call, locals: locals)
    case .do(let body): return run(body.statements[...], locals: &locals)
    case .if(let clauses, let otherwise):
      return runBranches(clauses, otherwise: otherwise, locals: &locals)
    case .while(_, let body), .repeat(let body, _), .genericFor(_, _, let body):
      runLoop(body, times: nil, locals: &locals)
    case .numericFor(_, let start, let limit, let step, let body):
      runLoop(body, times: Self.count(start, limit: limit, step: step), locals: &locals)
    case .return(let values):
      returned.formUnion(values.first.map { evaluate($0, locals: locals) } ?? .other)
      return false
    case .goto, .label: isUnknown = true
    // Behind a loop, what it had made until then goes on.
    case .break: isUnknown = true
    case .function, .localFunction, .empty: break
    }
    return true
  }

  /// Whether a path goes on after a call that is a statement.
  private mutating func runCall(_ call: Expression, locals: Locals) -> Bool {
    guard case .call(let callee, _) = call.kind else { return true }
    return facts.libraryName(callee) != "error"
  }

  private mutating func assign(
    _ targets: [Expression],
    values: [Expression],
    locals: inout Locals
  ) {
    let given = evaluate(values, locals: locals)
    for (index, target) in targets.enumerated() {
      let value = index < given.count ? given[index] : .other
      if let declaration = facts.local(target) {
        locals[declaration.index] = value
      } else if !value.chains.isEmpty {
        isUnknown = true
      }
    }
  }

  private mutating func runBranches(
    _ clauses: [IfClause],
    otherwise: Block?,
    locals: inout Locals
  ) -> Bool {
    var ends: [Locals] = []
    // The path that takes no branch is the plainest.
    var last = locals
    if otherwise.map({ run($0.statements[...], locals: &last) }) ?? true { ends.append(last) }
    for clause in clauses {
      var branch = locals
      if run(clause.body.statements[...], locals: &branch) { ends.append(branch) }
    }
    guard let first = ends.first else { return false }
    locals = ends.dropFirst().reduce(first, Self.joined)
    return true
  }

  /// Follows a loop that runs `times` times; where that is not known and the loop makes a chain
  /// longer, nothing is known.
  private mutating func runLoop(_ body: Block, times: Int?, locals: inout Locals) {
    if let times, times <= Self.maximumLength {
      for _ in 0..<times where !isUnknown {
        if !run(body.statements[...], locals: &locals) { isUnknown = true }
      }
      return
    }
    var round = locals
    let before = returned
    _ = run(body.statements[...], locals: &round)
    if returned != before || locals.contains(where: { round[$0.key] != $0.value }) {
      isUnknown = true
    }
  }

  private static func joined(_ left: Locals, right: Locals) -> Locals {
    var result: Locals = [:]
    for key in Set(left.keys).union(right.keys) {
      var possible = left[key] ?? .other
      possible.formUnion(right[key] ?? .other)
      result[key] = possible
    }
    return result
  }

  private static func count(_ start: Expression, limit: Expression, step: Expression?) -> Int? {
    guard step == nil, case .integer(let first) = start.kind, case .integer(let last) = limit.kind,
      first <= last, last - first < Int64(maximumLength)
    else { return nil }
    return Int(last - first) + 1
  }

  /// Takes a step into a statement or an expression, if one more may follow.
  mutating func deeper<Result>(_ otherwise: Result, look: (inout Self) -> Result) -> Result {
    steps += 1
    if steps > Self.maximumSteps || level >= Self.maximumLevel { isUnknown = true }
    guard !isUnknown else { return otherwise }
    level += 1
    defer { level -= 1 }
    return look(&self)
  }

  // MARK: - Functions

  /// What a local function gives for its arguments.
  mutating func call(_ function: Int, arguments: [Possible], locals: Locals) -> Possible {
    guard let body = facts.walk.functions[function] else { return .other }
    let outer = returned
    returned = Possible()
    var inner = locals
    for (index, parameter) in body.parameters.enumerated() {
      guard let declaration = facts.resolution.declaration(at: parameter) else { continue }
      inner[declaration.index] = index < arguments.count ? arguments[index] : .other
    }
    if run(body.block.statements[...], locals: &inner) { returned.formUnion(.other) }
    let result = returned
    returned = outer
    return result
  }
}

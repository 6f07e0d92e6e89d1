internal import LuaSyntax
internal import MothDiagnostics

extension Rule {
  static let constantCondition = Rule(
    Explanation(
      id: "constant-condition",
      summary: "a condition is always true, or never is",
      reason:
        "One of its branches never runs. In Lua 0 and \"\" are true too, and in a and b or c the "
        + "middle must be neither nil nor false.",
      help: "Remove the branch that never runs, or write the condition that is meant."
    ),
    topic: .script,
    level: .warning,
    decides: "Conditions of if, elseif, while and until, and the left sides of and and or, that "
      + "literals alone decide, or a variable compared with itself. while true, until true and "
      + "until false are left alone, and x ~= x, which tests for NaN.",
    sources: ["https://www.lua.org/manual/5.4/manual.html#3.3.4"],
    bad: [
      Example("if 0 then return content:opacity(1) end\nreturn content:opacity(0.5)"),
      Example(
        "local i = env.index\nreturn content:opacity(i == i and 1 or 0.5)",
        line: 2
      ),
      Example("return content:opacity(env.index > 2 and nil or 1)"),
    ],
    good: [
      Example(
        "local i = 0\nwhile true do i = i + 1 if i > 3 then break end end\nreturn content:opacity(1 / i)"
      ),
      Example(
        "local share = env.index / 4\nreturn content:opacity(share ~= share and 1 or 0.5)"
      ),
    ],
    source: { facts, rule in
      let statements = facts.walk.statements.flatMap { facts.conditions(of: $0.part) }
      let operands = facts.walk.expressions.compactMap { facts.condition(in: $0.part) }
      var end = SourcePosition(line: 0, column: 0)
      return (statements + operands).sorted(by: Condition.isOuter).compactMap { condition in
        guard condition.expression.range.start >= end,
          let value = facts.constant(condition.expression)
        else { return nil }
        end = condition.expression.range.end
        let finding = rule.finding(
          value.holds ? "this condition is always true" : "this condition is never true",
          at: facts.location(condition.expression.range)
        )
        guard let dead = value.holds ? condition.otherwise : condition.then else { return finding }
        return finding.note("this never runs", at: facts.location(dead))
      }
    }
  )
}

/// A condition with what runs where it holds and where it does not.
private struct Condition {
  let expression: Expression
  var then: SourceRange?
  var otherwise: SourceRange?

  /// In the order of the text, outer ones first.
  static func isOuter(_ left: Condition, right: Condition) -> Bool {
    let (one, other) = (left.expression.range, right.expression.range)
    return one.start == other.start ? one.end > other.end : one.start < other.start
  }
}

extension SourceFacts {
  fileprivate func conditions(of statement: Statement) -> [Condition] {
    switch statement.kind {
    case .if(let clauses, let otherwise):
      return clauses.enumerated().map { index, clause in
        let next = index + 1 < clauses.count ? clauses[index + 1] : nil
        return Condition(
          expression: clause.condition,
          then: clause.body.textRange,
          otherwise: next.map { $0.condition.range } ?? otherwise?.textRange
            ?? (clause.body.endsFunction ? statementAfter(statement) : nil)
        )
      }
    case .while(let condition, let body):
      if case .boolean(true) = condition.kind { return [] }
      return [Condition(expression: condition, then: body.textRange)]
    case .repeat(_, let condition):
      if case .boolean = condition.kind { return [] }
      return [Condition(expression: condition)]
    case .local, .assignment, .call, .do, .numericFor, .genericFor, .function, .localFunction,
      .goto, .label, .return, .break, .empty:
      return []
    }
  }

  /// The left side of `and` or `or`, which decides what the right side is for.
  fileprivate func condition(in expression: Expression) -> Condition? {
    guard case .binary(let binary, _, let left, let right) = expression.kind else { return nil }
    switch binary {
    case .and: return Condition(expression: left, then: right.range)
    case .or: return Condition(expression: left, otherwise: right.range)
    default: return nil
    }
  }

  private func statementAfter(_ statement: Statement) -> SourceRange? {
    walk.following[statement.range.start]
  }
}

extension Block {
  /// The text of its statements; nil if there are none.
  fileprivate var textRange: SourceRange? {
    guard let first = statements.first, let last = statements.last else { return nil }
    return SourceRange(start: first.range.start, end: last.range.end)
  }

  fileprivate var endsFunction: Bool {
    if case .return = statements.last?.kind { true } else { false }
  }
}

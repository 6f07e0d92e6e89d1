internal import LuaSyntax
internal import MothDiagnostics
internal import MothScript

extension Rule {
  static let emptyCheck = Rule(
    Explanation(
      id: "empty-check",
      summary: "an entry of checks states nothing",
      reason: "It would pass whatever the effect does.",
      help: "State what must be true, as in expect(trace.opacity):never_below(0.3)."
    ),
    topic: .script,
    level: .warning,
    decides: "Looked at is the table that is under checks in the definition. Reported are a "
      + "table without an entry, an entry that is no function or has no name, and a function that "
      + "never uses its third parameter, which is expect.",
    sources: ["Moth's own choice: a test without an assertion passes for ever"],
    bad: [
      example("[\"stays\"] = function(trace) return trace.opacity end,", line: 1),
      example(
        """
        ["stays"] = function(trace, _, expect) expect(trace.opacity):constant() end,
        ["never below a third"] = function(_, p, expect) return p end,
        """,
        line: 2
      ),
    ],
    good: [
      example("[\"stays\"] = function(trace, _, expect) expect(trace.opacity):constant() end,"),
      example(
        """
        ["stays"] = function(trace, _, expect)
          if trace.count > 1 then expect(trace.opacity):constant() end
        end,
        """
      ),
    ],
    source: { facts, rule in
      guard let checks = facts.checks else { return [] }
      guard !checks.isEmpty else {
        return [
          rule.finding(
            "'checks' has no check",
            at: facts.source.location(ofKey: ["checks"], inCallOnLine: facts.source.definitionLine)
          )
        ]
      }
      return checks.compactMap { field in
        facts.problem(ofCheck: field).map { rule.finding($0, at: facts.location(field.range)) }
      }
    }
  )

  /// An effect with these entries under `checks`, whose lines count from 1.
  private static func example(_ checks: String, line: Int = 1) -> Example {
    let head =
      "return moth.effect {\n  api = 1,\n"
      + "  visualEffect = function(content) return content:opacity(0.5) end,\n  checks = {\n"
    let lines = checks.split(separator: "\n").map { "    \($0)\n" }.joined()
    return Example(script: head + lines + "  },\n}\n", line: 4 + line)
  }
}

extension SourceFacts {
  /// Why an entry of `checks` states nothing; nil if it may.
  fileprivate func problem(ofCheck field: TableField) -> String? {
    let name: String
    let value: Expression
    switch field.kind {
    case .named(let key, let given): (name, value) = (key.text, given)
    case .keyed(let key, let given):
      guard case .string(let literal) = key.kind else {
        return "an entry of 'checks' must have a string as its name"
      }
      (name, value) = (literal.text ?? "", given)
    case .positional: return "an entry of 'checks' must have a name"
    }
    switch value.kind {
    case .nil, .boolean, .integer, .float, .string, .table:
      return "the check '\(name)' must be a function"
    default: break
    }
    guard let location = function(value) else { return nil }
    let parameters = walk.functions[location]?.parameters ?? []
    guard parameters.count > 2, let expect = resolution.declaration(at: parameters[2]) else {
      return walk.functions[location]?.isVararg ?? false
        ? nil : "the check '\(name)' takes no 'expect', and so states nothing"
    }
    return resolution.uses(of: expect).isEmpty
      ? "the check '\(name)' never calls '\(expect.name.text)', and so states nothing" : nil
  }
}

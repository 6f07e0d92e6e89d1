internal import MothScript

extension ManualEntry {
  /// The page of `checks`: what a check reads, and what it states.
  package static let checks = ManualEntry(
    name: "checks",
    summary: "what an effect states of its own trace, in every unit of a run",
    sections: [
      Section(title: "example", text: CheckText.example, isCode: true),
      Section(
        title: "trace",
        text: "the arguments of the chain by their labels, as in trace.offset.y, trace.opacity and "
          + "trace.scaleEffect[2].x (columns)\n" + CheckText.columns + "\n" + CheckText.facts
      ),
      Section(title: "columns", text: CheckText.methods(.column, .condition)),
      Section(title: "expect(column)", text: CheckText.methods(.narrowing, .expectation)),
    ]
  )
}

/// What documentation and help say of checks, from the lists that define them.
package enum CheckText {
  /// A definition with checks.
  package static let example = """
    checks = {
      ["stops at the cap"] = function(trace, p, expect)
        expect(trace.offset.y):never_above(p.cap)
      end,
    }
    """

  static var columns: String {
    (CheckField.columns + CheckField.state).map { "\($0.name): \($0.summary) (a column)" }
      .joined(separator: "\n")
  }

  static var facts: String {
    CheckField.facts.map { "\($0.name): \($0.summary)" }.joined(separator: "\n")
  }

  static func methods(_ roles: CheckMethod.Role...) -> String {
    CheckMethod.allCases.filter { roles.contains($0.role) }
      .map { "\($0.signature): \($0.summary)" }.joined(separator: "\n")
  }

  /// The tables of docs/EFFECTS.md.
  package static var markdown: String {
    let methods = CheckMethod.allCases.map { method in
      let owner =
        switch method.role {
        case .column, .condition: "column"
        case .narrowing, .expectation: "expect(column)"
        }
      return "| `\(owner):\(method.signature)` | \(method.summary) |"
    }
    let fields =
      (CheckField.columns + CheckField.state).map {
        "| `trace.\($0.name)` | column | \($0.summary) |"
      } + CheckField.facts.map { "| `trace.\($0.name)` | value | \($0.summary) |" }
    return
      (["| field | is | meaning |", "|---|---|---|"] + fields + [""]
      + ["| method | meaning |", "|---|---|"] + methods).joined(separator: "\n")
  }
}

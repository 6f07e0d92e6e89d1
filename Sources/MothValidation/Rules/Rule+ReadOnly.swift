internal import LuaSyntax
internal import MothDiagnostics
internal import MothScript

extension Rule {
  static let readOnly = Rule(
    ScriptFault.Kind.assignment.explanation,
    topic: .script,
    level: .error,
    decides: "Reported are assignments to a global, or to a field of geometry, env, p, phase, "
      + "scroll or a library, in a function that runs after the script was loaded. A global that "
      + "is assigned while the script is loaded is a warning: other functions can read it, and a "
      + "local would do.",
    sources: ["https://developer.apple.com/documentation/swiftui/view/visualeffect(_:)"],
    bad: [
      Example("last = env.velocity\nreturn content:opacity(1)"),
      Example("local e = env\ne.time = 0\nreturn content:opacity(1)", line: 2),
    ],
    good: [
      Example("local last = env.index\nreturn content:hueRotation(last)"),
      Example(
        state: """
          of = function(scroll) return scroll.contentOffset.y + scroll.contentInsets.top > 100 end,
          action = function(state, _, new) state.isShown = new end,
          initial = { isShown = false },
          effect = function(content, state) return content:opacity(state.isShown and 1 or 0.5) end,
          """
      ),
    ],
    source: { facts, rule in
      facts.globalAssignments(rule) + facts.fieldAssignments(rule)
    }
  )
}

extension SourceFacts {
  fileprivate func globalAssignments(_ rule: ConfiguredRule) -> [Diagnostic] {
    assignedNames.map { name, function in
      let location = location(name.range)
      if ScriptWords.globals.contains(name.text) {
        return rule.finding(
          "'\(name.text)' is a word of every script and cannot be assigned",
          at: location
        )
      }
      if calledFunctions.contains(function) {
        return rule.finding(
          of: ScriptFault(kind: .assignment, name: name.text, detail: "global"),
          at: location
        )
      }
      var finding = rule.finding(
        "'\(name.text)' is assigned as a global",
        at: location,
        reason:
          "Once the script is loaded its globals can only be read, and a local is read faster.",
        help: "Declare it: local \(name.text)"
      )
      finding.severity = min(finding.severity, .warning)
      return finding
    }
  }

  /// The names of globals at the places where they are assigned, with the function around each.
  private var assignedNames: [(name: Name, function: Int)] {
    walk.statements.flatMap { located -> [(name: Name, function: Int)] in
      switch located.part.kind {
      case .assignment(let targets, _):
        return targets.compactMap { target in
          guard case .name(let reference) = target.kind, resolution.globalName(target) != nil
          else { return nil }
          return (reference.name, located.function)
        }
      case .function(let name, _):
        guard name.fields.isEmpty, name.method == nil,
          resolution[name.root] == .global(environment: nil)
        else { return [] }
        return [(name.root.name, located.function)]
      case .local, .call, .do, .while, .repeat, .if, .numericFor, .genericFor, .localFunction,
        .goto, .label, .return, .break, .empty:
        return []
      }
    }
  }

  fileprivate func fieldAssignments(_ rule: ConfiguredRule) -> [Diagnostic] {
    walk.statements.flatMap { located -> [Diagnostic] in
      guard case .assignment(let targets, _) = located.part.kind else { return [] }
      return targets.compactMap { target in
        guard case .field(let base, let name) = target.kind, let owner = readOnlyObject(base)
        else { return nil }
        return rule.finding(
          of: ScriptFault(kind: .assignment, name: name.text, detail: owner),
          at: location(name.range)
        )
      }
    }
  }

  /// The object that an expression is, if a script may only read it.
  private func readOnlyObject(_ expression: Expression) -> String? {
    if let library = resolution.globalName(expression), ScriptWords.libraries[library] != nil {
      return library
    }
    guard let object = object(expression) else { return nil }
    guard object == "state" else { return object }
    // An action is there to write to the state.
    guard let declaration = local(expression), let (_, closure) = roles[declaration.index]
    else { return nil }
    return closure.kind == .stateEffect ? object : nil
  }
}

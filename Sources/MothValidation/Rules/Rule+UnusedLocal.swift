internal import LuaSyntax
internal import MothDiagnostics

extension Rule {
  static let unusedLocal = Rule(
    Explanation(
      id: "unused-local",
      summary: "a local variable is never read",
      reason:
        "What is computed for it is computed in vain, or another name was meant where it should "
        + "be read.",
      help: "Remove it, or begin its name with _ if it is there on purpose."
    ),
    topic: .script,
    level: .warning,
    decides:
      "A local or a local function without a location that reads it, and whose name does not "
      + "begin with _. Parameters and the variables of loops are left alone, and so is a name "
      + "before one that is read in the same statement.",
    sources: ["Moth's own choice: as luacheck and selene do"],
    bad: [
      Example("local share = 1 / (env.index + 1)\nreturn content:opacity(1)"),
      Example("local rate = 1\nrate = 2\nreturn content:opacity(1)"),
      Example("return content:opacity(1)", line: -3, above: "local function clamp(x) return x end"),
    ],
    good: [
      Example("local _share = 1 / (env.index + 1)\nreturn content:opacity(1)"),
      Example(
        "local whole, part = math.modf(env.index / 2)\nreturn content:hueRotation(part)",
        above: ""
      ),
      Example("for _ = 1, 2 do env = env end\nreturn content:opacity(1)"),
    ],
    source: { facts, rule in
      facts.unusedLocals.map { declaration, isAssigned in
        let name = declaration.name
        return rule.finding(
          isAssigned
            ? "'\(name.text)' is assigned and never read" : "'\(name.text)' is never read",
          at: facts.location(name.range)
        )
        .fixIt(
          "write '_\(name.text)'",
          safety: .unsafe,
          edits: ([name] + facts.resolution.uses(of: declaration).map(\.reference.name)).map {
            TextEdit(range: $0.range, replacement: "_\($0.text)")
          }
        )
      }
    }
  )
}

extension SourceFacts {
  /// The locals that nothing reads, each with whether it is assigned to.
  fileprivate var unusedLocals: [(declaration: LocalDeclaration, isAssigned: Bool)] {
    let excused = excusedNames
    return resolution.declarations.compactMap { declaration in
      switch declaration.kind {
      case .local, .constant, .localFunction: break
      case .toBeClosed, .parameter, .implicitSelf, .loop: return nil
      }
      guard !declaration.name.text.hasPrefix("_"), !excused.contains(declaration.name) else {
        return nil
      }
      let uses = resolution.uses(of: declaration)
      return uses.allSatisfy(\.isAssigned) ? (declaration, !uses.isEmpty) : nil
    }
  }

  /// Names that stand before one that is read, in a statement that takes several results of a call.
  private var excusedNames: Set<Name> {
    var excused: Set<Name> = []
    for located in walk.statements {
      guard case .local(let names, let values) = located.part.kind, names.count > values.count,
        values.last?.isMultiple ?? false
      else { continue }
      let lastRead = names.lastIndex { name in
        resolution.declaration(at: name.name).map { declaration in
          resolution.uses(of: declaration).contains { !$0.isAssigned }
        } ?? false
      }
      for index in (values.count - 1)..<max(lastRead ?? 0, values.count - 1) {
        excused.insert(names[index].name)
      }
    }
    return excused
  }
}

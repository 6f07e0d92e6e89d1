internal import LuaSyntax
internal import MothDiagnostics
internal import MothScript

extension Rule {
  static let shadowedName = Rule(
    Explanation(
      id: "shadowed-name",
      summary: "a local has the name of an outer local, or of a word that every script has",
      reason: "Below it the name means something else than above it, which is easily overlooked.",
      help: "Give it a name of its own."
    ),
    topic: .script,
    level: .note,
    decides: "A local, a parameter or the variable of a loop with the name of a local that is "
      + "visible there, or of a word such as math or type. Names that begin with _ are left alone, "
      + "and so is a local that is made from the word or the local that it hides.",
    sources: ["Moth's own choice: as luacheck and selene do"],
    bad: [
      Example(
        """
        local top = geometry:frame("scrollView").minY
        local share = 1
        if top < 0 then
          local share = 1 + top / 4000
          return content:opacity(math.max(share, 0))
        end
        return content:opacity(share)
        """,
        line: 4
      ),
      Example("local type = env.index\nreturn content:hueRotation(type)"),
    ],
    good: [
      Example("local turn = env.index\nreturn content:hueRotation(turn)"),
      Example("return content:hueRotation(math.min(env.index, 1))", above: "local math = math"),
    ],
    source: { facts, rule in
      let copies = facts.copies
      return facts.resolution.declarations.compactMap { declaration in
        let name = declaration.name
        guard declaration.kind != .implicitSelf, !name.text.hasPrefix("_"), !copies.contains(name)
        else { return nil }
        if let outer = facts.resolution.declaration(hiddenBy: declaration) {
          return rule.finding(
            "'\(name.text)' hides the local of line \(outer.name.range.start.line)",
            at: facts.location(name.range)
          )
          .note("the hidden one is declared here", at: facts.location(outer.name.range))
        }
        guard ScriptWords.globals.contains(name.text) else { return nil }
        return rule.finding(
          "'\(name.text)' hides the word that every script has",
          at: facts.location(name.range)
        )
      }
    }
  )
}

extension SourceFacts {
  /// The names of locals that are made from the variable of the same name: `local math = math`.
  fileprivate var copies: Set<Name> {
    var found: Set<Name> = []
    for located in walk.statements {
      guard case .local(let names, let values) = located.part.kind else { continue }
      for (name, value) in zip(names, values) {
        if case .name(let reference) = value.kind, reference.name.text == name.name.text {
          found.insert(name.name)
        }
      }
    }
    return found
  }
}

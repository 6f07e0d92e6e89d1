internal import LuaSyntax
internal import MothDiagnostics
internal import MothScript

extension Rule {
  static let unknownField = Rule(
    ScriptFault.Kind.unknownField.explanation,
    topic: .script,
    level: .error,
    decides:
      "Fields of geometry, its frames and bounds, env, phase, scroll, moth and the libraries "
      + "are looked up in the lists that the host binds, those of p and state in what the script "
      + "declares. Locals are followed, and so are local functions that are only called.",
    sources: [
      "https://developer.apple.com/documentation/swiftui/geometryproxy",
      "https://developer.apple.com/documentation/swiftui/scrollgeometry",
      "https://developer.apple.com/documentation/swiftui/scrolltransitionphase",
    ],
    bad: [
      Example("return content:offset(0, geometry:frame(\"scrollView\").minx)"),
      Example("local size = geometry.size\nreturn content:offset(size.widht, 0)", line: 2),
      Example("return content:opacity(p.rate)"),
      Example(
        "math.randomseed(4)\nreturn content:hueRotation(env.index * 4)",
        also: ["lua-error"]
      ),
    ],
    good: [
      Example(
        """
        local frame = geometry:frame("scrollView")
        return content:opacity(frame.minY > 0 and 1 or 0.99)
        """
      ),
      Example("return content:opacity(list.widht)", above: "local list = { widht = 1 }"),
    ],
    source: { facts, rule in
      facts.walk.expressions.compactMap { located in
        guard case .field(let base, let name) = located.part.kind,
          !facts.isWritten(located.part), let (object, fields) = facts.fields(base),
          !fields.contains(name.text)
        else { return nil }
        let fault = ScriptFault(kind: .unknownField, name: name.text, detail: object)
        return rule.finding(of: fault, at: facts.location(name.range), parameters: fields)
          .renaming(name, among: fields)
      }
    }
  )
}

extension SourceFacts {
  /// Whether an expression is assigned to where only a state can be: that is another rule's
  /// business.
  fileprivate func isWritten(_ expression: Expression) -> Bool {
    guard walk.targets.contains(expression.range), case .field(let base, _) = expression.kind
    else { return false }
    return object(base) != "state"
  }

  /// The object that an expression is, with the fields that it has; nil if the source does not
  /// say.
  fileprivate func fields(_ expression: Expression) -> (object: String, fields: [String])? {
    if let library = resolution.globalName(expression), ScriptWords.libraries[library] != nil {
      return (library, ScriptWords.fields(of: library))
    }
    guard let object = object(expression) else { return nil }
    switch object {
    case "p": return parameterNames.map { ("p", $0) }
    case "state": return stateNames.map { ("state", $0) }
    default: return (object, ScriptWords.fields(of: object))
    }
  }
}

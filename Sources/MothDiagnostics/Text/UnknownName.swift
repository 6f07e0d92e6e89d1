/// A name of something that does not exist, with what was probably meant.
package struct UnknownName {
  private let name: String
  private let noun: String
  private let suggestion: String?
  private let list: String

  /// A name that is none of those known; without a near one, `hint` or a list of all helps.
  package init(
    _ name: String,
    noun: String,
    in known: [String],
    shownAs shown: String? = nil,
    hint: String? = nil
  ) {
    self.name = shown ?? name
    self.noun = noun
    suggestion = Spelling.suggestion(for: name, in: known)
    list =
      hint
      ?? (known.isEmpty
        ? "there are no \(noun)s" : "the \(noun)s are \(known.joined(separator: ", "))")
  }

  /// What is wrong: `unknown key 'colour'; did you mean 'color'?`.
  package var message: String {
    "unknown \(noun) '\(name)'" + (suggestion.map { "; \($0)" } ?? "")
  }

  /// What there is; nil if the message makes a suggestion.
  package var help: String? { suggestion == nil ? list : nil }
}

extension Diagnostic {
  /// Makes an error about a name.
  package static func error(
    _ id: String,
    name: UnknownName,
    at location: SourceLocation? = nil
  ) -> Diagnostic {
    let diagnostic = error(id, message: name.message, at: location)
    return name.help.map { diagnostic.help($0) } ?? diagnostic
  }
}

internal import LuaSyntax
internal import MothDiagnostics

extension Suppressions {
  /// The id for a rule that does not exist, wherever it is named.
  static let unknownRuleID = "unknown-rule"

  private static let form = "-- moth: allow RULE, REASON"

  /// What is wrong with a comment that begins with `moth:`.
  func problems(of words: SuppressionComment, _ comment: Comment) -> [Diagnostic] {
    if let other = words.otherWord {
      return [
        Diagnostic.error(
          "wrong-suppression",
          message: "'allow' must follow 'moth:'" + (other.id.isEmpty ? "" : "; got '\(other.id)'"),
          at: location(other.range)
        )
        .help("write \(Self.form)")
      ]
    }
    guard !words.rules.isEmpty else {
      return [
        Diagnostic.error(
          "wrong-suppression",
          message: "'allow' names no rule",
          at: location(comment.range)
        )
        .help("write \(Self.form)")
      ]
    }
    let unknown = words.rules.filter { Rule.withID($0.id) == nil }.map(unknownRule)
    return unknown + missingReason(words, comment: comment)
  }

  private func missingReason(_ words: SuppressionComment, comment: Comment) -> [Diagnostic] {
    let first = words.reason.split(separator: ",").first.map(String.init) ?? ""
    let isList = Rule.withID(first.filter { $0 != " " }) != nil
    guard words.reason.isEmpty || isList else { return [] }
    return [
      Diagnostic.error(
        "suppression-without-reason",
        message: "a suppression needs a reason after a comma",
        at: location(comment.range)
      )
      .reason("Who reads the script next must see why the rule does not apply here.")
      .help(
        isList
          ? "put blanks between several rules: -- moth: allow jump kink, REASON"
          : "write \(Self.form)"
      )
    ]
  }

  private func unknownRule(_ allowed: Suppression.Allowed) -> Diagnostic {
    Diagnostic.error("unknown-rule", name: Rule.unknown(allowed.id), at: location(allowed.range))
  }

  /// What is said of a suppression that held nothing back.
  func unused(
    _ allowed: Suppression.Allowed,
    suppression: Suppression,
    isNarrowed: Bool
  ) -> Diagnostic {
    let finding = Diagnostic.warning(
      "unused-suppression",
      message: suppression.lines == nil
        ? "no code follows that '\(allowed.id)' could be found in"
        : "'\(allowed.id)' is allowed here and was not found",
      at: location(allowed.range)
    )
    guard isNarrowed else {
      return finding.help("Remove it, or move it to the line that it is for.")
    }
    var note = finding.note("other devices and settings were left out of this run", at: nil)
    note.severity = .note
    return note
  }

  private func location(_ range: SourceRange) -> SourceLocation {
    SourceLocation(path: path, range: range)
  }
}

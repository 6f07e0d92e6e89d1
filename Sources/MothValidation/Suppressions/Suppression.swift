internal import LuaSyntax
package import MothDiagnostics
internal import MothScript

/// A comment in a script that allows what rules would report:
/// `-- moth: allow jump, the pop is the point`.
package struct Suppression: Sendable, Equatable {
  /// The ids of the rules, each with its location.
  package let rules: [Allowed]
  /// Why.
  package let reason: String
  /// The lines that it covers; nil if no code follows.
  package let lines: ClosedRange<Int>?
  /// Whether it covers the whole effect, wherever the place of a finding is.
  package let coversEffect: Bool

  /// One rule that is allowed.
  package struct Allowed: Sendable, Equatable {
    /// The rule's id.
    package let id: String
    /// The location of the id in the comment.
    package let range: SourceRange
  }

  /// Whether it covers a finding of a rule in the script at `path`.
  func covers(_ finding: Diagnostic, inScriptAt path: String) -> Bool {
    if coversEffect { return true }
    guard let location = finding.location, location.path == path,
      let line = location.range?.start.line
    else { return false }
    return lines?.contains(line) ?? false
  }
}

/// A finding that the script allows.
package struct SuppressedFinding: Sendable, Equatable, Codable {
  /// The finding.
  package let diagnostic: Diagnostic
  /// Why it is allowed.
  package let reason: String

  /// Makes one.
  package init(_ diagnostic: Diagnostic, reason: String) {
    self.diagnostic = diagnostic
    self.reason = reason
  }
}

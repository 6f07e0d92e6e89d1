internal import Foundation
internal import MothDiagnostics

/// Which of a run's units and tests are run.
package struct RunFilter: Sendable {
  /// A regular expression that a name must match somewhere; nil for any name.
  package var matching: NamePattern?
  /// A regular expression that a name must not match.
  package var notMatching: NamePattern?
  /// The names of units and tests to run, and of effects all of whose are; nil for all.
  package var names: Set<String>?
  /// The files of which one must be concerned; nil for any.
  package var changes: FileChanges?

  /// Runs everything.
  package init() {}

  /// Whether it may leave something out.
  var isNarrowing: Bool {
    choosesByName || changes != nil
  }

  /// Whether names decide.
  var choosesByName: Bool { matching != nil || notMatching != nil || names != nil }

  /// Whether a unit or test of that name is run, as far as names go.
  func takes(_ name: UnitName) -> Bool {
    let text = name.text
    return (matching?.matches(text) ?? true) && !(notMatching?.matches(text) ?? false)
      && (names.map { $0.contains(text) || $0.contains(name.effectText) } ?? true)
  }
}

/// A regular expression for names, which heeds no case.
package struct NamePattern: Sendable {
  /// The expression as given.
  package let text: String
  // ICU's expressions (https://unicode-org.github.io/icu/userguide/strings/regexp.html).
  private let expression: NSRegularExpression

  /// Reads an expression; nil where it is none.
  package init?(_ text: String) {
    guard let expression = try? NSRegularExpression(pattern: text, options: .caseInsensitive)
    else { return nil }
    self.text = text
    self.expression = expression
  }

  /// Whether a name has a part that it describes.
  func matches(_ name: String) -> Bool {
    expression.firstMatch(in: name, range: NSRange(name.startIndex..., in: name)) != nil
  }
}

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

  /// What is wrong with patterns, known once they were matched with every name.
  var problems: [Diagnostic] { [matching, notMatching].compactMap { $0?.problem } }

  /// Whether a unit or test of that name is run, as far as names go.
  func takes(_ name: UnitName) -> Bool {
    let text = name.text
    return (matching?.matches(text) ?? true) && !(notMatching?.matches(text) ?? false)
      && (names.map { $0.contains(text) || $0.contains(name.effectText) } ?? true)
  }
}

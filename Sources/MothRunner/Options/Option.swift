/// An option or argument of the command line.
///
/// Parsing, help, shell completion, `moth list options` and docs/RUNNING.md all derive from it.
package struct Option: Sendable {
  /// As help shows it: `-j --workers N`, `--only-changed [REF]`, `--device ID...` if it may be
  /// given again, and `[paths...]` for an argument.
  package let syntax: String
  /// The name, without dashes.
  package let name: String
  /// The ways to give it; none for an argument.
  package let flags: [String]
  /// What help calls its value; nil for a flag.
  package let value: String?
  /// Whether the value may be left out.
  package let isOptional: Bool
  /// Whether it may be given again.
  package let isRepeatable: Bool
  /// What it does, in sentences; also the description of its key in the schema of `moth.json`.
  package let help: String
  /// The only values that there are; empty if they are not listed.
  package let choices: [String]
  /// What applies without it, in a few words.
  package let absent: String?
  /// The key of `moth.json` that says the same, such as `run.devices`.
  package let key: String?
  /// The values that a shell offers for the beginning of one; paths if there are none.
  package let candidates: @Sendable (String) -> [Candidate]

  /// Makes an option from its syntax; that of one with choices ends with its flags.
  package init(
    _ syntax: String,
    help: String,
    choices: [String] = [],
    absent: String? = nil,
    key: String? = nil,
    candidates: (@Sendable (String) -> [Candidate])? = nil
  ) {
    let words = syntax.split(separator: " ").map(String.init)
    flags = words.filter { $0.hasPrefix("-") }
    let mark = words.dropFirst(flags.count).first ?? ""
    isOptional = mark.hasPrefix("[")
    isRepeatable = mark.contains("...")
    let word = String(mark.trimmingPrefix("[")).replacing("...", with: "")
    let bare = isOptional && word.hasSuffix("]") ? String(word.dropLast()) : word
    value = bare.isEmpty ? (choices.isEmpty ? nil : choices.joined(separator: "|")) : bare
    name = flags.last.map { String($0.trimmingPrefix(/-+/)) } ?? bare
    self.syntax = bare.isEmpty && value != nil ? "\(syntax) \(value ?? "")" : syntax
    self.help = help
    self.choices = choices
    self.absent = absent
    self.key = key
    self.candidates = candidates ?? { _ in choices.map { Candidate($0) } }
  }

  /// As messages name it: `--device`, `-x`, or the name of an argument.
  package var flag: String { flags.last ?? name }

  /// Whether a word must follow it.
  package var takesValue: Bool { !flags.isEmpty && value != nil && !isOptional }

  /// What it does, whether it may be given again, and what applies without it.
  package var description: String {
    help + (isRepeatable && !flags.isEmpty ? " May be given again." : "")
      + (absent.map { " Default: \($0)." } ?? "")
  }
}

/// A word that a shell offers.
package struct Candidate: Equatable, Sendable {
  /// The word.
  package let value: String
  /// What it is, in a few words; empty if the word says it.
  package let summary: String

  /// Makes a word to offer.
  package init(_ value: String, summary: String = "") {
    self.value = value
    self.summary = summary
  }
}

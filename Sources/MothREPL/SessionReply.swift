internal import MothDiagnostics
internal import MothScript

/// What a session answers to a line.
package struct SessionReply: Equatable, Sendable {
  /// How the line went.
  package enum Outcome: Equatable, Sendable {
    /// It did what it says.
    case done
    /// It is the beginning of a chunk; the next line goes on with it.
    case unfinished
    /// A fault, or a finding of `:check`.
    case fault
    /// The command cannot be understood, or names what is not there.
    case usage
    /// A script could not be loaded.
    case notLoaded
    /// The session is over.
    case leaves
  }

  /// How the line went.
  package var outcome: Outcome
  /// Lines with a line feed after each; may be empty.
  package var text: String

  init(_ text: String = "", outcome: Outcome = .done) {
    self.outcome = outcome
    self.text = text.isEmpty || text.hasSuffix("\n") ? text : text + "\n"
  }
}

/// Why a command could not do what was asked.
struct SessionProblem: Error {
  /// What is wrong.
  let diagnostics: [Diagnostic]
  /// What the answer counts as.
  let outcome: SessionReply.Outcome
  /// The text of the answer, where the diagnostics' source lines are gone; nil to render them.
  var text: String?

  init(_ diagnostics: [Diagnostic], outcome: SessionReply.Outcome = .usage) {
    self.diagnostics = diagnostics
    self.outcome = outcome
  }

  /// A person stopped the command.
  static let interrupted = SessionProblem(
    [
      .error(
        ScriptFault.Kind.interrupted.explanation.id,
        message: "the command was interrupted",
        at: nil
      )
    ],
    outcome: .fault
  )

  init(_ message: String, help: String? = nil) {
    let diagnostic = Diagnostic.error("usage", message: message, at: nil)
    self.init([help.map { diagnostic.help($0) } ?? diagnostic])
  }

  init(_ name: UnknownName) {
    self.init([.error("usage", name: name)])
  }
}

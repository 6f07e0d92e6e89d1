package import MothDiagnostics

/// Why a command line or a configuration cannot be used.
package struct UsageProblem: Error {
  /// What is wrong with it.
  package let diagnostics: [Diagnostic]

  /// A problem that several diagnostics describe.
  package init(_ diagnostics: [Diagnostic]) {
    self.diagnostics = diagnostics
  }

  /// A problem in one sentence, with a sentence on how to fix it.
  package init(_ message: String, help: String? = nil) {
    let diagnostic = Diagnostic.error("usage", message, at: nil)
    self.init([help.map { diagnostic.help($0) } ?? diagnostic])
  }

  /// An unknown name, with the nearest one, or else what all are called before their list.
  package init(unknown noun: String, named name: String, among names: [String], list: String) {
    self.init(
      "there is no \(noun) '\(name)'",
      help: Spelling.suggestion(for: name, in: names) ?? "\(list) \(names.joined(separator: ", "))"
    )
  }
}

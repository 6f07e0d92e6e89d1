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
    let diagnostic = Diagnostic.error("usage", message: message, at: nil)
    self.init([help.map { diagnostic.help($0) } ?? diagnostic])
  }

  /// A name that nothing has.
  package init(_ name: UnknownName) {
    self.init([.error("usage", name: name)])
  }
}

internal import MothDiagnostics

/// Why a command line or a configuration cannot be used.
struct UsageProblem: Error {
  let diagnostics: [Diagnostic]

  init(_ diagnostics: [Diagnostic]) {
    self.diagnostics = diagnostics
  }

  init(_ message: String, help: String? = nil) {
    let diagnostic = Diagnostic.error("usage", message, at: nil)
    self.init([help.map { diagnostic.help($0) } ?? diagnostic])
  }

  init(_ name: UnknownName) {
    self.init([.error("usage", name)])
  }
}

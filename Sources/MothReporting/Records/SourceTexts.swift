internal import MothDiagnostics

/// The texts of the scripts that records point into.
struct SourceTexts: Sendable {
  private var files: [String: SourceFile] = [:]

  /// Keeps the text of a script.
  mutating func take(_ record: RunRecord) {
    guard case .source(let source) = record else { return }
    files[source.path] = SourceFile(path: source.path, text: source.text)
  }

  /// The text of a path.
  subscript(path: String) -> SourceFile? { files[path] }

  /// A diagnostic as text for people, without colour.
  func text(of diagnostic: Diagnostic) -> String {
    DiagnosticRenderer { self[$0] }.render(diagnostic)
  }
}

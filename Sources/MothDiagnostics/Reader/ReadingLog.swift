/// What is wrong with one file or script, collected while it is read.
package final class ReadingLog {
  /// The kind of file.
  package let kind: DocumentKind
  private let path: String
  private let limit: Int
  private var found: [Diagnostic] = []

  /// A log of the file at `path`, as shown; what is found beyond the limit is not kept.
  package init(_ kind: DocumentKind, path: String, limit: Int = .max) {
    self.kind = kind
    self.path = path
    self.limit = limit
  }

  /// Everything that is wrong, in the order of the text.
  package var diagnostics: [Diagnostic] { found.sorted() }

  /// Whether nothing more is kept.
  var isFull: Bool { found.count >= limit }

  /// Reports a problem; without an id it has that of the kind.
  package func report(
    _ message: String,
    id: String? = nil,
    at range: SourceRange,
    help: String? = nil
  ) {
    let diagnostic = Diagnostic.error(id ?? kind.id, message: message)
    append(help.map { diagnostic.help($0) } ?? diagnostic, at: range)
  }

  /// Reports a name that does not exist.
  func report(_ name: UnknownName, id: String, at range: SourceRange) {
    append(Diagnostic.error(id, name: name), at: range)
  }

  private func append(_ diagnostic: Diagnostic, at range: SourceRange) {
    if !isFull { found.append(diagnostic.at(SourceLocation(path: path, range: range))) }
  }
}

/// Renders one diagnostic as text, in the manner of rustc and swiftc.
///
/// A header with severity, id and message, the place, the source line with carets, then the
/// moment, reasons and fixes; notes with a location of their own follow with their source lines.
/// Text from outside is escaped, so that a script cannot steer the terminal.
public struct DiagnosticRenderer: Sendable {
  /// The least width that is honored; below it lines run over.
  public static let leastWidth = 40

  private let sources: @Sendable (String) -> SourceFile?
  private let width: Int
  private let styler: Styler

  /// Makes a renderer.
  ///
  /// - Parameters:
  ///   - width: the terminal's width in columns.
  ///   - styler: colours, or none.
  ///   - sources: finds the text of a path as shown; nil leaves its source lines out.
  public init(
    width: Int = 100,
    styler: Styler = .plain,
    sources: @escaping @Sendable (String) -> SourceFile?
  ) {
    self.sources = sources
    self.width = max(width, Self.leastWidth)
    self.styler = styler
  }

  /// The text of a diagnostic: lines joined by line feeds, without one at the end.
  public func render(_ diagnostic: Diagnostic) -> String {
    let gutter = gutterWidth(of: diagnostic)
    let role = Styler.Role(diagnostic.severity)
    let isPlain = { (note: Note) in note.location == nil }
    let title = "\(diagnostic.severity.rawValue)[\(VisibleText.escaped(diagnostic.id))]"
    var lines = [header(title, role: role, message: VisibleText.escaped(diagnostic.message))]
    let details =
      facts(of: diagnostic, gutter: gutter)
      + diagnostic.notes.filter(isPlain).flatMap {
        detail($0.kind.rawValue, role: Styler.Role($0.kind), text: $0.text, gutter: gutter)
      }
      + diagnostic.fixIts.flatMap { fix($0, gutter: gutter) }
    lines += block(diagnostic.location, role: role, gutter: gutter, hasDetails: !details.isEmpty)
    lines += details
    for note in diagnostic.notes where !isPlain(note) {
      // Lines after the first are indented, so that none passes for a header of its own.
      let text = WrappedText.lines(of: note.text, width: .max).joined(separator: "\n    ")
      lines.append(header(note.kind.rawValue, role: Styler.Role(note.kind), message: text))
      lines += block(note.location, role: Styler.Role(note.kind), gutter: gutter, hasDetails: false)
    }
    return lines.joined(separator: "\n")
  }

  private func header(_ title: String, role: Styler.Role, message: String) -> String {
    styler.apply(role, to: title) + styler.apply(.strong, to: ": \(message)")
  }

  /// The arrow with the place, and the source line with its carets when there is one.
  private func block(
    _ location: SourceLocation?,
    role: Styler.Role,
    gutter: Int,
    hasDetails: Bool
  ) -> [String] {
    guard let location else { return [] }
    let position = location.range.map { ":\($0.start.line):\($0.start.column)" } ?? ""
    let indent = blanks(gutter)
    let arrow = styler.apply(.gutter, to: "\(indent)-->")
    let head = "\(arrow) \(VisibleText.escaped(location.path))\(position)"
    // After the number comes " | ".
    guard let range = location.range, let file = sources(location.path),
      let snippet = Snippet(of: range, in: file, width: width - gutter - 3)
    else { return [head] }
    let bar = styler.apply(.gutter, to: "\(indent) |")
    let number = String(range.start.line)
    let numbered = styler.apply(.gutter, to: "\(blanks(gutter - number.count))\(number) |")
    let caretIndent = snippet.carets.prefix { $0 == " " }
    let carets = styler.apply(role, to: String(snippet.carets.dropFirst(caretIndent.count)))
    let source = snippet.source.isEmpty ? "" : " \(snippet.source)"
    return [head, bar, numbered + source, "\(bar) \(caretIndent)\(carets)"]
      + (hasDetails ? [bar] : [])
  }

  /// The moment, and how many findings this one stands for.
  private func facts(of diagnostic: Diagnostic, gutter: Int) -> [String] {
    let moment = diagnostic.moment.map {
      detail("at", role: .strong, text: $0.summary, gutter: gutter)
    }
    guard diagnostic.count > 1 else { return moment ?? [] }
    let seen = "\(diagnostic.count) times; the first is shown"
    return (moment ?? []) + detail("seen", role: .strong, text: seen, gutter: gutter)
  }

  private func fix(_ fixIt: FixIt, gutter: Int) -> [String] {
    switch fixIt.safety {
    case .safe: detail("fix", role: .help, text: fixIt.description, gutter: gutter)
    case .unsafe: detail("unsafe fix", role: .help, text: fixIt.description, gutter: gutter)
    }
  }

  /// A line `= word: text`, wrapped with the text aligned.
  private func detail(
    _ word: String,
    role: Styler.Role,
    text: String,
    gutter: Int
  ) -> [String] {
    let indent = gutter + 1 + "= \(word): ".count
    let lines = WrappedText.lines(of: text, width: width - indent)
    let prefix =
      styler.apply(.gutter, to: "\(blanks(gutter + 1))=") + " "
      + styler.apply(role, to: word) + ": "
    return lines.enumerated().map { index, line in
      index == 0 ? prefix + line : (line.isEmpty ? "" : blanks(indent) + line)
    }
  }

  /// The width of the widest line number shown, at least 1.
  private func gutterWidth(of diagnostic: Diagnostic) -> Int {
    let locations = [diagnostic.location] + diagnostic.notes.map(\.location)
    return locations.compactMap { $0?.range?.start.line.description.count }.max() ?? 1
  }

  private func blanks(_ count: Int) -> String {
    String(repeating: " ", count: max(count, 0))
  }
}

extension Styler.Role {
  /// The role of a note's word.
  fileprivate init(_ kind: Note.Kind) {
    switch kind {
    case .reason: self = .strong
    case .help: self = .help
    case .note: self = .note
    }
  }
}

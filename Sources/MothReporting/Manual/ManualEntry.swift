package import MothDiagnostics

/// One page of what `moth explain` knows.
package struct ManualEntry: Encodable {
  /// The id or name.
  package let name: String
  /// What it is, in one line.
  package let summary: String
  /// The topic of a rule; nil for anything else.
  package var topic: String?
  /// Titled paragraphs.
  package let sections: [Section]

  /// A titled paragraph.
  package struct Section: Encodable {
    package let title: String
    package let text: String
    /// Whether the text is a script, which must not be wrapped.
    package var isCode = false

    private enum CodingKeys: CodingKey {
      case title
      case text
    }
  }

  /// The page as text.
  package func text(width: Int, _ styler: Styler) -> String {
    let kind = topic.map { styler.apply(.dim, to: " (\($0))") } ?? ""
    let head = "\(styler.apply(.strong, to: name))\(kind): \(summary)"
    let body = sections.map { section in
      let room = section.isCode ? .max : width - 2
      let text =
        section.isCode && section.text.hasSuffix("\n") ? section.text.dropLast() : section.text[...]
      let lines = WrappedText.lines(of: String(text), width: room)
      return styler.apply(.dim, to: section.title) + "\n"
        + lines.map { "  \($0)" }.joined(separator: "\n")
    }
    return ([head] + body).joined(separator: "\n\n")
  }
}

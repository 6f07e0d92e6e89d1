/// Text broken into lines at blanks.
package enum WrappedText {
  /// The lines of a text, each at most `width` columns wide unless one word is wider.
  ///
  /// A line feed in the text starts a new line; blanks at the start of a line are kept, also on
  /// those it is broken into. Everything else is escaped as `VisibleText` does.
  package static func lines(of text: String, width: Int) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).flatMap { paragraph in
      wrap(VisibleText.escaped(String(paragraph)), width: width)
    }
  }

  private static func wrap(_ paragraph: String, width: Int) -> [String] {
    let indent = paragraph.prefix { $0 == " " }
    guard indent.isEmpty else {
      return wrap(String(paragraph.dropFirst(indent.count)), width: width - indent.count)
        .map { indent + $0 }
    }
    var lines: [String] = []
    var line = ""
    var used = 0
    for word in paragraph.split(separator: " ", omittingEmptySubsequences: false) {
      let wordWidth = VisibleText.width(of: String(word))
      if !line.isEmpty, used + 1 + wordWidth > width {
        lines.append(line)
        (line, used) = (String(word), wordWidth)
      } else if line.isEmpty {
        (line, used) = (String(word), wordWidth)
      } else {
        line += " " + word
        used += 1 + wordWidth
      }
    }
    return lines + [line]
  }
}

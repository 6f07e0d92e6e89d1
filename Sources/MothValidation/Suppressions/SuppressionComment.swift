internal import LuaSyntax
internal import MothDiagnostics

/// The words of a comment that begins with `moth:`.
struct SuppressionComment {
  /// The ids after `allow`.
  private(set) var rules: [Suppression.Allowed] = []
  /// What is after the first comma.
  private(set) var reason = ""
  /// The word that is instead of `allow`; nil if it is that.
  private(set) var otherWord: Suppression.Allowed?

  /// Reads a comment; nil for one that is none of ours.
  ///
  /// A comment in long brackets is text, and never one of ours.
  init?(_ comment: Comment) {
    guard !comment.isLong else { return nil }
    var scanner = Scanner(comment)
    guard scanner.take("moth:") else { return nil }
    guard let verb = scanner.word() else {
      otherWord = Suppression.Allowed(id: "", range: comment.range)
      return
    }
    guard verb.id == "allow" else {
      otherWord = verb
      return
    }
    while let id = scanner.word() { rules.append(id) }
    reason = scanner.rest()
  }

  private struct Scanner {
    private let text: [Unicode.Scalar]
    private var offset = 0
    private let line: Int
    private let column: Int

    init(_ comment: Comment) {
      text = Array(comment.text.unicodeScalars)
      line = comment.range.start.line
      // Behind the two dashes.
      column = comment.range.start.column + 2
    }

    mutating func take(_ word: String) -> Bool {
      skipBlanks()
      let wanted = Array(word.unicodeScalars)
      guard text[offset...].starts(with: wanted) else { return false }
      offset += wanted.count
      return true
    }

    /// The next word up to a blank or a comma.
    mutating func word() -> Suppression.Allowed? {
      skipBlanks()
      let start = offset
      while offset < text.count, !text[offset].properties.isWhitespace, text[offset] != "," {
        offset += 1
      }
      guard offset > start else { return nil }
      let word = String(String.UnicodeScalarView(text[start..<offset]))
      return Suppression.Allowed(
        id: word,
        range: SourceRange(
          start: SourcePosition(line: line, column: column + start),
          end: SourcePosition(line: line, column: column + offset)
        )
      )
    }

    /// What is after the comma, without blanks around it.
    mutating func rest() -> String {
      guard offset < text.count else { return "" }
      offset += 1
      skipBlanks()
      var end = text.count
      while end > offset, text[end - 1].properties.isWhitespace { end -= 1 }
      return String(String.UnicodeScalarView(text[offset..<end]))
    }

    private mutating func skipBlanks() {
      while offset < text.count, text[offset].properties.isWhitespace { offset += 1 }
    }
  }
}

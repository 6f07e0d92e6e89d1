/// Text from outside made safe and measurable for a terminal.
public enum VisibleText {
  /// The text with everything that would steer a terminal written out.
  ///
  /// Control and format characters (general categories Cc, Cf, Zl, Zp of the Unicode Standard,
  /// thus escape sequences, direction overrides and invisible joiners) become `\n`, `\r`, `\t`
  /// or `\u{1B}`, as Lua and Swift write them. So do more than three combining marks in a row.
  public static func escaped(_ text: String) -> String {
    var cells = VisibleCells()
    return text.unicodeScalars.reduce(into: "") { $0 += cells.next($1).text }
  }

  /// The number of terminal columns that a text takes once escaped.
  ///
  /// Wide East Asian characters and emoji take two, combining marks none; a terminal that draws
  /// a sequence of emoji as one picture shows fewer.
  public static func width(of text: String) -> Int {
    var cells = VisibleCells()
    return text.unicodeScalars.reduce(0) { $0 + cells.next($1).width }
  }
}

/// What one scalar of a text becomes on a terminal.
struct VisibleCell: Hashable {
  /// The scalar itself, or its escape.
  var text: String
  /// The columns it takes.
  var width: Int
}

/// Turns scalars into cells one after the other.
struct VisibleCells {
  private var marksInARow = 0

  /// The cell of the scalar that follows those given before.
  mutating func next(_ scalar: Unicode.Scalar) -> VisibleCell {
    // The common case needs no look into the Unicode tables.
    if (0x20..<0x7F).contains(scalar.value) {
      marksInARow = 0
      return VisibleCell(text: String(scalar), width: 1)
    }
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate:
      marksInARow = 0
      return Self.escape(scalar)
    case .nonspacingMark, .enclosingMark:
      marksInARow += 1
      return marksInARow > 3 ? Self.escape(scalar) : VisibleCell(text: String(scalar), width: 0)
    default:
      marksInARow = 0
      return VisibleCell(text: String(scalar), width: Self.isWide(scalar) ? 2 : 1)
    }
  }

  private static func escape(_ scalar: Unicode.Scalar) -> VisibleCell {
    let text =
      switch scalar {
      case "\n": "\\n"
      case "\r": "\\r"
      case "\t": "\\t"
      default: "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      }
    return VisibleCell(text: text, width: text.unicodeScalars.count)
  }

  private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isEmojiPresentation || wideBlocks.contains { $0.contains(scalar.value) }
  }

  /// The blocks of wide and full-width characters, rounded to whole blocks.
  ///
  /// Source: Unicode Standard Annex 11, East Asian Width, values W and F.
  private static let wideBlocks: [ClosedRange<UInt32>] = [
    0x1100...0x115F,  // Hangul initial consonants
    0x2E80...0x303E,  // CJK radicals, punctuation
    0x3041...0xA4CF,  // kana, CJK, Yi
    0xA960...0xA97F,  // Hangul, extended A
    0xAC00...0xD7A3,  // Hangul syllables
    0xF900...0xFAFF,  // CJK compatibility
    0xFE30...0xFE6F,  // CJK compatibility forms
    0xFF00...0xFF60,  // full-width forms
    0xFFE0...0xFFE6,  // full-width signs
    0x17000...0x18CFF,  // Tangut
    0x1B000...0x1B2FF,  // kana, supplements
    0x20000...0x3FFFD,  // CJK, planes 2 and 3
  ]
}

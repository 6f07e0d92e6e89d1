/// Text from outside made safe and measurable for whoever reads it.
public enum VisibleText {
  /// The text with everything that steers a terminal, or that nobody sees, written out.
  ///
  /// These become `\n`, `\r`, `\t` or `\u{1B}`, as Lua and Swift write them:
  ///
  /// - control and format characters and separators of lines (general categories Cc, Cf, Zl and Zp
  ///   of
  ///   the Unicode Standard): escape sequences, direction overrides, zero-width characters;
  /// - what Unicode says a renderer may ignore (`Default_Ignorable_Code_Point`): fillers, tags,
  ///   variation selectors that are not after an emoji;
  /// - noncharacters, which XML and YAML do not allow;
  /// - combining marks after three in a row.
  ///
  /// Letters of every script, accents and emoji stay, also emoji that a zero-width joiner joins.
  public static func escaped(_ text: String) -> String {
    guard !text.utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) else { return text }
    return cells(of: text).reduce(into: "") { $0 += $1.text }
  }

  /// The text with each of its lines escaped; line feeds stay.
  public static func escapedLines(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { escaped(String($0)) }
      .joined(separator: "\n")
  }

  /// The number of terminal columns that a text takes once escaped.
  ///
  /// Wide East Asian characters and emoji take two, combining marks none; a terminal that draws
  /// a sequence of emoji as one picture shows fewer.
  public static func width(of text: String) -> Int {
    cells(of: text).reduce(0) { $0 + $1.width }
  }

  /// What each scalar of a text becomes.
  static func cells(of text: String) -> [VisibleCell] {
    var cells = VisibleCells()
    let scalars = text.unicodeScalars
    return scalars.indices.map { index in
      let next = scalars.index(after: index)
      return cells.next(scalars[index], before: next == scalars.endIndex ? nil : scalars[next])
    }
  }
}

/// What one scalar of a text becomes on a terminal.
struct VisibleCell: Hashable {
  /// The scalar itself, or its escape.
  var text: String
  /// The columns it takes.
  var width: Int
  /// Whether it is the scalar itself.
  var isPlain = true
}

/// Turns scalars into cells one after the other.
struct VisibleCells {
  private var marksInARow = 0
  private var last: Unicode.Scalar = " "

  /// The cell of the scalar that follows those given before, and is before `following`.
  mutating func next(_ scalar: Unicode.Scalar, before following: Unicode.Scalar?) -> VisibleCell {
    defer { last = scalar }
    // The common case needs no look into the Unicode tables.
    if (0x20..<0x7F).contains(scalar.value) {
      marksInARow = 0
      return VisibleCell(text: String(scalar), width: 1)
    }
    if isPartOfEmoji(scalar, before: following) {
      return VisibleCell(text: String(scalar), width: 0)
    }
    let properties = scalar.properties
    if properties.isDefaultIgnorableCodePoint || properties.isNoncharacterCodePoint {
      return escape(scalar)
    }
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate:
      return escape(scalar)
    case .nonspacingMark, .enclosingMark:
      marksInARow += 1
      return marksInARow > 3
        ? Self.escaped(scalar) : VisibleCell(text: String(scalar), width: 0)
    default:
      marksInARow = 0
      return VisibleCell(text: String(scalar), width: Self.isWide(scalar) ? 2 : 1)
    }
  }

  /// Whether a scalar that is not seen by itself says how an emoji looks: a selector of text or
  /// picture after one, or a joiner between two (Unicode Technical Standard 51, section 1.4).
  private func isPartOfEmoji(
    _ scalar: Unicode.Scalar,
    before following: Unicode.Scalar?
  ) -> Bool {
    switch scalar {
    case "\u{FE0E}", "\u{FE0F}": last.properties.isEmoji
    case "\u{200D}":
      (Self.isPicture(last) || last == "\u{FE0F}") && following.map(Self.isPicture) ?? false
    default: false
    }
  }

  /// Whether a scalar is an emoji and no digit or mark of ASCII or Latin-1.
  private static func isPicture(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value > 0xFF && scalar.properties.isEmoji
  }

  private mutating func escape(_ scalar: Unicode.Scalar) -> VisibleCell {
    marksInARow = 0
    return Self.escaped(scalar)
  }

  private static func escaped(_ scalar: Unicode.Scalar) -> VisibleCell {
    let text =
      switch scalar {
      case "\n": "\\n"
      case "\r": "\\r"
      case "\t": "\\t"
      default: "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      }
    return VisibleCell(text: text, width: text.unicodeScalars.count, isPlain: false)
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

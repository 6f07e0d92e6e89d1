internal import MothDiagnostics

/// Text made safe for XML 1.0 and HTML.
enum XMLText {
  /// The text as an attribute's value between double quotes, on one line.
  static func attribute(_ text: String) -> String {
    entities(VisibleText.escaped(text))
  }

  /// The text as an element's content; its lines stay.
  static func content(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { attribute(String($0)) }
      .joined(separator: "\n")
  }

  /// Replaces what is markup, and the noncharacters that escaping for the eye leaves: XML 1.0 does not
  /// allow those of the first plane (section 2.2, `Char`), HTML none (13.2.3.5).
  private static func entities(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case _ where scalar.properties.isNoncharacterCodePoint: result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
  }
}

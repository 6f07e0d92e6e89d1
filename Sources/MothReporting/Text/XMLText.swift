internal import MothDiagnostics

/// Text made safe for XML 1.0 and HTML.
enum XMLText {
  /// The text as an attribute's value between double quotes, on one line.
  static func attribute(_ text: String) -> String {
    entities(VisibleText.escaped(text))
  }

  /// The text as an element's content; its lines stay.
  static func content(_ text: String) -> String {
    entities(VisibleText.escapedLines(text))
  }

  /// Replaces what is markup; of visible text XML 1.0 and HTML allow the rest.
  private static func entities(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      default: result.unicodeScalars.append(scalar)
      }
    }
  }
}

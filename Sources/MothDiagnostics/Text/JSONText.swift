/// JSON made safe to look at.
package enum JSONText {
  /// JSON in which everything that `VisibleText` would write out is an escape of JSON's, such as
  /// `\u202e`, and so is what would give an order to a pipeline: it is read back as it was.
  ///
  /// The JSON itself may have line feeds, but no other control characters.
  package static func visible(_ json: String) -> String {
    var lines = LineGuard(.json)
    let isPlain = json.utf8.allSatisfy { (0x20..<0x7F).contains($0) || $0 == UInt8(ascii: "\n") }
    return lines.take(isPlain ? json : escaped(json))
  }

  private static func escaped(_ json: String) -> String {
    zip(json.unicodeScalars, VisibleText.cells(of: json)).reduce(into: "") { result, next in
      let (scalar, cell) = next
      if scalar == "\n" || cell.isPlain {
        result.unicodeScalars.append(scalar)
      } else {
        for unit in UTF16.encode(scalar) ?? .init() {
          let digits = String(unit, radix: 16)
          result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        }
      }
    }
  }
}

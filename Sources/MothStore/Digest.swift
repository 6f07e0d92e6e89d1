/// 128 bits that stand for a content: XXH3 of 128 bits, in its canonical byte order.
///
/// The hash finds equal contents again and guards against damage. It is not made to withstand
/// somebody who looks for two contents with one digest.
package struct Digest: Hashable, Sendable {
  /// How many bytes a digest has.
  package static let byteCount = 16

  /// The first eight bytes, as a number with the most significant byte first.
  let high: UInt64
  /// The last eight bytes, likewise.
  let low: UInt64

  /// The 16 bytes.
  package var bytes: [UInt8] {
    [high, low].flatMap { half in withUnsafeBytes(of: half.bigEndian, Array.init) }
  }

  /// The 32 hexadecimal digits, in lower case.
  package var text: String { Self.digits(high) + Self.digits(low) }

  private static func digits(_ half: UInt64) -> String {
    let digits = String(half, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}

extension Digest {
  /// The digest with these 32 hexadecimal digits; nil for any other text.
  package init?(text: String) {
    let digits = Array(text.utf8)
    guard digits.count == 32, digits.allSatisfy({ Character(UnicodeScalar($0)).isHexDigit }),
      let high = UInt64(text.prefix(16), radix: 16), let low = UInt64(text.suffix(16), radix: 16)
    else { return nil }
    self.high = high
    self.low = low
  }
}

/// A digest is written as its text.
extension Digest: Codable {
  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let digest = Digest(text: text) else {
      throw DecodingError.dataCorruptedError(
        in: container,
        debugDescription: "a digest has 32 hexadecimal digits"
      )
    }
    self = digest
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(text)
  }
}

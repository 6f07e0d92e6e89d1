/// The value of a string constant: any bytes, not only UTF-8.
package struct LuaString: Hashable, Sendable {
  /// The bytes between the quotes, escapes replaced.
  package let bytes: [UInt8]

  /// Makes a string of `bytes`.
  package init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Makes a string of the UTF-8 form of `text`.
  package init(_ text: String) {
    self.init(bytes: Array(text.utf8))
  }

  /// The text, or nil when the bytes are not valid UTF-8.
  package var text: String? {
    let repaired = String(decoding: bytes, as: UTF8.self)
    // Decoding changes exactly those bytes that are not UTF-8.
    return repaired.utf8.elementsEqual(bytes) ? repaired : nil
  }
}

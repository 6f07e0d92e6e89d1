import Testing

@testable import MothLineEditor

/// Bytes of a terminal as characters, with pasted text distinguished from keys.
@Suite struct KeyDecoderTests {
  private func text(_ parts: [UInt8]...) -> String {
    var decoder = KeyDecoder()
    var text = String.UnicodeScalarView()
    for part in parts {
      decoder.take(part[...])
      while let scalar = decoder.next() { text.append(scalar) }
    }
    return String(text)
  }

  @Test(arguments: ["a", "é", "漢", "🎉", "e\u{301}", "\t", "\r", "\u{3}", "\u{1B}[A"])
  func `keys come as they are`(key: String) {
    #expect(text(Array(key.utf8)) == key)
  }

  @Test(arguments: ["é", "漢", "🎉"]) func `a character may come in parts`(character: String) {
    let bytes = Array(character.utf8)
    for cut in 1..<bytes.count {
      #expect(text(Array(bytes[..<cut]), Array(bytes[cut...])) == character)
    }
  }

  @Test func `what is no UTF-8 is replaced, and what follows is read`() {
    #expect(text([0xFF, 0x61]) == "\u{FFFD}a")
    #expect(text([0xC3, 0x61]) == "\u{FFFD}a")
    #expect(text([0xE6, 0xBC], [0x61]).hasSuffix("a"))
  }

  @Test func `a NUL is left out`() {
    #expect(text([0x61, 0, 0x62]) == "ab")
  }

  @Test func `pasted text has no keys but the line's end`() {
    #expect(text(Array("\u{1B}[200~a\tb\r\u{3}\u{4}\u{7F}c\u{1B}[201~\t".utf8)) == "a  b\nc\t")
  }

  @Test func `the marks of a paste may come in parts`() {
    #expect(text(Array("\u{1B}[200~a\u{1B}[2".utf8), Array("01~\t".utf8)) == "a\t")
  }

  @Test func `an escape sequence within a paste is no key`() {
    #expect(text(Array("\u{1B}[200~\u{1B}[Ax\u{1B}[201~".utf8)) == "[Ax")
  }
}

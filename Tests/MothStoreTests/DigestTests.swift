import Foundation
import Testing

@testable import MothStore

/// The digests are those of the Python package xxhash 4.1.0 (xxHash 0.8.4), `xxh3_128_hexdigest`.
@Suite struct DigestTests {
  private func digest(of bytes: some Sequence<UInt8>) -> String {
    Array(bytes).withUnsafeBytes(Digest.init(hashing:)).text
  }

  @Test(arguments: [
    ("", "99aa06d3014798d86001c324468d497f"),
    ("a", "a96faf705af16834e6c632b61e964e1f"),
    ("abc", "06b05ab6733a618578af5f94892f3950"),
    ("The quick brown fox jumps over the lazy dog", "ddd650205ca3e7fa24a1cc2e3a8a7651"),
  ])
  func `a text has the digest of XXH3`(text: String, expected: String) {
    #expect(digest(of: text.utf8) == expected)
  }

  /// The lengths lie beside those at which XXH3 takes another way; byte `i` is `i` modulo 256.
  @Test(arguments: [
    (16, "72950631827607e2842812cc870dcae2"),
    (17, "685bc458b37d057fc06e233df7729217"),
    (128, "14792fc3af88dc6c05321a0b64d67b41"),
    (129, "dd5e74ac6b45f54ebc30b63382b09a3b"),
    (240, "65b5be86da5540e7c92b68e16f83bbb6"),
    (241, "1da1cb61bcb8a2a102e8cd95421c6d02"),
    (1_024, "83885e853bb6640ca870f92984398d22"),
    (100_000, "077f8d86a61f4d7439cf9d035d60ad58"),
  ])
  func `bytes of any length have the digest of XXH3`(count: Int, expected: String) {
    #expect(digest(of: (0..<count).map { UInt8($0 % 256) }) == expected)
  }

  /// The bytes were put together by Python's `struct`: a kind, a length of eight bytes with the
  /// least significant one first, and the part.
  @Test func `parts go in with kind and length`() {
    var digester = Digester()
    digester.add("ab")
    digester.add([0x00, 0x01, 0xFF] as [UInt8])
    digester.add(-1)
    digester.add(UInt64.max)
    digester.add(0.5)
    digester.add(true)
    #expect(digester.digest().text == "e29d3904a26cf3bcf51f6ba1c4846a8f")
  }

  @Test func `sequences of parts that look alike have digests of their own`() {
    let sequences: [(inout Digester) -> Void] = [
      { _ in },
      { $0.add("") },
      { $0.add(Data()) },
      {
        $0.add("ab"); $0.add("c")
      },
      {
        $0.add("a"); $0.add("bc")
      },
      { $0.add("abc") },
      { $0.add(Data("abc".utf8)) },
      { $0.add(0) },
      { $0.add(UInt64(0)) },
      { $0.add(0.0) },
      { $0.add(-0.0) },
      { $0.add(Double.nan) },
      { $0.add(false) },
      { $0.add(true) },
      { $0.add(1) },
      { $0.add(Digest(high: 0, low: 0)) },
      { $0.add(Data(count: 16)) },
    ]
    let digests = sequences.map { add in
      var digester = Digester()
      add(&digester)
      return digester.digest()
    }
    #expect(Set(digests).count == sequences.count)
  }

  @Test func `a digester that was copied goes on by itself`() {
    var first = Digester()
    first.add("effect")
    var second = first
    second.add("device")
    var again = Digester()
    again.add("effect")
    #expect(first.digest() == again.digest())
    #expect(first.digest() != second.digest())
  }

  @Test func `a digest is written as 32 digits and read again`() throws {
    let digest = Digest(high: 0x0F, low: .max)
    #expect(digest.text == "000000000000000fffffffffffffffff")
    #expect(digest.bytes == [0, 0, 0, 0, 0, 0, 0, 15] + [UInt8](repeating: 255, count: 8))
    let written = try JSONEncoder().encode([digest])
    #expect(String(decoding: written, as: UTF8.self) == #"["000000000000000fffffffffffffffff"]"#)
    #expect(try JSONDecoder().decode([Digest].self, from: written) == [digest])
  }

  @Test(arguments: [
    "", "0", "+0000000000000000000000000000001", "0000000000000000000000000000000g",
  ])
  func `a text that is no digest is refused`(text: String) {
    #expect(Digest(text: text) == nil)
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([Digest].self, from: JSONEncoder().encode([text]))
    }
  }
}

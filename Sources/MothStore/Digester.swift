internal import CXXHash

/// Makes one digest of several parts.
///
/// Each part goes in with its kind and its length, so two sequences of parts have the same bytes
/// only if they are the same. A list of unknown length is distinguished from what follows it by
/// adding its count first. The parts are kept until the digest is made: what is large and used in
/// many digests is better added as a digest of its own.
package struct Digester {
  /// What a part is; the numbers are part of every digest.
  private enum Part: UInt8 {
    case text = 1
    case bytes
    case integer
    case unsignedInteger
    case double
    case flag
    case digest
  }

  private var buffer: [UInt8] = []

  /// Makes a digester without parts.
  package init() {}

  /// Adds a text, as UTF-8.
  package mutating func add(_ text: String) {
    add(.text, of: text.utf8.count)
    buffer.append(contentsOf: text.utf8)
  }

  /// Adds bytes.
  package mutating func add(_ bytes: some Collection<UInt8>) {
    add(.bytes, of: bytes.count)
    buffer.append(contentsOf: bytes)
  }

  /// Adds an integer.
  package mutating func add(_ number: Int) {
    add(.integer, number: UInt64(bitPattern: Int64(number)))
  }

  /// Adds an integer that may be beyond the greatest `Int`; not the same part as the `Int`.
  package mutating func add(_ number: UInt64) {
    add(.unsignedInteger, number: number)
  }

  /// Adds a number by its bits: zero and negative zero are two, and so are two kinds of NaN.
  package mutating func add(_ number: Double) {
    add(.double, number: number.bitPattern)
  }

  /// Adds a flag.
  package mutating func add(_ flag: Bool) {
    add(.flag, of: flag ? 1 : 0)
  }

  /// Adds what was digested before.
  package mutating func add(_ digest: Digest) {
    add(.digest, of: Digest.byteCount)
    buffer.append(contentsOf: digest.bytes)
  }

  /// The digest of the parts so far.
  package func digest() -> Digest {
    buffer.withUnsafeBytes(Digest.init(hashing:))
  }

  private mutating func add(_ part: Part, of length: Int) {
    buffer.append(part.rawValue)
    append(UInt64(length))
  }

  private mutating func add(_ part: Part, number: UInt64) {
    buffer.append(part.rawValue)
    append(number)
  }

  /// Appends a number with its least significant byte first, whatever the machine's order.
  private mutating func append(_ number: UInt64) {
    withUnsafeBytes(of: number.littleEndian) { buffer.append(contentsOf: $0) }
  }
}

extension Digest {
  /// The digest of bytes as they are, which is none that a `Digester` gives them.
  package init(hashing bytes: UnsafeRawBufferPointer) {
    let hash = XXH3_128bits(bytes.baseAddress, bytes.count)
    self.init(high: hash.high64, low: hash.low64)
  }
}

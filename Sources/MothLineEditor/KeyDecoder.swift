/// Makes characters of the bytes that a terminal sends.
///
/// What is no UTF-8 becomes U+FFFD, and a NUL is left out. In pasted text, which the terminal puts
/// between `ESC [ 200 ~` and `ESC [ 201 ~`, a tab is two blanks and no other control character but
/// the line's end is passed on, so that nothing pasted is taken for a key.
struct KeyDecoder {
  private var bytes: [UInt8] = []
  private var waiting: [Unicode.Scalar] = []
  private var isPasting = false

  private static let begin = Array("\u{1B}[200~".utf8)
  private static let end = Array("\u{1B}[201~".utf8)

  /// Whether it is between two keys, and not in pasted text.
  var isEmpty: Bool { bytes.isEmpty && waiting.isEmpty && !isPasting }

  /// Takes bytes as they came.
  mutating func take(_ new: ArraySlice<UInt8>) { bytes += new }

  /// The next character; nil if more bytes are needed.
  mutating func next() -> Unicode.Scalar? {
    while true {
      if !waiting.isEmpty { return waiting.removeFirst() }
      guard let first = bytes.first else { return nil }
      if first == 0x1B {
        let mark = isPasting ? Self.end : Self.begin
        if bytes.starts(with: mark) {
          bytes.removeFirst(mark.count)
          isPasting.toggle()
          continue
        }
        // A mark may be cut at the end of what was read; the key itself comes as a whole.
        if isPasting, mark.starts(with: bytes) { return nil }
      }
      guard let scalar = decode() else { return nil }
      guard isPasting else {
        if scalar.value != 0 { return scalar }
        continue
      }
      switch scalar {
      case "\t": waiting += ["\u{20}", "\u{20}"]
      case "\n", "\r": return "\n"
      default: if scalar.properties.generalCategory != .control { return scalar }
      }
    }
  }

  /// Takes one character off the bytes; nil if its last bytes have not come.
  private mutating func decode() -> Unicode.Scalar? {
    let length = Self.length(bytes[0])
    if bytes.count < length, bytes.dropFirst().allSatisfy({ $0 & 0xC0 == 0x80 }) { return nil }
    var iterator = bytes.makeIterator()
    var decoder = UTF8()
    guard case .scalarValue(let scalar) = decoder.decode(&iterator) else {
      bytes.removeFirst()
      return "\u{FFFD}"
    }
    bytes.removeFirst(UTF8.width(scalar))
    return scalar
  }

  /// How many bytes a character has that begins with this one.
  private static func length(_ first: UInt8) -> Int {
    switch first {
    case 0xC2...0xDF: 2
    case 0xE0...0xEF: 3
    case 0xF0...0xF4: 4
    default: 1
    }
  }
}

import MothDiagnostics

/// A position in a text's bytes that knows its line and column.
struct ByteCursor {
  private let bytes: ContiguousArray<UInt8>
  private(set) var offset: Int
  private var line = 1
  private var lineStart: Int
  /// The UTF-8 continuation bytes after `lineStart`, which do not count as columns.
  private var continuations = 0

  /// Starts at `offset`, which becomes column 1 of line 1.
  init(_ bytes: ContiguousArray<UInt8>, at offset: Int = 0) {
    self.bytes = bytes
    self.offset = offset
    lineStart = offset
  }

  /// The byte here; nil at the end.
  var current: UInt8? { peek(0) }

  var location: SourcePosition {
    SourcePosition(line: line, column: offset - lineStart - continuations + 1)
  }

  /// The byte `distance` places ahead; nil after the end.
  func peek(_ distance: Int) -> UInt8? {
    let index = offset + distance
    return index < bytes.count ? bytes[index] : nil
  }

  /// The bytes from `start` up to here.
  func bytes(from start: Int) -> ArraySlice<UInt8> {
    ArraySlice(bytes[start..<offset])
  }

  /// Steps over one byte that does not end a line.
  mutating func advance() {
    guard offset < bytes.count else { return }
    if bytes[offset] & 0b1100_0000 == 0b1000_0000 { continuations += 1 }
    offset += 1
  }

  /// Steps over `count` bytes of ASCII that do not end a line.
  mutating func advance(by count: Int) {
    offset = min(offset + count, bytes.count)
  }

  /// Steps over the byte here if it is `byte`.
  mutating func take(_ byte: UInt8) -> Bool {
    guard current == byte else { return false }
    advance()
    return true
  }

  /// Steps over a line's end: CR, LF, CR LF or LF CR count as one, as in Lua.
  mutating func advanceLine() {
    guard let first = current else { return }
    offset += 1
    if let second = current, second.isLineEnd, second != first { offset += 1 }
    line += 1
    lineStart = offset
    continuations = 0
  }

  /// Steps over whatever is here, the end of a line or one byte.
  mutating func advanceAny() {
    if let byte = current, byte.isLineEnd { advanceLine() } else { advance() }
  }
}

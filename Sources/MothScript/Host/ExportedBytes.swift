/// Bytes that the shim writes, read from the front.
///
/// Everything gives nil when the bytes end early, which the shim never does.
struct ExportedBytes {
  private var rest: UnsafeRawBufferPointer.SubSequence

  init(_ bytes: UnsafeRawBufferPointer) {
    rest = bytes[...]
  }

  /// One byte.
  mutating func byte() -> UInt8? { rest.popFirst() }

  /// A number in the machine's own byte order.
  mutating func load<T: BitwiseCopyable>(_ type: T.Type) -> T? {
    guard rest.count >= MemoryLayout<T>.size else { return nil }
    let value = UnsafeRawBufferPointer(rebasing: rest).loadUnaligned(as: T.self)
    rest = rest.dropFirst(MemoryLayout<T>.size)
    return value
  }

  /// The bytes of a text after their count.
  mutating func counted() -> [UInt8]? {
    guard let count = load(UInt32.self), rest.count >= Int(count) else { return nil }
    defer { rest = rest.dropFirst(Int(count)) }
    return Array(rest.prefix(Int(count)))
  }

  /// A text after the count of its bytes.
  mutating func string() -> String? {
    counted().map { String(decoding: $0, as: UTF8.self) }
  }
}

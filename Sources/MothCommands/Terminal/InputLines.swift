internal import Foundation

/// Lines of a file that is read while it is written, such as the standard input.
public final class InputLines {
  /// The longest line, in bytes; one more byte is given of a longer one.
  static let longestLine = 1 << 20

  private let descriptor: Int32
  private var buffer: [UInt8] = []
  private var start = 0
  private var isAtEnd = false

  /// Reads what a descriptor has.
  public init(descriptor: Int32) {
    self.descriptor = descriptor
  }

  /// The next line, without its end; nil at the end of the input.
  ///
  /// A line that has no end within `longestLine` is cut after it, and its rest is the next line.
  public func next() -> String? {
    var seen = start
    while true {
      if let end = buffer[seen...].firstIndex(of: UInt8(ascii: "\n")) {
        return take(upTo: end, after: end + 1)
      }
      seen = buffer.count
      if seen - start > Self.longestLine {
        let end = start + Self.longestLine + 1
        return take(upTo: end, after: end)
      }
      guard !isAtEnd else { return start < seen ? take(upTo: seen, after: seen) : nil }
      buffer.removeFirst(start)
      (seen, start) = (seen - start, 0)
      readMore()
    }
  }

  private func take(upTo end: Int, after next: Int) -> String {
    defer { start = next }
    let isReturned = end > start && next > end && buffer[end - 1] == UInt8(ascii: "\r")
    return String(decoding: buffer[start..<(isReturned ? end - 1 : end)], as: UTF8.self)
  }

  private func readMore() {
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    var count = -1
    repeat {
      count = piece.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
    } while count < 0 && errno == EINTR
    isAtEnd = count <= 0
    if count > 0 { buffer += piece[..<count] }
  }
}

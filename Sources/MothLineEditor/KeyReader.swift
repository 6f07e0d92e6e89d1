internal import Foundation

/// Reads characters from a terminal, and wakes up when it is told of a signal.
package final class KeyReader: @unchecked Sendable {
  // `wake` may be called by any thread: it writes to a pipe. The rest is the editor's thread's.
  private let input: Int32
  private let output: Int32
  private let pipe: (reading: Int32, writing: Int32)
  /// Called when the terminal has another size.
  var resized: () -> Void = {}
  private var decoder = KeyDecoder()
  /// Whether Ctrl-C ended the line that was read last.
  private(set) var isInterrupted = false

  /// Why the reader is woken.
  package enum Reason: UInt8, Sendable {
    /// Ctrl-C.
    case interrupt = 1
    /// The terminal has another size.
    case resize = 2
  }

  /// Makes a reader; nil where no pipe can be made.
  package init?(input: Int32, output: Int32) {
    var ends: [Int32] = [0, 0]
    guard Foundation.pipe(&ends) == 0 else { return nil }
    pipe = (ends[0], ends[1])
    for end in ends { _ = fcntl(end, F_SETFL, O_NONBLOCK) }
    self.input = input
    self.output = output
  }

  deinit {
    close(pipe.reading)
    close(pipe.writing)
  }

  /// Makes a read that waits look at what happened; any thread may call it.
  package func wake(_ reason: Reason) {
    var byte = reason.rawValue
    _ = write(pipe.writing, &byte, 1)
  }

  /// Begins a line; the terminal is asked to mark pasted text as such.
  func begin(marksPastes: Bool) {
    isInterrupted = false
    // A Ctrl-C that came while a line was answered concerned that one.
    while let reason = reasonWaiting() { if reason == .resize { resized() } }
    if marksPastes { send("\u{1B}[?2004h") }
  }

  /// Ends a line.
  func end() { send("\u{1B}[?2004l") }

  /// The next character; -1 at the end of the input and behind a Ctrl-C.
  func next() -> Int32 {
    while true {
      if let scalar = decoder.next() { return Int32(bitPattern: scalar.value) }
      guard wait() else { return -1 }
      var bytes = [UInt8](repeating: 0, count: 1_024)
      let count = read(input, &bytes, bytes.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return -1 }
      decoder.take(bytes[..<count])
    }
  }

  /// Waits for input; false behind a Ctrl-C.
  func wait() -> Bool {
    while true {
      var descriptors = [
        pollfd(fd: input, events: Int16(POLLIN), revents: 0),
        pollfd(fd: pipe.reading, events: Int16(POLLIN), revents: 0),
      ]
      guard poll(&descriptors, nfds_t(descriptors.count), -1) >= 0 else {
        if errno == EINTR { continue }
        return false
      }
      while let reason = reasonWaiting() {
        guard reason == .resize else {
          isInterrupted = true
          decoder = KeyDecoder()
          return false
        }
        resized()
      }
      if descriptors[0].revents != 0 { return true }
    }
  }

  private func reasonWaiting() -> Reason? {
    var byte: UInt8 = 0
    return read(pipe.reading, &byte, 1) == 1 ? Reason(rawValue: byte) : nil
  }

  /// Writes a text to the terminal.
  func send(_ text: String) {
    var bytes = Array(text.utf8)
    _ = write(output, &bytes, bytes.count)
  }
}

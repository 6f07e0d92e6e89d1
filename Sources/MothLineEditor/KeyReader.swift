internal import Foundation

/// Reads characters from a terminal, and wakes up when it is notified of a signal.
package final class KeyReader: @unchecked Sendable {
  // `wake` may be called by any thread: it writes to a pipe. The rest is the editor's thread's.
  private let input: Int32
  private let output: Int32
  private let pipe: (reading: Int32, writing: Int32)
  /// Called when the terminal has another size.
  var resized: () -> Void = {}
  /// Asked ten times a second while keys are waited for: what there is to say meanwhile, such as
  /// that a file has changed, or nothing; nil if nothing ever is.
  var askNews: (() -> String)?
  /// Called with the news there is; whether it is printed already.
  ///
  /// If it is not, the key of news is what is read next, and who acts on that key says it.
  var takeNews: (String) -> Bool = { _ in true }
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

  /// The key of news: Ctrl-^, which nothing else is bound to.
  static let newsKey: Int32 = 0x1E

  /// Makes a reader; nil if no pipe can be made.
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

  /// The next character; -1 at the end of the input and after a Ctrl-C.
  func next() -> Int32 {
    while true {
      if let scalar = decoder.next() { return Int32(bitPattern: scalar.value) }
      switch wait(isAtKey: decoder.isEmpty) {
      case .input: break
      case .news: return Self.newsKey
      case .end: return -1
      }
      var bytes = [UInt8](repeating: 0, count: 1_024)
      let count = read(input, &bytes, bytes.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return -1 }
      decoder.take(bytes[..<count])
    }
  }

  /// What ended waiting.
  enum Waking {
    /// There is something to read.
    case input
    /// There is news.
    case news
    /// Ctrl-C, or the terminal cannot be read.
    case end
  }

  /// Waits for input; with `isAtKey` also for news.
  func wait(isAtKey: Bool = true) -> Waking {
    while true {
      var descriptors = [
        pollfd(fd: input, events: Int16(POLLIN), revents: 0),
        pollfd(fd: pipe.reading, events: Int16(POLLIN), revents: 0),
      ]
      let askNews = isAtKey ? askNews : nil
      let count = poll(&descriptors, nfds_t(descriptors.count), askNews == nil ? -1 : 100)
      guard count >= 0 else {
        if errno == EINTR { continue }
        return .end
      }
      while let reason = reasonWaiting() {
        guard reason == .resize else {
          isInterrupted = true
          decoder = KeyDecoder()
          return .end
        }
        resized()
      }
      if descriptors[0].revents != 0 { return .input }
      if count == 0, let news = askNews?(), !news.isEmpty, !takeNews(news) { return .news }
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

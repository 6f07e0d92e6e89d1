/// What scripts printed, cut where it is more than is kept.
package struct PrintedText: Equatable, Sendable, Codable {
  /// The lines, each with its end.
  package private(set) var text = ""
  /// Whether more was printed.
  package private(set) var isCut = false

  /// Nothing.
  package init() {}

  init(text: String, isCut: Bool) {
    (self.text, self.isCut) = (text, isCut)
  }

  /// Adds what was printed afterwards, as many whole lines as fit.
  package mutating func add(_ more: PrintedText, limitInBytes limit: Int) {
    guard !isCut else { return }
    let room = limit - text.utf8.count
    if more.text.utf8.count <= room {
      text += more.text
      isCut = more.isCut
    } else {
      let kept = more.text.utf8.prefix(max(room, 0))
      if let end = kept.lastIndex(of: UInt8(ascii: "\n")) { text += more.text[...end] }
      isCut = true
    }
  }

  /// The lines, and one more where some are missing.
  package func shown(limitInBytes limit: Int) -> String {
    text + (isCut ? "(more was printed; the limit is \(limit) bytes)\n" : "")
  }
}

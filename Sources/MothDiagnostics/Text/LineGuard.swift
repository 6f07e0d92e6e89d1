/// Text in which no line gives an order to the program that shows it.
///
/// The logs of pipelines are read for commands, and every text may hold one: a name, a line of a
/// script, a sentence that was wrapped before `::`. So this looks at the text that is written, line
/// by line, whatever it was put together from. It writes out the second colon of a line that begins
/// with `::`, and the bracket of `##[`, `##vso[` and their like:
///
/// - GitHub's runner takes a line for a command if `::` comes first in it, blanks aside, or `##[`
///   anywhere (`ActionCommand.TryParseV2` and `.TryParse` of actions/runner);
/// - Azure's agent looks for `##vso[` anywhere, and marks lines with `##[`
///   (https://learn.microsoft.com/azure/devops/pipelines/scripts/logging-commands);
/// - TeamCity reads `##teamcity[` (https://www.jetbrains.com/help/teamcity/service-messages.html).
public struct LineGuard: Sendable {
  /// How a character is written out.
  public enum Style: Sendable {
    /// For people, as `VisibleText` does.
    case text
    /// As strings of JSON write it, which are read back as they were.
    case json
  }

  /// What the line holds so far.
  private enum Line {
    case blank, colon, styling, text
  }

  /// What of `##name[` came last.
  private enum Mark {
    case none, first, both, name
  }

  private let style: Style
  private var line = Line.blank
  private var mark = Mark.none

  /// A guard at the start of a line, or after one.
  public init(_ style: Style = .text, isWithinLine: Bool = false) {
    self.style = style
    line = isWithinLine ? .text : .blank
  }

  /// The next piece of the text, which may begin and end anywhere in a line.
  public mutating func take(_ text: String) -> String {
    var text = text
    var indices: [Int] = []
    text.withUTF8 { bytes in
      for index in bytes.indices where endsCommand(at: index, of: bytes) { indices.append(index) }
    }
    guard !indices.isEmpty else { return text }
    let bytes = Array(text.utf8)
    var start = 0
    var result = ""
    for index in indices {
      result += String(decoding: bytes[start..<index], as: UTF8.self)
      result += style.escape(bytes[index])
      start = index + 1
    }
    return result + String(decoding: bytes[start...], as: UTF8.self)
  }

  /// Whether a byte ends what begins a command.
  private mutating func endsCommand(at index: Int, of bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let byte = bytes[index]
    if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") {
      line = .blank
      mark = .none
      return false
    }
    if line != .text, endsColons(at: index, of: bytes) { return true }
    switch (byte, mark) {
    case (UInt8(ascii: "#"), .first), (UInt8(ascii: "#"), .both): mark = .both
    case (UInt8(ascii: "#"), _): mark = .first
    case (UInt8(ascii: "["), .both), (UInt8(ascii: "["), .name):
      mark = .none
      return true
    case (_, .both) where byte.isLetter, (_, .name) where byte.isLetter: mark = .name
    default: mark = .none
    }
    return false
  }

  /// Whether a byte near the start of a line is the second of two colons.
  private mutating func endsColons(at index: Int, of bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let byte = bytes[index]
    switch line {
    case .blank where byte == UInt8(ascii: ":"): line = .colon
    case .blank where byte == 0x1B: line = .styling
    case .blank: line = Self.isBlank(bytes[index...]) ? .blank : .text
    case .styling: line = byte.isLetter ? .blank : .styling
    case .colon:
      line = .text
      return byte == UInt8(ascii: ":")
    case .text: break
    }
    return false
  }

  /// Whether bytes begin with a blank of Unicode or within one, which the runner takes off.
  private static func isBlank(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    guard let first = bytes.first, first >= 0x80 else {
      return bytes.first.map { $0 <= 0x20 } ?? true
    }
    // The first byte of a scalar has decided about the others.
    guard first & 0xC0 == 0xC0 else { return true }
    let scalar = String(decoding: bytes.prefix(4), as: UTF8.self).unicodeScalars.first
    return scalar?.properties.isWhitespace ?? false
  }
}

extension LineGuard.Style {
  fileprivate func escape(_ byte: UInt8) -> String {
    let digits = String(byte, radix: 16, uppercase: true)
    return self == .text ? "\\u{\(digits)}" : "\\u00\(digits.lowercased())"
  }
}

extension UInt8 {
  fileprivate var isLetter: Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20)
  }
}

internal import MothDiagnostics
package import MothSimulation

/// Chooses devices by patterns.
package struct DeviceSelection: Sendable {
  /// The devices to choose from, by id: the bundled ones, and those of the plugins.
  package let known: [Device]
  private let patterns: [String]

  /// Makes a selection; a plugin's device hides a bundled one of the same id, and a later one an
  /// earlier one.
  package init(patterns: [String], pluginDevices: [Device]) {
    let all = Device.bundled + pluginDevices
    let last = Dictionary(all.map { ($0.id, $0) }) { $1 }
    known = last.values.sorted { $0.id.utf8.lexicographicallyPrecedes($1.id.utf8) }
    self.patterns = patterns
  }

  /// The chosen devices, sorted by id.
  package var devices: [Device] {
    patterns.isEmpty
      ? known
      : known.filter { device in patterns.contains { Self.matches(device.id, pattern: $0) } }
  }

  /// The patterns that match no device.
  package var unmatched: [String] {
    patterns.filter { pattern in !known.contains { Self.matches($0.id, pattern: pattern) } }
  }

  /// Whether a text matches a pattern in which `*` stands for any letters.
  static func matches(_ text: String, pattern: String) -> Bool {
    let pieces = pattern.utf8.split(separator: UInt8(ascii: "*"), omittingEmptySubsequences: false)
    guard pieces.count > 1, let first = pieces.first, let last = pieces.last else {
      return text == pattern
    }
    var rest = Array(text.utf8)[...]
    guard rest.starts(with: first) else { return false }
    rest = rest.dropFirst(first.count)
    for piece in pieces.dropFirst().dropLast() {
      guard let end = end(of: Array(piece), in: rest) else { return false }
      rest = rest[end...]
    }
    return rest.count >= last.count && rest.suffix(last.count).elementsEqual(last)
  }

  private static func end(of piece: [UInt8], in text: ArraySlice<UInt8>) -> Int? {
    guard piece.count <= text.count else { return nil }
    return (text.startIndex...(text.endIndex - piece.count))
      .first { text[$0..<$0 + piece.count].elementsEqual(piece) }
      .map { $0 + piece.count }
  }
}

internal import MothDiagnostics

/// Names for findings that stay the same while lines move and numbers change.
struct Fingerprints {
  private var seen: [String: Int] = [:]

  /// The name of a finding: made of its id, path, subject and the text of its line; a second one of
  /// the same is counted.
  mutating func name(of diagnostic: Diagnostic, in sources: SourceTexts) -> String {
    let location = diagnostic.location
    let line = location?.range.flatMap { range in
      location.flatMap { sources[$0.path]?.line(range.start.line) }
    }
    let parts = [
      diagnostic.id, location?.path ?? "", diagnostic.subject.map(String.init) ?? "",
      line.map { $0.split(whereSeparator: \.isWhitespace).joined(separator: " ") } ?? "",
    ]
    let key = parts.joined(separator: "\u{0}")
    let number = seen[key, default: 0]
    seen[key] = number + 1
    return Self.hash("\(key)\u{0}\(number)")
  }

  /// FNV-1a of 64 bits (Fowler, Noll and Vo; draft-eastlake-fnv), as 16 hexadecimal digits.
  static func hash(_ text: String) -> String {
    let value = text.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01b3
    }
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}

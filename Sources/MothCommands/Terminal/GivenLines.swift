internal import MothDiagnostics

/// How many lines a session takes that nobody types: those of `-e` and of the input, which may be
/// endless.
struct GivenLines {
  /// The most lines.
  static let mostLines = 2_000
  /// The most bytes of all lines.
  static let mostBytes = 4 << 20

  private var lines = 0
  private var bytes = 0

  /// Takes a line; what is wrong where it is one too many, or longer than a line may be.
  mutating func take(_ line: String) -> Diagnostic? {
    lines += 1
    let length = line.utf8.count
    bytes += length
    let limits = [
      (length, InputLines.longestLine, "a line of a session must be at most", "bytes"),
      (lines, Self.mostLines, "a session must be at most", "lines"),
      (bytes, Self.mostBytes, "a session must be at most", "bytes"),
    ]
    guard let limit = limits.first(where: { $0.0 > $0.1 }) else { return nil }
    return Diagnostic.error(
      "session-too-long",
      message:
        "\(limit.2) \(limit.1) \(limit.3); line \(lines) goes beyond, and nothing after it is read",
      at: nil
    )
    .help("put what is long into a .lua file and name that")
  }
}

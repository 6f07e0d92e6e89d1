/// How grave a diagnostic is; only an error fails a run.
public enum Severity: String, Codable, Comparable, CaseIterable, Sendable {
  /// Worth knowing; nothing is wrong.
  case note
  /// Likely a mistake; the run still passes.
  case warning
  /// Wrong; the run fails.
  case error

  /// Orders from note over warning to error.
  public static func < (left: Severity, right: Severity) -> Bool {
    left.rank < right.rank
  }

  private var rank: Int {
    switch self {
    case .note: 0
    case .warning: 1
    case .error: 2
    }
  }
}

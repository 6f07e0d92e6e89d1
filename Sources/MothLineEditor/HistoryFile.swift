@preconcurrency internal import CEdit
internal import Foundation
package import MothDiagnostics
internal import MothStore

/// The file in which typed lines outlive the session.
package struct HistoryFile: Equatable, Sendable {
  /// How many lines are kept.
  static let lineLimit = 2_000

  /// The path.
  package let path: String

  /// The file that the environment asks for; nil for none.
  ///
  /// `MOTH_HISTORY` names it, and an empty one switches it off. Else it is `history` in the user's
  /// folder for state.
  package init?(environment: [String: String]) {
    if let path = environment["MOTH_HISTORY"] {
      guard !path.isEmpty else { return nil }
      self.path = path
    } else {
      guard let folder = UserFolder.state(in: environment) else { return nil }
      path = "\(folder)/history"
    }
  }

  /// The longest file that is read, in bytes.
  static let longestFile = 4 << 20

  /// Why the file is neither read nor written; nil if it is.
  ///
  /// A device or a pipe may have no end, or wait for ever. A link counts as what it leads to.
  package var problem: Diagnostic? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    let reason: String
    if status.st_mode & S_IFMT != S_IFREG {
      reason = "is not a regular file"
    } else if status.st_size > off_t(Self.longestFile) {
      reason = "is longer than \(Self.longestFile) bytes"
    } else {
      return nil
    }
    return Diagnostic.warning(
      "history-refused",
      message: "the history '\(path)' \(reason), so lines are neither read from it nor kept",
      at: nil
    )
    .help("name another file with MOTH_HISTORY, or switch the history off with an empty one")
  }

  /// Reads the lines; none if the file cannot be read.
  func read() {
    guard problem == nil else { return }
    _ = read_history(path)
  }

  /// Writes the lines; a file that cannot be written is left alone.
  func write() {
    guard problem == nil else { return }
    let folder = (path as NSString).deletingLastPathComponent
    if !folder.isEmpty { try? UserFolder.make(folder) }
    guard write_history(path) == 0 else { return }
    chmod(path, 0o600)
  }
}

@preconcurrency internal import CEdit
internal import Foundation
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

  /// Reads the lines; none where the file cannot be read.
  func read() { _ = read_history(path) }

  /// Writes the lines; a file that cannot be written is left alone.
  func write() {
    let folder = (path as NSString).deletingLastPathComponent
    if !folder.isEmpty { try? UserFolder.make(folder) }
    guard write_history(path) == 0 else { return }
    chmod(path, 0o600)
  }
}

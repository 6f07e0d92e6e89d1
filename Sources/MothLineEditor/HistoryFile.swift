@preconcurrency internal import CEdit
internal import Foundation

/// The file in which typed lines outlive the session.
package struct HistoryFile: Equatable, Sendable {
  /// How many lines are kept.
  static let lineLimit = 2_000

  /// The path.
  package let path: String

  /// The file that the environment asks for; nil for none.
  ///
  /// `MOTH_HISTORY` names it, and an empty one switches it off. Else it stands in the state
  /// directory of the XDG Base Directory Specification: `$XDG_STATE_HOME/moth/history`, by default
  /// `~/.local/state/moth/history`.
  package init?(environment: [String: String]) {
    if let path = environment["MOTH_HISTORY"] {
      guard !path.isEmpty else { return nil }
      self.path = path
      return
    }
    // The specification has relative paths ignored.
    if let state = environment["XDG_STATE_HOME"], state.hasPrefix("/") {
      path = "\(state)/moth/history"
    } else if let home = environment["HOME"], !home.isEmpty {
      path = "\(home)/.local/state/moth/history"
    } else {
      return nil
    }
  }

  /// Reads the lines; none where the file cannot be read.
  func read() { _ = read_history(path) }

  /// Writes the lines; a file that cannot be written is left alone.
  func write() {
    let folder = (path as NSString).deletingLastPathComponent
    if !folder.isEmpty, !FileManager.default.fileExists(atPath: folder) {
      // The specification asks for this mode.
      try? FileManager.default.createDirectory(
        atPath: folder,
        withIntermediateDirectories: true,
        attributes: [.posixPermissions: 0o700]
      )
    }
    guard write_history(path) == 0 else { return }
    chmod(path, 0o600)
  }
}

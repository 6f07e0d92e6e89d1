internal import Foundation

/// The editor that a person has chosen, run at the process's terminal.
package struct TextEditor: Sendable {
  /// The shell's words that run it.
  let command: String

  /// The editor that the environment names, as `VISUAL` or else `EDITOR`; nil for none.
  package init?(environment: [String: String]) {
    let named = [environment["VISUAL"], environment["EDITOR"]].compactMap(\.self)
    guard let command = named.first(where: { !$0.isEmpty }) else { return nil }
    self.command = command
  }

  /// Edits a file and waits until that is done; whether it ended well.
  ///
  /// A process of Foundation's would be in a group of its own, which may not read the terminal.
  package func edit(_ path: String) -> Bool {
    let words = ["sh", "-c", "\(command) \"$1\"", "sh", path]
    let arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
    defer { arguments.forEach { free($0) } }
    var child: pid_t = 0
    guard posix_spawn(&child, "/bin/sh", nil, nil, arguments, environ) == 0 else { return false }
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0 {
      guard errno == EINTR else { return false }
    }
    return status == 0
  }
}

internal import Foundation
package import MothDiagnostics

/// Writes fixed scripts.
package enum ScriptWriter {
  /// Replaces a script's file whole, and keeps its permissions; says why where it cannot.
  ///
  /// A link is followed, as when the script was read.
  package static func write(_ change: Fixer.Change) -> Diagnostic? {
    let path = change.file.path
    let file = URL(fileURLWithPath: path).resolvingSymlinksInPath()
    let manager = FileManager.default
    guard let attributes = try? manager.attributesOfItem(atPath: file.path),
      let permissions = attributes[.posixPermissions] as? NSNumber
    else { return FixProblem.diagnostic(path, "it is not there any more") }
    guard permissions.intValue & 0o200 != 0 else {
      return FixProblem.diagnostic(path, "it is read-only")
    }
    guard manager.contents(atPath: file.path) == Data(change.file.text.utf8) else {
      return FixProblem.diagnostic(path, "it has changed since it was read")
    }
    do {
      try Data(change.text.utf8).write(to: file, options: .atomic)
      try manager.setAttributes([.posixPermissions: permissions], ofItemAtPath: file.path)
      return nil
    } catch {
      return FixProblem.diagnostic(path, "it cannot be written")
    }
  }
}

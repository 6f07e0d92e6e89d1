internal import Foundation
package import MothDiagnostics

/// Writes fixed scripts.
package enum ScriptWriter {
  /// Replaces a script's file whole, and keeps its permissions; says why where it cannot.
  ///
  /// A link is followed, as when the script was read.
  package static func write(_ change: Fixer.Change) -> Diagnostic? {
    let path = change.file.path
    guard let data = FileManager.default.contents(atPath: path) else {
      return FixProblem.diagnostic(path, "it is not there any more")
    }
    guard data == Data(change.file.text.utf8) else {
      return FixProblem.diagnostic(path, "it has changed since it was read")
    }
    do throws(WholeFile.Problem) {
      try WholeFile.write(change.text, to: path)
      return nil
    } catch {
      return FixProblem.diagnostic(path, error.reason)
    }
  }
}

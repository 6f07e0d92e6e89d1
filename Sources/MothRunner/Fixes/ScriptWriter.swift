package import MothDiagnostics

/// Writes fixed scripts.
package enum ScriptWriter {
  /// Replaces a script's file whole, and keeps its permissions; says why where it cannot.
  ///
  /// A link is followed, as when the script was read.
  package static func write(_ change: Fixer.Change) -> Diagnostic? {
    let path = change.file.path
    let text = Array(change.file.text.utf8)
    guard let file = try? RegularFile(path) else {
      return FixProblem.diagnostic(path, reason: "it is not there any more")
    }
    guard let bytes = try? file.contents(limitInBytes: text.count), bytes == text else {
      return FixProblem.diagnostic(path, reason: "it has changed since it was read")
    }
    do throws(WholeFile.Problem) {
      try WholeFile.write(change.text, to: path)
      return nil
    } catch {
      return FixProblem.diagnostic(path, reason: error.reason)
    }
  }
}

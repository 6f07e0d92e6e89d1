import MothDiagnostics
import MothScript
import MothValidation

/// What the rules say of a script without running it.
func sourceFindings(_ script: String) -> [Diagnostic] {
  ScriptSource(file: SourceFile(path: "effect.lua", text: script)).findings()
}

/// What the rule of one id says of a script without running it, in the form of `reported`.
func sourceFindings(_ script: String, of id: String) -> [String] {
  sourceFindings(script).filter { $0.id == id }.map(\.reported)
}

extension Diagnostic {
  /// The text of the last fix.
  var suggestedFix: String? { notes.last { $0.kind == .help }?.text }

  /// Each fix-it as its description, its safety, and its edits: `rename (safe): 2:3-2:5 'x'`.
  var fixes: [String] {
    fixIts.map { fixIt in
      let edits = fixIt.edits.map { edit in
        let (start, end) = (edit.range.start, edit.range.end)
        return "\(start.line):\(start.column)-\(end.line):\(end.column) '\(edit.replacement)'"
      }
      return "\(fixIt.description) (\(fixIt.safety.rawValue)): \(edits.joined(separator: ", "))"
    }
  }
}

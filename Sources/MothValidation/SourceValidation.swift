package import MothDiagnostics
package import MothScript

extension ScriptSource {
  /// What the rules find without running the script; nothing where it has syntax errors.
  package func findings() -> [Diagnostic] {
    syntaxDiagnostics.isEmpty ? Rule.all.flatMap { $0.checkSource?(self) ?? [] } : []
  }
}

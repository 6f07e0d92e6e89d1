package import MothDiagnostics
package import MothScript

extension ScriptSource {
  /// What can be said of the script without running it: syntax errors, or the rules' findings.
  package func staticDiagnostics() -> [Diagnostic] {
    let problems = syntaxDiagnostics
    guard problems.isEmpty else { return problems }
    return Rule.all.flatMap { $0.checkSource?(self) ?? [] }
  }
}

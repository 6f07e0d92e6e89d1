package import MothDiagnostics
package import MothScript

extension ScriptSource {
  /// What the rules find without running the script; nothing where it has syntax errors.
  package func findings(_ settings: ValidationSettings = ValidationSettings()) -> [Diagnostic] {
    guard syntaxDiagnostics.isEmpty else { return [] }
    return Rule.all.flatMap { rule in
      rule.checkSource.flatMap { check in settings.inForce(rule).map { check(self, $0) } } ?? []
    }
  }
}

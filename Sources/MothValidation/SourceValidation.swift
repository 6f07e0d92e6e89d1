package import MothDiagnostics
package import MothScript

extension ScriptSource {
  /// What the rules find without running the script; nothing if it has syntax errors.
  package func findings(_ settings: ValidationSettings = ValidationSettings()) -> [Diagnostic] {
    guard syntaxDiagnostics.isEmpty else { return [] }
    return facts(SourceFacts.self) { facts in
      Rule.all.whileWorking(stepsPerElement: WorkControl.stepsPerLook).flatMap {
        rule -> [Diagnostic] in
        guard let configured = settings.configured(rule) else { return [] }
        let found = rule.checkSource.map { $0(facts, configured) } ?? []
        guard let check = rule.checkPlatform, let platform = settings.platform else { return found }
        return found + check(facts, platform, configured)
      }
    }
  }
}

extension ValidationSettings {
  /// The ids of the rules that look at a script without running it, or also at its units.
  package func rulesThatLook(atUnits: Bool) -> Set<String> {
    let rules = Rule.all.filter { rule in
      level(of: rule) != .off
        && (rule.checkSource != nil || (rule.checkPlatform != nil && platform != nil)
          || (atUnits && rule.checkUnit != nil))
    }
    return Set(rules.map(\.id))
  }
}

internal import MothCatalog
package import MothScript
internal import MothValidation

/// A configuration as `moth.json` would have it, with what the command line says and all defaults:
/// what `moth config` prints.
package enum EffectiveConfiguration {
  /// The text, which is a `moth.json` again.
  ///
  /// `rules` has every rule; what plugins say of rules in their manifests is not in it.
  package static func text(_ plan: RulePlan, limits: HostLimits, run: RunSettings) -> String {
    var fields: [String: JSONNode] = [
      "baselines": .object([
        "tolerance": object(BaselineKind.adjustable) {
          ($0.rawValue, .number(plan.configuration.tolerances[$0]))
        }
      ]),
      "limits": object(HostLimit.all) { ($0.name, .number(Double(limits[keyPath: $0.keyPath]))) },
      "rules": rules(plan),
      "run": object(RunSettings.options) { setting in
        setting.key.flatMap { key in setting.json?.shown(run).map { (key, $0) } }
      },
    ]
    let budgets = plan.configuration.rules.budgets
    if !budgets.isEmpty { fields["budgets"] = node(budgets) }
    if let platform = plan.platform { fields["platform"] = .text(platform.name) }
    let overrides = plan.configuration.overrides
    if !overrides.isEmpty { fields["overrides"] = .list(overrides.map(node)) }
    return JSONNode.object(fields).text
  }

  private static func rules(_ plan: RulePlan) -> JSONNode {
    var settings = ValidationSettings()
    settings.apply(plan.configuration.rules)
    settings.apply(plan.commandLine)
    return .object([
      "preset": .text(settings.preset.rawValue),
      "levels": object(Rule.all) { ($0.id, .text(settings.level(of: $0).rawValue)) },
      "thresholds": object(Rule.all.filter { !$0.thresholds.isEmpty }) { rule in
        let values = object(rule.thresholds) {
          ($0.name, .number(settings.value(of: $0, of: rule)))
        }
        return (rule.id, values)
      },
    ])
  }

  private static func node(_ override: Configuration.Override) -> JSONNode {
    var fields = ["rules": node(override.rules)]
    if !override.rules.budgets.isEmpty { fields["budgets"] = node(override.rules.budgets) }
    if !override.plugins.isEmpty { fields["plugins"] = .list(override.plugins.map(JSONNode.text)) }
    if !override.effects.isEmpty { fields["effects"] = .list(override.effects.map(JSONNode.text)) }
    return .object(fields)
  }

  private static func node(_ choices: RuleChoices) -> JSONNode {
    var fields: [String: JSONNode] = [:]
    if let preset = choices.preset { fields["preset"] = .text(preset.rawValue) }
    let rules = choices.rules.sorted { $0.key < $1.key }
    fields["levels"] = object(rules) { rule in
      rule.value.level.map { (rule.key, .text($0.rawValue)) }
    }
    fields["thresholds"] = object(rules.filter { !$0.value.thresholds.isEmpty }) { rule in
      (
        rule.key,
        object(rule.value.thresholds.sorted { $0.key < $1.key }) {
          ($0.key, .number($0.value))
        }
      )
    }
    return .object(fields)
  }

  private static func node(_ budgets: [String: BudgetSetting]) -> JSONNode {
    object(budgets.sorted { $0.key < $1.key }) { budget in
      var fields = ["level": JSONNode.text(budget.value.level.rawValue)]
      if let limit = budget.value.limit { fields["max"] = .number(limit) }
      return (budget.key, .object(fields))
    }
  }

  private static func object<Element>(
    _ elements: [Element],
    member: (Element) -> (String, JSONNode)?
  ) -> JSONNode {
    .object(Dictionary(elements.compactMap(member)) { $1 })
  }
}

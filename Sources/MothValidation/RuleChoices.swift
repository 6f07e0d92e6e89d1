/// What a configuration or a command line says of rules and budgets; it leaves open what it does
/// not say.
package struct RuleChoices: Sendable, Equatable {
  /// The preset; nil if none is named.
  package var preset: ValidationSettings.Preset?
  /// What is said of single rules, by their ids.
  package var rules: [String: ValidationSettings.RuleSetting] = [:]
  /// What is said of budgets, by their names.
  package var budgets: [String: BudgetSetting] = [:]

  /// Says nothing.
  package init() {}

  /// Sets the level of a rule.
  package mutating func set(_ level: Rule.Level, of rule: String) {
    rules[rule, default: ValidationSettings.RuleSetting()].level = level
  }

  /// Sets a threshold of a rule.
  package mutating func set(_ threshold: String, value: Double, of rule: String) {
    rules[rule, default: ValidationSettings.RuleSetting()].thresholds[threshold] = value
  }
}

extension ValidationSettings {
  /// Lets what `choices` say hold over what was said before.
  ///
  /// The preset is the last one named. What is said of single rules wins over any preset.
  package mutating func apply(_ choices: RuleChoices) {
    preset = choices.preset ?? preset
    budgets.merge(choices.budgets) { $1 }
    for (id, choice) in choices.rules {
      var setting = rules[id] ?? RuleSetting()
      setting.level = choice.level ?? setting.level
      setting.thresholds.merge(choice.thresholds) { $1 }
      rules[id] = setting
    }
  }
}

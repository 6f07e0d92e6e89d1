package import MothDiagnostics
package import MothScript
package import MothValidation

extension RuleChoices {
  /// What the values of `rules` and `budgets` say; they have one form wherever they are.
  init(rules: StrictReader<JSONValue>?, budgets: StrictReader<JSONValue>?) {
    self.init()
    let _: Void? = rules?.object { read($0) }
    let entries = budgets?
      .entries(for: Budget.all, by: \.name, noun: "budget", id: "unknown-budget")
    for (budget, reader) in entries ?? [] {
      self.budgets[budget.name] = BudgetSetting(reader)
    }
  }

  /// What a plugin's manifest says of rules and budgets; nothing if it says nothing.
  package static func read(
    of plugin: Plugin
  ) -> (choices: RuleChoices, diagnostics: [Diagnostic]) {
    guard let file = plugin.manifestFile else { return (RuleChoices(), []) }
    let log = ReadingLog(Manifest.documentKind, path: file.path)
    let choices = RuleChoices(
      rules: plugin.manifest.rules.map { StrictReader($0, path: "rules", log: log) },
      budgets: plugin.manifest.budgets.map { StrictReader($0, path: "budgets", log: log) }
    )
    return (choices, log.diagnostics)
  }

  private mutating func read(_ fields: ObjectReader<JSONValue>) {
    preset = fields["preset"]?.choice()
    for (rule, reader) in fields["levels"]?.ruleEntries() ?? [] {
      if let level: Rule.Level = reader.choice() { set(level, of: rule.id) }
    }
    for (rule, reader) in fields["thresholds"]?.ruleEntries() ?? [] {
      guard !rule.thresholds.isEmpty else {
        reader.log.report(
          "'\(rule.id)' has no thresholds",
          id: "unknown-threshold",
          at: reader.nameRange
        )
        continue
      }
      let entries = reader.entries(
        for: rule.thresholds,
        by: \.name,
        noun: "threshold",
        id: "unknown-threshold"
      )
      for (threshold, reader) in entries {
        let number = reader.number(
          in: threshold.range,
          unit: threshold.unit,
          id: "threshold-out-of-range"
        )
        if let number { set(threshold.name, value: number, of: rule.id) }
      }
    }
  }
}

extension BudgetSetting {
  /// A limit, or an object with one; without it only to switch the budget off.
  fileprivate init?(_ reader: StrictReader<JSONValue>) {
    if reader.value.number != nil {
      guard let limit = reader.number(in: 0...Double.greatestFiniteMagnitude) else { return nil }
      self.init(limit: limit)
      return
    }
    guard reader.value.members != nil else {
      reader.refuse("a number or an object")
      return nil
    }
    let read: BudgetSetting? = reader.object { fields in
      let level: Rule.Level? = fields["level"]?.choice()
      let limit = level == .off ? fields["max"] : fields.required("max")
      return BudgetSetting(
        limit: limit?.number(in: 0...Double.greatestFiniteMagnitude),
        level: level ?? .error
      )
    }
    guard let read else { return nil }
    self = read
  }
}

extension StrictReader<JSONValue> {
  fileprivate func ruleEntries() -> [(item: Rule, reader: StrictReader)] {
    entries(for: Rule.all, by: \.id, noun: "rule", id: "unknown-rule", hint: Rule.hint)
  }
}

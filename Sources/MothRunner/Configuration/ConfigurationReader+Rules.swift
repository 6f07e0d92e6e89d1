internal import MothDiagnostics
internal import MothScript
internal import MothValidation

extension ConfigurationReader {
  /// The keys of what is said of rules.
  static let ruleKeys = ["preset", "levels", "thresholds"]

  /// What an object says of rules; it has one form wherever it is.
  mutating func ruleChoices(_ value: LocatedJSON) -> RuleChoices {
    let fields = object(value, "'rules'", keys: Self.ruleKeys)
    var choices = RuleChoices()
    choices.preset = fields["preset"].flatMap { choice($0, "'preset'") }
    if let levels = fields["levels"] { readLevels(levels, &choices) }
    if let thresholds = fields["thresholds"] { readThresholds(thresholds, &choices) }
    return choices
  }

  private mutating func readLevels(_ value: LocatedJSON, _ choices: inout RuleChoices) {
    for member in members(of: value, "'levels'") {
      guard let rule = rule(member) else { continue }
      if let level: Rule.Level = choice(member.value, "the level of '\(rule.id)'") {
        choices.set(level, of: rule.id)
      }
    }
  }

  private mutating func readThresholds(_ value: LocatedJSON, _ choices: inout RuleChoices) {
    for member in members(of: value, "'thresholds'") {
      guard let rule = rule(member) else { continue }
      guard !rule.thresholds.isEmpty else {
        report("unknown-threshold", "'\(rule.id)' has no thresholds", at: member.keyRange)
        continue
      }
      for threshold in members(of: member.value, "the thresholds of '\(rule.id)'") {
        guard let number = number(threshold, of: rule) else { continue }
        choices.set(threshold.key, number, of: rule.id)
      }
    }
  }

  private mutating func rule(_ member: LocatedJSON.Member) -> Rule? {
    if let rule = Rule.withID(member.key) { return rule }
    report(
      "unknown-rule",
      "there is no rule '\(member.key)'",
      at: member.keyRange,
      help: Spelling.suggestion(for: member.key, in: Rule.all.map(\.id))
        ?? "'moth list rules' names them"
    )
    return nil
  }

  private mutating func number(_ member: LocatedJSON.Member, of rule: Rule) -> Double? {
    guard let threshold = rule.thresholds.first(where: { $0.name == member.key }) else {
      let names = rule.thresholds.map(\.name)
      report(
        "unknown-threshold",
        "'\(rule.id)' has no threshold '\(member.key)'",
        at: member.keyRange,
        help: Spelling.suggestion(for: member.key, in: names)
          ?? "it has \(names.joined(separator: ", "))"
      )
      return nil
    }
    guard let number = number(member.value, "'\(member.key)'") else { return nil }
    guard threshold.range.contains(number) else {
      let low = NumberText.exact(threshold.range.lowerBound)
      let high = NumberText.exact(threshold.range.upperBound)
      report(
        "threshold-out-of-range",
        "'\(member.key)' of '\(rule.id)' must be between \(low) and \(high) \(threshold.unit); "
          + "got \(NumberText.exact(number))",
        at: member.value.range
      )
      return nil
    }
    return number
  }
}

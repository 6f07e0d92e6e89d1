internal import MothDiagnostics
internal import MothScript
internal import MothValidation

extension ConfigurationReader {
  private static let budgetKeys = ["max", "level"]

  /// What the values of `rules` and `budgets` say; they have one form wherever they are.
  mutating func choices(_ rules: LocatedJSON?, budgets: LocatedJSON?) -> RuleChoices {
    var choices = rules.map { ruleChoices($0) } ?? RuleChoices()
    for member in budgets.map({ members(of: $0, "'budgets'") }) ?? [] {
      guard let budget = budget(member) else { continue }
      choices.budgets[budget.name] = setting(member.value, of: budget)
    }
    return choices
  }

  private mutating func budget(_ member: LocatedJSON.Member) -> Budget? {
    if let budget = Budget.named(member.key) { return budget }
    let names = Budget.all.map(\.name)
    report(
      "unknown-budget",
      "there is no budget '\(member.key)'",
      at: member.keyRange,
      help: Spelling.suggestion(for: member.key, in: names)
        ?? "the budgets are \(names.joined(separator: ", "))"
    )
    return nil
  }

  /// A limit, or an object with one; without it only to switch the budget off.
  private mutating func setting(_ value: LocatedJSON, of budget: Budget) -> BudgetSetting? {
    if case .number = value.kind {
      return number(value, atLeastZero: "the budget '\(budget.name)'").map {
        BudgetSetting(limit: $0)
      }
    }
    guard case .object = value.kind else {
      wrong(
        "the budget '\(budget.name)' must be a number or an object; got \(value.noun)",
        at: value.range
      )
      return nil
    }
    let fields = object(value, "the budget '\(budget.name)'", keys: Self.budgetKeys)
    let count = diagnostics.count
    var level: Rule.Level?
    if let given = fields["level"] { level = choice(given, "the level of '\(budget.name)'") }
    var limit: Double?
    if let given = fields["max"] { limit = number(given, atLeastZero: "'max' of '\(budget.name)'") }
    if fields["max"] == nil, level != .off, diagnostics.count == count {
      report("missing-key", "'max' is missing in the budget '\(budget.name)'", at: value.range)
    }
    return BudgetSetting(limit: limit, level: level ?? .error)
  }

  private mutating func number(_ value: LocatedJSON, atLeastZero name: String) -> Double? {
    guard let number = number(value, name) else { return nil }
    if number >= 0 { return number }
    wrong("\(name) must not be below 0; got \(NumberText.exact(number))", at: value.range)
    return nil
  }
}

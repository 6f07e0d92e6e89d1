/// What a configuration says of one budget.
package struct BudgetSetting: Sendable, Equatable {
  /// The most that is allowed; nil for a budget that is switched off.
  package var limit: Double?
  /// How much going beyond it weighs.
  package var level: Rule.Level

  /// Makes a setting.
  package init(limit: Double?, level: Rule.Level = .error) {
    self.limit = limit
    self.level = level
  }
}

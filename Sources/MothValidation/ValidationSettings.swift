package import MothCatalog
internal import MothDiagnostics

/// Which rules look, how much their findings weigh, and what they compare with.
package struct ValidationSettings: Sendable, Equatable {
  /// What applies for rules of which nothing else is said.
  package var preset = Preset.recommended
  /// What is said of single rules, by their ids.
  package var rules: [String: RuleSetting] = [:]
  /// The budgets that are given, by their names.
  package var budgets: [String: BudgetSetting] = [:]
  /// The platform that decides what is available; nil for that of each device.
  package var platform: PlatformProfile?

  /// What applies if nothing is configured.
  package init() {}

  /// What is said of one rule.
  package struct RuleSetting: Sendable, Equatable {
    /// How much its findings weigh; nil for as much as the preset says.
    package var level: Rule.Level?
    /// Its thresholds, by name; those left out are the rule's own.
    package var thresholds: [String: Double]

    /// Makes a setting.
    package init(level: Rule.Level? = nil, thresholds: [String: Double] = [:]) {
      self.level = level
      self.thresholds = thresholds
    }
  }

  /// A named choice of levels for all rules.
  package enum Preset: String, Sendable, CaseIterable {
    /// Each rule as it says itself.
    case recommended
    /// Everything looks, and each finding weighs one more.
    case strict
    /// As recommended, and what people with accessibility settings meet is an error.
    case accessibility

    /// What it does, in one phrase.
    package var summary: String {
      switch self {
      case .recommended: "each rule as it says itself"
      case .strict: "everything looks: notes are warnings and warnings errors"
      case .accessibility: "as recommended, with findings on accessibility as errors"
      }
    }

    /// The level of a rule of which nothing else is said.
    package func level(of rule: Rule) -> Rule.Level {
      switch self {
      case .recommended: rule.level
      case .strict:
        switch rule.level {
        case .off, .note: .warning
        case .warning, .error: .error
        }
      case .accessibility: rule.topic == .accessibility ? .error : rule.level
      }
    }
  }

  /// The level of a rule.
  package func level(of rule: Rule) -> Rule.Level {
    rules[rule.id]?.level ?? preset.level(of: rule)
  }

  /// The value of a rule's threshold.
  package func value(of threshold: Rule.Threshold, of rule: Rule) -> Double {
    rules[rule.id]?.thresholds[threshold.name] ?? threshold.value
  }

  /// A rule with its severity and thresholds; nil if it does not look.
  func configured(_ rule: Rule) -> ConfiguredRule? {
    level(of: rule).severity.map {
      ConfiguredRule(rule, severity: $0, values: rules[rule.id]?.thresholds ?? [:])
    }
  }
}

internal import MothCatalog
package import MothDiagnostics
internal import MothEngine
internal import MothScript

/// Something that Moth finds in an effect, with its explanation and examples.
///
/// A rule is one file in `Rules/` and one line in `Rule.all`. What it says of itself is all that
/// `moth explain`, `moth list rules` and docs/rules know.
package struct Rule: Sendable {
  /// What it says of itself; its id is that of its diagnostics.
  package let explanation: Explanation
  /// What kind of fault it looks for.
  package let topic: Topic
  /// How much a finding weighs, if nothing else is configured.
  package let level: Level
  /// How it decides, in sentences for people.
  package let decides: String
  /// The numbers that it compares with.
  package let thresholds: [Threshold]
  /// Where its facts come from.
  package let sources: [String]
  /// Effects that it reports.
  package let bad: [Example]
  /// Effects that it leaves alone.
  package let good: [Example]
  /// Looks at a script that has not run.
  let checkSource: SourceCheck?
  /// Looks at a script that has not run, for one platform.
  let checkPlatform: PlatformCheck?
  /// Looks at an evaluated unit.
  let checkUnit: UnitCheck?

  /// Looks at a script that has not run.
  typealias SourceCheck = @Sendable (SourceFacts, ConfiguredRule) -> [Diagnostic]
  /// Looks at a script that has not run, for one platform.
  typealias PlatformCheck = @Sendable (SourceFacts, PlatformProfile, ConfiguredRule) -> [Diagnostic]
  /// Looks at an evaluated unit.
  typealias UnitCheck = @Sendable (ValidatedUnit, ConfiguredRule) -> [Diagnostic]

  init(
    _ explanation: Explanation,
    topic: Topic,
    level: Level,
    decides: String,
    thresholds: [Threshold] = [],
    sources: [String],
    bad: [Example],
    good: [Example],
    source: SourceCheck? = nil,
    platform: PlatformCheck? = nil,
    unit: UnitCheck? = nil
  ) {
    self.explanation = explanation
    self.topic = topic
    self.level = level
    self.decides = decides
    self.thresholds = thresholds
    self.sources = sources
    self.bad = bad
    self.good = good
    checkSource = source
    checkPlatform = platform
    checkUnit = unit
  }

  /// The id.
  package var id: String { explanation.id }

  /// The rule with an id; nil for any other id.
  package static func withID(_ id: String) -> Rule? { all.first { $0.id == id } }

  /// An id that no rule has.
  package static func unknown(_ id: String) -> UnknownName {
    UnknownName(id, noun: "rule", in: all.map(\.id), hint: hint)
  }

  /// Where the ids are found.
  package static let hint = "'moth list rules' shows the rules"
}

extension Rule {
  /// The kinds of fault that rules look for.
  package enum Topic: String, Sendable, CaseIterable {
    /// Lua that does not do what it seems to.
    case script
    /// What SwiftUI would not compile, draw or repeat.
    case correctness
    /// What people with accessibility settings meet.
    case accessibility
    /// What a person sees, or does not see.
    case visibility
    /// How values follow the scroll.
    case continuity
    /// Where taps go.
    case interaction
    /// Coordinate spaces, insets and directions.
    case space
    /// What a frame costs.
    case cost
    /// State outside the scroll content.
    case state
    /// Scroll transitions.
    case transition

    /// What its rules look for, in one phrase.
    package var summary: String {
      switch self {
      case .script: "Lua that does not do what it seems to"
      case .correctness: "what SwiftUI would not compile, draw or repeat"
      case .accessibility: "what people with accessibility settings meet"
      case .visibility: "what a person sees, or does not see"
      case .continuity: "how values follow the scroll"
      case .interaction: "where taps go"
      case .space: "coordinate spaces, insets and directions"
      case .cost: "what a frame costs"
      case .state: "state outside the scroll content"
      case .transition: "scroll transitions"
      }
    }
  }

  /// How much a finding of a rule weighs.
  package enum Level: String, Sendable, CaseIterable {
    /// The rule does not look.
    case off
    case note
    case warning
    case error

    /// The severity of findings; nil if the rule does not look.
    package var severity: Severity? {
      switch self {
      case .off: nil
      case .note: .note
      case .warning: .warning
      case .error: .error
      }
    }
  }

  /// A number that a rule compares with, which a configuration can change.
  package struct Threshold: Sendable, Equatable {
    /// The name, as in `moth.json`.
    package let name: String
    /// The number if nothing is configured.
    package let value: Double
    /// The numbers that it can be.
    package let range: ClosedRange<Double>
    /// What it counts: `points`, `share`, `degrees`.
    package let unit: String
    /// What it means, in one phrase.
    package let summary: String

    init(
      _ name: String,
      value: Double,
      in range: ClosedRange<Double> = 0...1_000_000,
      unit: String,
      summary: String
    ) {
      self.name = name
      self.value = value
      self.range = range
      self.unit = unit
      self.summary = summary
    }
  }
}

/// A rule as a run uses it: with the severity and the thresholds that apply there.
package struct ConfiguredRule: Sendable {
  private let explanation: Explanation
  /// The severity of its findings.
  let severity: Severity
  private let values: [String: Double]

  /// A rule with what is configured for it.
  init(_ rule: Rule, severity: Severity, values: [String: Double] = [:]) {
    explanation = rule.explanation
    self.severity = severity
    self.values = values
  }

  /// The number that holds for a threshold.
  subscript(threshold: Rule.Threshold) -> Double { values[threshold.name] ?? threshold.value }

  /// A finding, with the rule's reason and fix if it has none of its own.
  func finding(
    _ message: String,
    at location: SourceLocation?,
    reason: String? = nil,
    help: String? = nil
  ) -> Diagnostic {
    Diagnostic(id: explanation.id, severity: severity, message: message, location: location)
      .reason(reason ?? explanation.reason)
      .help(help ?? explanation.help)
  }
}

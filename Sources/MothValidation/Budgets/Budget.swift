package import MothDiagnostics
internal import MothEngine
internal import MothSimulation

/// A cost of a unit that a project can limit.
///
/// A budget applies only where a configuration gives it a limit. What it says of itself is all that
/// `moth.json`, its schema, `moth list budgets` and `moth explain` know.
package struct Budget: Sendable {
  /// The name, as in `moth.json`.
  package let name: String
  /// What is counted: `transforms`, `bytes`.
  package let unit: String
  /// What it limits, in one phrase.
  package let summary: String
  /// How it is measured, in sentences for people.
  package let measures: String
  /// What to do about too much.
  package let help: String
  /// Measures a unit; nil if there is nothing of the kind.
  let measure: @Sendable (MeasuredUnit) -> Cost?

  /// What a unit costs.
  struct Cost {
    /// How much.
    var value: Double
    /// What of the effect costs most.
    var location: SourceLocation
    /// When it does; nil for a cost of the whole sweep.
    var moment: Moment?
  }

  /// The budget with a name; nil for any other name.
  package static func named(_ name: String) -> Budget? { all.first { $0.name == name } }

  /// What `moth explain` says of a unit over budget.
  package static let explanation = Explanation(
    id: "over-budget",
    summary: "a unit costs more than the project's configuration allows",
    reason: "'budgets' in moth.json, in one of its overrides or in the plugin's plugin.json gives "
      + "the limit.",
    help: "The message names the budget; 'moth explain BUDGET' says how it is measured."
  )
}

/// A unit whose costs are measured, each when it is first asked for.
final class MeasuredUnit {
  /// The unit.
  let unit: ValidatedUnit
  /// What calls of the effect's functions take.
  private(set) lazy var functions = unit.experiment.profile(unit.context).functions

  init(_ unit: ValidatedUnit) {
    self.unit = unit
  }
}

extension ValidatedUnit {
  /// What the unit costs beyond the configured budgets; nothing if a sample failed.
  ///
  /// What no budget asks for is not measured.
  func overBudget(_ settings: ValidationSettings) -> [Diagnostic] {
    guard evaluation.failure == nil, !settings.budgets.isEmpty else { return [] }
    let measured = MeasuredUnit(self)
    return Budget.all.compactMap { budget in
      guard let setting = settings.budgets[budget.name], let limit = setting.limit,
        let severity = setting.level.severity, let cost = budget.measure(measured),
        !(cost.value <= limit)
      else { return nil }
      return budget.finding(cost, limit: limit, severity: severity, on: context.device.id)
    }
  }
}

extension Budget {
  fileprivate func finding(
    _ cost: Cost,
    limit: Double,
    severity: Severity,
    on device: String
  ) -> Diagnostic {
    let found = Diagnostic(
      id: Self.explanation.id,
      severity: severity,
      message: "'\(name)' is \(NumberText.exact(cost.value)) \(unit) on \(device); "
        + "the budget is \(NumberText.exact(limit))",
      location: cost.location
    )
    .reason("measured is \(summary)")
    .help(help)
    return cost.moment.map { found.at($0) } ?? found
  }
}

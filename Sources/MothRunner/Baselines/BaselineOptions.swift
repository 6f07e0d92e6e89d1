/// What is done with baselines in a run.
package struct BaselineOptions: Sendable {
  /// Which baselines are written.
  package enum Update: String, Sendable, CaseIterable {
    /// All of the run.
    case all
    /// Those that differ and those that are missing.
    case changed
    /// Those that are missing.
    case missing
    /// None: each unit is compared.
    case none
  }

  /// Which baselines are written.
  ///
  /// None by default, also on a developer's machine: which units a run has is said again on each
  /// command line, and what was only tried out must not end up in a file that is committed.
  package var update = Update.none
  /// Whether a missing baseline is an error: a pipeline compares, and nothing that it wrote would
  /// be kept.
  package var requiresAll = false
  /// How far numbers may be from what is stored.
  package var tolerances = BaselineTolerances()
  /// What the project says is run: baselines of anything else are stale.
  package var projectAxes = PlanAxes()

  /// Compares what there is, with the default tolerances.
  package init() {}
}

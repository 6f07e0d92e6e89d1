package import MothScript
package import MothStore

/// What is run, as the configuration and the command line say it.
package struct RunOptions: Sendable {
  /// Files and folders with plugins.
  package var paths: [String]
  /// What the effects' units are the product of.
  package var axes = PlanAxes()
  /// Which of the units and tests are run.
  package var filter = RunFilter()
  /// Which rules look, how much their findings weigh, and the platform that decides availability.
  package var rules = RulePlan()
  /// Texts that stand in for those of scripts, by their paths: fixes that are not written yet.
  package var texts: [String: String] = [:]
  /// How many threads share the units; the result is the same for any number.
  package var workers = 1
  /// The limits of scripts.
  package var limits = HostLimits()
  /// After how many failures the run ends; nil for none.
  package var mostFailures: Int?
  /// The path of the configuration that was read; nil for none.
  package var configurationPath: String?
  /// Where results are kept from run to run; nil for nowhere.
  package var cache: ResultCache?
  /// The part of the run that this machine does; nil for all of it.
  package var shard: Shard?
  /// What units cost, to share them evenly.
  package var costs = UnitCosts()
  /// What the shards of a run found, instead of evaluating; nil if this run evaluates.
  package var recorded: (any RecordedOutcomes)?
  /// What ends the run early.
  package var control = RunControl()

  /// What is done with baselines.
  package var baselines = BaselineOptions()

  /// Whether units keep their curves in short, to be compared with those of the next round.
  package var comparesRounds = false
  /// Whether units keep all their values, not only each argument's range.
  package var recordsCurves = false

  /// Whether less is run than everything, so that what was not found may still be there.
  var isNarrowed: Bool { axes.isNarrowed || filter.isNarrowing }

  /// Runs what is at `paths` with the defaults.
  package init(paths: [String]) {
    self.paths = paths
  }
}

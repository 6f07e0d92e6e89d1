package import MothScript
package import MothSimulation

/// What is run, as the command line says it.
package struct RunOptions: Sendable {
  /// Files and folders with plugins.
  package var paths: [String]
  /// Patterns of device ids, with `*`, and paths of profiles that end in `.json`; empty for all
  /// devices.
  package var devices: [String] = []
  /// A scene's name instead of the effect's own.
  package var scene: String?
  /// The settings of Reduce Motion to run with.
  package var reduceMotion: [Bool] = [false, true]
  /// Parameter values by name, in the order given.
  package var parameters: [(name: String, value: ParameterValue)] = []
  /// Which rules look, how much their findings weigh, and the platform that decides availability.
  package var rules = RulePlan()
  /// Texts that stand in for those of scripts, by their paths: fixes that are not written yet.
  package var texts: [String: String] = [:]
  /// How many threads share the units; the result is the same for any number.
  package var workers = 1
  /// The limits of scripts.
  package var limits = HostLimits()
  /// How the devices are held; those that do not turn are run in portrait only.
  package var orientations: [Orientation] = [.portrait]
  /// The names of the ways to scroll, and paths of sweeps that end in `.json`.
  package var sweeps = [Sweep.linear.name]
  /// A refresh rate in hertz instead of the devices' own.
  package var refreshRate: Double?
  /// The direction in which text is read.
  package var layoutDirection = LayoutDirection.leftToRight
  /// The size of text.
  package var dynamicTypeSize = DynamicTypeSize.large

  /// Whether units keep all their values, not only each argument's range.
  package var recordsCurves = false

  /// Whether less is run than everything, so that what was not found may still be there.
  package var isNarrowed: Bool {
    !devices.isEmpty || scene != nil || reduceMotion.count < 2 || !parameters.isEmpty
      || !orientations.contains(.portrait) || !sweeps.contains(Sweep.linear.name)
  }

  /// Runs what is at `paths` with the defaults.
  package init(paths: [String]) {
    self.paths = paths
  }
}

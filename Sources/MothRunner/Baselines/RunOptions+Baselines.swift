extension RunOptions {
  /// Whether less is run than the project has, so that units that are not run may exist all the
  /// same.
  var isNarrowedForBaselines: Bool {
    axes != baselines.projectAxes || filter.isNarrowing || rules.commandLinePlatform != nil
      || !texts.isEmpty || shard != nil
  }
}

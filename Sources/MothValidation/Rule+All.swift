extension Rule {
  /// Every rule, in the order in which they look.
  package static let all: [Rule] = [
    .unknownTransform,
    .valueNotFinite,
    .valueOutOfRange,
    .chainShapeChanges,
    .unavailableOnPlatform,
    .reduceMotionIgnored,
    .nondeterministicEffect,
    .negativeScale,
    .singularScale,
    .shaderSampleOffset,
    .neverReads,
    .leavesScreen,
    .opensGap,
    .hiddenAtRest,
    .textUnreadableAtRest,
    .noEffect,
    .hitTargetDrifts,
    .blurOnManyViews,
    .offscreenPasses,
  ]
}

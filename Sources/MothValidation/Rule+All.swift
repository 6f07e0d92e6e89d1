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
  ]
}

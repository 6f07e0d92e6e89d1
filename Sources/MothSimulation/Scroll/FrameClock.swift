/// When frames are drawn.
package enum FrameClock: String, Sendable, Hashable, CaseIterable {
  /// At every tick of the screen.
  case even
  /// With ticks missed in a fixed pattern, as on a device with too much to do.
  case uneven

  /// How many ticks each frame takes in turn on an uneven clock: 12 ticks in 8 frames.
  package static let pattern = [1.0, 1, 2, 1, 1, 3, 1, 2]

  /// The times of the frames at this rate in hertz, the first at 0 and the last at the end or just
  /// after it, in seconds.
  package func times(until end: Double, refreshRate: Double) -> [Double] {
    var times: [Double] = []
    var tick = 0.0
    // The slop keeps a last frame from being added for a rounding error.
    while times.count < SweepSamples.maximumCount {
      times.append(tick / refreshRate)
      if tick >= end * refreshRate - 1e-6 { break }
      switch self {
      case .even: tick += 1
      case .uneven: tick += Self.pattern[(times.count - 1) % Self.pattern.count]
      }
    }
    return times
  }
}

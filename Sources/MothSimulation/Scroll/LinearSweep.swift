internal import MothDiagnostics

/// Straight legs at constant speed: from rest beyond the start, to the end, beyond it, and back.
package struct LinearSweep: Sendable, Equatable {
  /// The speed, in points per second.
  package let speed: Double
  /// How far the sweep goes beyond both ends where the device bounces, in points.
  package let overscroll: Double

  /// A leg has at most so many frames; longer ones are travelled faster.
  package static let maximumFrames = 200_000

  /// Makes a sweep; a speed that is not positive becomes 1000, an overscroll that is not 0.
  package init(speed: Double = 1000, overscroll: Double = 100) {
    self.speed = speed.isFinite && speed > 0 ? speed : 1000
    self.overscroll = overscroll.isFinite ? max(0, overscroll) : 0
  }

  /// The first layout at rest, then each leg in equal steps that hit its end exactly, then a frame
  /// at rest.
  func samples(on track: ScrollTrack) -> SweepSamples {
    let beyond = track.bounces ? overscroll : 0
    var samples = SweepSamples()
    var start = 0.0
    for end in [0 - beyond, track.extent, track.extent + beyond, 0, 0] {
      let length = abs(end - start)
      let steps = (length * track.refreshRate / speed)
        .wholeNumber(in: 1...Self.maximumFrames, rounding: .up)
      for step in 1...steps {
        let isLast = step == steps
        let offset = isLast ? end : start + (end - start) * Double(step) / Double(steps)
        samples.append(
          time: Double(samples.count) / track.refreshRate,
          offset: offset,
          phase: offset == start && isLast ? .idle : .interacting
        )
      }
      start = end
    }
    return samples
  }
}

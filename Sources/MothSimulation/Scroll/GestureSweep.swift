/// A sweep made of what a finger and the program do, one after the other.
package struct GestureSweep: Sendable, Hashable {
  /// The steps.
  package var steps: [GestureStep]
  /// The rate at which content slows down, where the scroll view does not have its own.
  package var rate: Deceleration.Rate
  /// Where scrolling comes to rest; nil for the scene's own behaviour.
  package var behavior: ScrollTargetBehavior?
  /// When frames are drawn.
  package var clock: FrameClock

  /// The most steps that a file may have.
  package static let maximumSteps = 1000

  /// Makes a sweep.
  package init(
    _ steps: [GestureStep],
    rate: Deceleration.Rate = .normal,
    behavior: ScrollTargetBehavior? = nil,
    clock: FrameClock = .even
  ) {
    self.steps = steps
    self.rate = rate
    self.behavior = behavior
    self.clock = clock
  }

  /// The frames on a track; the last one is at rest, with velocity 0.
  func samples(on track: ScrollTrack) -> SweepSamples {
    var track = track
    if let behavior { track.behavior = behavior }
    var hand = GestureHand(track: track, rate: rate)
    for step in steps { hand.perform(step) }
    return samples(of: hand.motions, on: track)
  }

  private func samples(of motions: [ScrollMotion], on track: ScrollTrack) -> SweepSamples {
    let duration = motions.reduce(0) { $0 + $1.duration }
    var samples = SweepSamples()
    var index = 0
    var start = 0.0
    for time in clock.times(until: duration, refreshRate: track.refreshRate).dropFirst() {
      while index < motions.count, time - start >= motions[index].duration {
        start += motions[index].duration
        index += 1
      }
      guard index < motions.count else {
        samples.append(time: time, offset: end(of: motions, on: track), phase: .idle)
        break
      }
      samples.append(
        time: time,
        offset: motions[index].offset(after: time - start, on: track),
        phase: motions[index].phase
      )
    }
    // The first frame at the end may have come there; the next one stays.
    for _ in 0..<2 {
      let next = (samples.times.last ?? 0) + 1 / track.refreshRate
      samples.append(time: next, offset: end(of: motions, on: track), phase: .idle)
      if samples.velocities.last == 0 { break }
    }
    return samples
  }

  private func end(of motions: [ScrollMotion], on track: ScrollTrack) -> Double {
    motions.last.map { $0.offset(after: $0.duration, on: track) } ?? 0
  }
}

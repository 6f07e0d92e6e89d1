import MothSimulation
import MothTestSupport
import Testing

struct ScrollPhysicsTests {
  @Test(arguments: [
    (10.0, 5.465), (50, 26.640), (100, 51.665), (200, 97.422), (400, 174.851), (800, 290.155),
  ])
  func `the rubber band gives way as published`(pull: Double, stretch: Double) {
    let band = RubberBand(viewport: 852)
    #expect(isClose(band.stretch(for: pull), to: stretch, within: 6e-4))
    #expect(isClose(band.pull(for: band.stretch(for: pull)), to: pull, within: 1e-9))
  }

  @Test func `the rubber band has its limits`() {
    #expect(RubberBand(viewport: 852).stretch(for: .infinity) == 852)
    #expect(RubberBand(viewport: 852).stretch(for: -5) == 0)
    #expect(RubberBand(viewport: 0).stretch(for: 10) == 0)
    #expect(RubberBand(viewport: 100).pull(for: 100) == .infinity)
  }

  @Test func `content slows down at the published rates`() {
    let normal = Deceleration(from: 0, velocity: 1000, rate: .normal)
    let fast = Deceleration(from: 0, velocity: 1000, rate: .fast)
    #expect(isClose(normal.decay, to: 2.002003, within: 6e-7))
    #expect(isClose(fast.decay, to: 10.050336, within: 6e-7))
    #expect(isClose(normal.rest, to: 499.4998, within: 6e-5))
    #expect(isClose(fast.rest, to: 99.4992, within: 6e-5))
    #expect(isClose(normal.duration, to: 3.450, within: 6e-4))
    #expect(isClose(fast.duration, to: 0.527, within: 6e-4))
    // The rate is what is left after a millisecond.
    #expect(isClose(normal.velocity(after: 0.001), to: 998, within: 1e-9))
  }

  @Test func `the time to an offset undoes the offset after a time`() throws {
    let motion = Deceleration(from: 100, velocity: -800, rate: .normal)
    let time = try #require(motion.time(to: motion.offset(after: 0.7)))
    #expect(isClose(time, to: 0.7, within: 1e-12))
    #expect(motion.time(to: 200) == nil)
    #expect(motion.time(to: motion.rest) == nil)
    #expect(Deceleration(from: 0, velocity: 0, rate: .normal).time(to: 5) == nil)
    #expect(Deceleration(from: 0, velocity: 0, rate: .normal).duration == 0)
  }

  @Test func `a bounce peaks where the formula says`() {
    // v / (beta e) at 1 / beta: 1000 / 27.18 = 36.788 at 0.1 s.
    let bounce = SnapBack(from: 0, velocity: 1000, to: 0)
    #expect(isClose(bounce.offset(after: 0.1), to: 36.788, within: 6e-4))
    #expect(bounce.offset(after: 0.09) < bounce.offset(after: 0.1))
    #expect(bounce.offset(after: 0.11) < bounce.offset(after: 0.1))
  }

  @Test(arguments: [(0.0, 1000.0), (80, 0), (80, -3000), (0.1, 0), (0, 0), (-40, 400)])
  func `a bounce is over when it stays within half a pixel`(offset: Double, velocity: Double) {
    let bounce = SnapBack(from: offset, velocity: velocity, to: 0)
    let duration = bounce.duration(until: 0.5)
    for step in 0...200 {
      let time = duration + 1e-9 + Double(step) / 100
      #expect(abs(bounce.offset(after: time)) < 0.5)
    }
    if duration > 0 { #expect(abs(bounce.offset(after: duration - 1e-6)) >= 0.499) }
  }

  private func track(
    _ behavior: ScrollTargetBehavior = .automatic,
    compact: Bool = false
  ) -> ScrollTrack {
    ScrollTrack(
      extent: 1000,
      viewport: 400,
      container: 300,
      refreshRate: 60,
      bounces: true,
      behavior: behavior,
      snapTargets: (0..<13).map { ScrollTrack.SnapTarget(start: Double($0) * 100, length: 90) },
      isCompact: compact
    )
  }

  private func target(
    _ behavior: ScrollTargetBehavior,
    proposal: Double,
    from original: Double = 0,
    at current: Double? = nil,
    velocity: Double,
    compact: Bool = false
  ) -> Double? {
    behavior.target(
      for: proposal,
      from: original,
      at: current ?? original,
      velocity: velocity,
      on: track(behavior, compact: compact)
    )
  }

  @Test func `paging goes at most one page on, and to the nearest without speed`() {
    #expect(target(.paging, proposal: 900, velocity: 2000) == 300)
    #expect(target(.paging, proposal: 610, from: 590, velocity: 10) == 900)
    #expect(target(.paging, proposal: 500, from: 590, velocity: -10) == 300)
    #expect(target(.paging, proposal: 460, from: 300, velocity: 0) == 600)
    // A page beyond the end leaves the proposal alone; so does a proposal beyond it.
    #expect(target(.paging, proposal: 950, from: 900, velocity: 10) == nil)
    #expect(target(.paging, proposal: 1200, velocity: 10) == nil)
  }

  @Test func `view aligned comes to rest at a view`() {
    let aligned = ScrollTargetBehavior.viewAligned(limit: .never)
    #expect(target(aligned, proposal: 760, velocity: 500) == 800)
    #expect(target(aligned, proposal: 30, velocity: 500) == 100)
    #expect(target(aligned, proposal: 260, from: 300, at: 280, velocity: -100) == 200)
    #expect(target(aligned, proposal: 30, velocity: 0) == 0)
    #expect(target(aligned, proposal: 1000, velocity: 500) == nil)
    #expect(target(aligned, proposal: -5, velocity: -500) == nil)
  }

  @Test func `limits count views from where the gesture began`() {
    #expect(target(.viewAligned(limit: .always), proposal: 760, velocity: 500) == 100)
    #expect(target(.viewAligned(limit: .alwaysByFew), proposal: 760, velocity: 500) == 300)
    #expect(target(.viewAligned(limit: .automatic), proposal: 760, velocity: 500) == 800)
    #expect(
      target(.viewAligned(limit: .automatic), proposal: 760, velocity: 500, compact: true) == 100
    )
  }

  @Test func `without views to align with the motion ends by itself`() {
    var bare = track(.viewAligned(limit: .never))
    bare.snapTargets = []
    let target = bare.behavior.target(for: 500, from: 0, at: 0, velocity: 10, on: bare)
    #expect(target == nil)
  }
}

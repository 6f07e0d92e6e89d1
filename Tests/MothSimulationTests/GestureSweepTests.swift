import MothSimulation
import MothTestSupport
import Testing

struct GestureSweepTests {
  private func track(
    extent: Double = 3000,
    rate: Double = 60,
    bounces: Bool = true
  ) -> ScrollTrack {
    ScrollTrack(
      extent: extent,
      viewport: 852,
      container: 759,
      refreshRate: rate,
      bounces: bounces,
      scale: 3,
      snapTargets: (0..<12).map { ScrollTrack.SnapTarget(start: Double($0) * 310, length: 300) }
    )
  }

  private func samples(_ steps: [GestureStep], track: ScrollTrack) -> SweepSamples {
    Sweep(name: "test", summary: "", plan: .gesture(GestureSweep(steps))).samples(on: track)
  }

  /// The phases without repetitions.
  private func phases(_ samples: SweepSamples) -> [ScrollPhase] {
    samples.phases.reduce(into: []) { if $0.last != $1 { $0.append($1) } }
  }

  @Test func `a drag swallows its first 10 points and then follows the finger`() {
    // 120 points in a second at 60 Hz: 2 points a frame, the first 5 frames of them swallowed.
    let samples = samples([.drag(.points(120), seconds: 1), .hold(seconds: 0.1)], track: track())
    #expect(samples.offsets[4] == 0)
    #expect(isClose(samples.offsets[10], to: 10, within: 1e-9))
    #expect(isClose(samples.offsets[60], to: 110, within: 1e-9))
    #expect(isClose(samples.velocities[30], to: 120, within: 1e-6))
    #expect(phases(samples) == [.idle, .tracking, .interacting, .idle])
  }

  @Test func `a flick goes through the phases and ends where the law says`() {
    // 240 points of drag after the slop, then v0 / decay = 2083.33 / 2.002003 = 1040.62, less the
    // 0.5 points at which it stops.
    let samples = Sweep.fling.samples(on: track())
    #expect(phases(samples) == [.idle, .tracking, .interacting, .decelerating, .idle])
    #expect(isClose(samples.offsets.last ?? 0, to: 240 + 1040.624 - 0.5, within: 1e-2))
  }

  @Test func `the fast rate stops sooner`() {
    // 2083.33 / 10.050336 = 207.29.
    let samples = Sweep.fastFling.samples(on: track())
    #expect(isClose(samples.offsets.last ?? 0, to: 240 + 207.290 - 0.5, within: 1e-2))
  }

  @Test func `a held finger gives no speed`() {
    let samples = Sweep.slowDrag.samples(on: track())
    // Half of 852, less the slop.
    #expect(isClose(samples.offsets.last ?? 0, to: 416, within: 1e-9))
    #expect(!samples.phases.contains(.decelerating))
  }

  @Test func `a pull beyond the start gives way and springs back to 0`() {
    let samples = Sweep.pull.samples(on: track())
    // 300 points of pull: 300 * 0.55 * 852 / (300 * 0.55 + 852) = 138.23.
    #expect(isClose(samples.offsets.min() ?? 0, to: -138.230, within: 1e-3))
    #expect(samples.offsets.last == 0)
    #expect(phases(samples) == [.idle, .tracking, .interacting, .decelerating, .idle])
  }

  @Test func `a device that does not bounce stops at its ends`() {
    for sweep in Sweep.all {
      let samples = sweep.samples(on: track(bounces: false))
      #expect(samples.offsets.allSatisfy { (0...3000).contains($0) }, "\(sweep.name)")
    }
  }

  @Test func `a flick into the end goes beyond it and comes back`() {
    let samples = Sweep.edgeBounce.samples(on: track())
    #expect((samples.offsets.max() ?? 0) > 3020)
    #expect((samples.offsets.min() ?? 0) < -20)
    #expect(samples.offsets.contains(3000))
    #expect(samples.offsets.last == 0)
  }

  @Test func `paging rests at whole pages`() {
    let samples = Sweep.paging.samples(on: track())
    // Pages of 759: three on and one back.
    #expect(samples.offsets.last == 1518.0)
    #expect(isClose(samples.offsets.max() ?? 0, to: 759 * 3, within: 1e-9))
  }

  @Test func `view aligned rests at views`() {
    let samples = Sweep.viewAligned.samples(on: track())
    let last = samples.offsets.last ?? -1
    #expect(last > 0 && last.truncatingRemainder(dividingBy: 310) == 0)
  }

  @Test func `jumps take one frame`() {
    let samples = Sweep.jump.samples(on: track())
    #expect(samples.offsets.contains(3000))
    #expect(Set(samples.offsets) == [0, 3000])
    // 3000 points in a sixtieth of a second; the times differ in their last bits.
    #expect(isClose(samples.velocities.max() ?? 0, to: 180_000, within: 1e-6))
  }

  @Test func `an animated scroll follows the default spring`() {
    let samples = Sweep.animatedScroll.samples(on: track())
    // 12 frames are 0.2 s: 0.71542 of 3000.
    #expect(isClose(samples.offsets[12], to: 0.71542 * 3000, within: 0.02))
    #expect(samples.phases[12] == .animating)
    #expect(samples.offsets.max() == 3000)
    #expect(samples.offsets.last == 0)
  }

  @Test func `a caught flick stops where it is caught`() {
    let samples = Sweep.catchFling.samples(on: track())
    #expect(
      phases(samples) == [
        .idle, .tracking, .interacting, .decelerating, .tracking, .idle,
      ]
    )
    #expect((samples.offsets.last ?? 0) < 240 + 1040)
  }

  @Test(arguments: Sweep.all)
  func `every sweep starts at rest and ends still`(sweep: Sweep) {
    for extent in [0, 0.1, 57, 3000] {
      for rate in [60.0, 80, 90, 120] {
        let samples = sweep.samples(on: track(extent: extent, rate: rate))
        #expect(samples.offsets.first == 0 && samples.velocities.first == 0)
        #expect(samples.velocities.last == 0 || sweep.plan == .exhaustive)
        #expect(samples.offsets.allSatisfy { $0.isFinite })
        #expect(zip(samples.times, samples.times.dropFirst()).allSatisfy { $0 < $1 })
        #expect(samples.count < 20_000)
      }
    }
  }

  @Test(arguments: Sweep.all.filter { if case .gesture = $0.plan { true } else { false } })
  func `twice the rate has the same offsets and more between`(sweep: Sweep) {
    let slow = sweep.samples(on: track(rate: 60))
    let fast = sweep.samples(on: track(rate: 120))
    // On an uneven clock the same frames fall on other times.
    guard case .gesture(let gesture) = sweep.plan, gesture.clock == .even else { return }
    let shared = zip(stride(from: 0, to: slow.count - 2, by: 1), slow.offsets)
    // The times of both differ in the last bits.
    #expect(shared.allSatisfy { isClose(fast.offsets[$0 * 2], to: $1, within: 1e-6) })
  }

  @Test func `uneven frames fall on ticks of the screen`() {
    let samples = Sweep.unevenFrames.samples(on: track())
    // The pattern's first frames take 1, 1, 2, 1, 1 and 3 ticks.
    let ticks = samples.times.prefix(7).map { ($0 * 60).rounded() }
    #expect(ticks == [0, 1, 2, 4, 5, 6, 9])
  }

  @Test func `exhaustive visits every pixel and the end`() {
    let samples = Sweep.exhaustive.samples(on: track(extent: 2.5))
    let thirds = [0, 1.0 / 3, 2.0 / 3, 1, 4.0 / 3, 5.0 / 3, 2, 7.0 / 3, 2.5]
    #expect(zip(samples.offsets, thirds).allSatisfy { isClose($0, to: $1, within: 1e-12) })
    #expect(samples.count == thirds.count)
    #expect(Sweep.exhaustive.samples(on: track(extent: 1e9)).count <= 200_002)
  }

  @Test func `numbers that are none do not trap`() {
    let steps: [GestureStep] = [
      .hold(seconds: .nan), .drag(.points(.nan), seconds: 1),
      .drag(.points(1e300), seconds: 1e-300),
      .lift(caughtAfter: .nan), .wait(seconds: .infinity), .jump(to: .nan),
      .drag(.extents(.infinity), seconds: 0), .scroll(to: -.infinity, .default.repeatForever()),
      .lift(),
    ]
    #expect(samples(steps, track: track()).count < 100_000)
    #expect(samples([.lift(), .lift(caughtAfter: 1)], track: track()).count == 2)
  }

  @Test func `sweeps have names of their own`() {
    #expect(Set(Sweep.all.map(\.name)).count == Sweep.all.count)
    #expect(Sweep.named("fling") == .fling)
    #expect(Sweep.named("flung") == nil)
  }
}

import MothSimulation
import Testing

struct SweepTests {
  @Test func `a linear sweep at 4 hertz takes steps of 250 points at most`() {
    // Legs: 0 to -100 in 1 step, -100 to 300 in ceil(400 / 250) = 2 steps of 200, 300 to 400 in 1,
    // 400 to 0 in 2 steps of 200, and a frame at rest.
    let samples = Sweep.linear.samples(extent: 300, viewport: 800, refreshRate: 4, bounces: true)
    #expect(samples.offsets == [0, -100, 100, 300, 400, 200, 0, 0])
    #expect(samples.times == [0, 0.25, 0.5, 0.75, 1, 1.25, 1.5, 1.75])
    #expect(samples.velocities == [0, -400, 800, 800, 400, -800, -800, 0])
  }

  @Test func `picked frames keep what they had, with the clock ahead`() {
    let samples = Sweep.linear.samples(extent: 300, viewport: 800, refreshRate: 4, bounces: true)
    let picked = samples.picking([0, 2, 7], clockAheadBy: 1000)
    #expect(picked.times == [1000, 1000.5, 1001.75])
    #expect(picked.offsets == [0, 100, 0])
    #expect(picked.velocities == [0, 800, 0])
    #expect(picked.phases == [0, 2, 7].map { samples.phases[$0] })
    #expect(samples.picking([]).count == 0)
  }

  @Test func `a device that does not bounce stays inside the ends`() {
    // Legs of length 0 still take a frame.
    let samples = Sweep.linear.samples(extent: 500, viewport: 800, refreshRate: 4, bounces: false)
    #expect(samples.offsets == [0, 0, 250, 500, 500, 250, 0, 0])
  }

  @Test func `content that fits is only pulled beyond its ends`() {
    let samples = Sweep.linear.samples(extent: 0, viewport: 800, refreshRate: 10, bounces: true)
    #expect(samples.offsets == [0, -100, 0, 100, 0, 0])
  }

  @Test(arguments: [60.0, 80, 90, 120])
  func `every rate hits the extremes and ends at rest`(rate: Double) {
    let samples = Sweep.linear.samples(
      extent: 1234.5,
      viewport: 800,
      refreshRate: rate,
      bounces: true
    )
    #expect(samples.offsets.min() == -100)
    #expect(samples.offsets.max() == 1334.5)
    #expect(samples.offsets.contains(1234.5))
    #expect(samples.offsets.last == 0)
    #expect(samples.velocities.first == 0)
    #expect(samples.velocities.last == 0)
    // No step is faster than the sweep's speed; 1e-6 for the division of rounded numbers.
    #expect(samples.velocities.allSatisfy { abs($0) <= 1000 + 1e-6 })
    #expect(samples.times.count == samples.offsets.count)
  }

  @Test(arguments: [0, -60, Double.nan, .infinity])
  func `a rate that is not positive gives only the first layout`(rate: Double) {
    let samples = Sweep.linear.samples(extent: 10, viewport: 10, refreshRate: rate, bounces: true)
    #expect(samples.offsets == [0])
  }

  @Test func `an endless extent is cut off and a huge one travelled faster`() {
    let rate = 120.0
    let none = Sweep.linear.samples(
      extent: .infinity,
      viewport: 10,
      refreshRate: rate,
      bounces: true
    )
    #expect(none.count == 1)
    let huge = Sweep.linear.samples(extent: 1e9, viewport: 10, refreshRate: rate, bounces: false)
    #expect(huge.count == 2 + 200_000 + 1 + 200_000 + 1)
    #expect(huge.offsets.max() == 1e9)
  }
}

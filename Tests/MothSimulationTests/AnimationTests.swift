import MothGeometry
import MothSimulation
import MothTestSupport
import Testing

struct AnimationTests {
  private static let times = [0.05, 0.1, 0.2, 0.3, 0.5, 0.8]

  /// The published closed forms of the three springs of half a second, with five decimals.
  private static let springs: [(Double, [Double])] = [
    (0, [0.13131, 0.35774, 0.71542, 0.89003, 0.98640, 0.99952]),
    (0.15, [0.13821, 0.38810, 0.78637, 0.95645, 1.00602, 1.00015]),
    (0.3, [0.14572, 0.42330, 0.87371, 1.03393, 1.01450, 0.99878]),
  ]

  @Test(arguments: springs)
  func `springs follow their closed form`(bounce: Double, values: [Double]) {
    for (time, value) in zip(Self.times, values) {
      #expect(isClose(Spring(bounce: bounce).progress(after: time), to: value, within: 6e-6))
    }
  }

  /// The value after so many seconds, in SwiftUI's steps.
  private func integrated(_ spring: Spring, after time: Double) -> Double {
    var integrator = SpringIntegrator(spring, at: 0)
    integrator.retarget(to: 1)
    for _ in 0..<Int((time * 300).rounded()) { integrator.step() }
    return integrator.value
  }

  @Test(arguments: springs)
  func `the integrator stays within the published distance of the closed form`(
    bounce: Double,
    _: [Double]
  ) {
    let spring = Spring(bounce: bounce)
    for step in 1...240 {
      let time = Double(step) / 300
      // 0.0053 while it moves; coming to rest jumps by at most 1 %.
      #expect(
        isClose(integrated(spring, after: time), to: spring.progress(after: time), within: 0.0053)
      )
    }
  }

  @Test(arguments: [(0.5, 0.0, 0.823), (0.5, 0.15, 0.560), (0.5, 0.3, 0.763), (0.15, 0.15, 0.280)])
  func `springs come to rest at the published times`(
    duration: Double,
    bounce: Double,
    seconds: Double
  ) {
    let settling = Spring(duration: duration, bounce: bounce).settlingDuration
    // Published with three decimals.
    #expect(isClose(settling, to: seconds, within: 5e-4))
  }

  @Test func `an overdamped spring creeps and a stiff one is limited`() {
    let creeping = Spring(duration: 0.5, bounce: -0.5)
    #expect(creeping.dampingRatio == 2)
    #expect(creeping.progress(after: 0.5) < Spring(duration: 0.5).progress(after: 0.5))
    #expect(Spring(duration: 0.001).stiffness == 45_000)
    #expect(Spring(duration: 0.5, bounce: 2).damping == 0)
    #expect(Spring(duration: 0.5, bounce: 2).settlingDuration == 60)
  }

  @Test func `a spring keeps its speed when it is given at the start`() {
    // Critical, frequency 10: e^(-10 t) (1 + (v + 10) t), v = 5, t = 0.1: e^-1 * 2.5.
    let spring = Spring(stiffness: 100, damping: 20)
    let left = spring.displacement(after: 0.1, from: 1, velocity: 5)
    #expect(isClose(left, to: 0.9196986, within: 1e-7))
  }

  @Test func `the older spring parameters are response and damping ratio`() {
    #expect(Animation.spring(response: 0.5, dampingFraction: 1) == .spring(duration: 0.5))
  }

  @Test func `delay and speed shift and stretch the clock`() {
    let curve = Animation.timingCurve(.linear, duration: 1)
    #expect(curve.progress(after: 0.25) == 0.25)
    #expect(curve.delay(0.5).progress(after: 0.5) == 0)
    #expect(curve.delay(0.5).progress(after: 0.75) == 0.25)
    #expect(curve.speed(2).progress(after: 0.25) == 0.5)
    #expect(curve.speed(2).duration == 0.5)
    #expect(curve.progress(after: 3) == 1)
    #expect(Animation.timingCurve(.linear, duration: 0).progress(after: 0.1) == 1)
    #expect(Animation(.curve(.linear, duration: 1), delay: .nan, speed: -1).duration == 1)
  }

  @Test func `repeated animations run back and forth and end at the target`() {
    let curve = Animation.timingCurve(.linear, duration: 1).repeatCount(2)
    #expect([0.25, 1.25, 2.5].map(curve.progress(after:)) == [0.25, 0.75, 1])
    let forever = Animation.timingCurve(.linear, duration: 1).repeatForever(autoreverses: false)
    #expect(forever.progress(after: 1000.5) == 0.5)
    #expect(forever.duration == .infinity)
  }

  @Test func `a value follows a curve on the clock`() {
    var value = AnimatedValue(1, animation: .timingCurve(.linear, duration: 1))
    #expect(value.advance(to: 0, target: 1) == 1)
    // The change starts in the frame that sees it.
    #expect(value.advance(to: 1, target: 0) == 1)
    #expect(value.advance(to: 1.25, target: 0) == 0.75)
    #expect(value.advance(to: 5, target: 0) == 0)
  }

  @Test func `curves that overlap add up`() {
    var value = AnimatedValue(0, animation: .timingCurve(.linear, duration: 1))
    _ = value.advance(to: 0, target: 1)
    // Half-way there and turned back: 1 - 1/2 of the first, then the second on top.
    #expect(value.advance(to: 0.5, target: 0) == 0.5)
    // First 3/4 done, second 1/4: 0 - (1/4 of +1 missing) + (3/4 of -1 missing) = 0.5.
    #expect(value.advance(to: 0.75, target: 0) == 0.5)
    #expect(value.advance(to: 1.5, target: 0) == 0)
  }

  @Test func `a spring that is turned back keeps its speed`() {
    var value = AnimatedValue(0, animation: .spring(duration: 0.5))
    _ = value.advance(to: 0, target: 1)
    let turn = value.advance(to: 0.1, target: 0)
    let after = value.advance(to: 0.11, target: 0)
    #expect(after > turn)
    #expect(value.advance(to: 3, target: 0) == 0)
  }

  @Test(arguments: [60.0, 80, 90, 120])
  func `a spring has the same values at any refresh rate`(rate: Double) {
    var value = AnimatedValue(0, animation: .bouncy())
    var last = value.advance(to: 0, target: 1)
    for frame in 1...Int(rate / 5) { last = value.advance(to: Double(frame) / rate, target: 1) }
    // After 0.2 s, sixty steps; a frame that does not end on a step only shows its part of one.
    #expect(isClose(last, to: integrated(Spring(bounce: 0.3), after: 0.2), within: 1e-9))
  }

  @Test func `animations without an end cost no more than others`() {
    let endless: [Animation] = [
      Animation.spring(duration: 0.01, bounce: 1).speed(1e12),
      Animation.timingCurve(.linear, duration: 1e-9).repeatForever(),
      Animation.spring(duration: 0.5, bounce: 1).delay(1e9),
      Animation(.spring(Spring(stiffness: .nan, damping: .nan))),
    ]
    for animation in endless {
      var value = AnimatedValue(0, animation: animation)
      for frame in 0..<1000 {
        _ = value.advance(to: Double(frame) / 60, target: Double(frame % 7))
      }
    }
    var fast = AnimatedValue(0, animation: Animation.spring(bounce: 1).speed(1e9))
    _ = fast.advance(to: 0, target: 1)
    #expect(fast.advance(to: 1, target: 1) == 1)
  }
}

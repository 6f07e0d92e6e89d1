import MothGeometry
import MothSimulation
import MothTestSupport
import Testing

/// Values worked out for public code (part A of the project's cases), by centre distance.
struct ScrollTransitionCaseTests {
  /// The drawn number with the view's centre so many points after the container's.
  private func value(
    _ phases: (Double, Double, Double),
    transition: ScrollTransition = ScrollTransition(),
    centre: Double,
    length: Double,
    container: Double
  ) -> Double {
    // c = (L - C) / 2 at the centre, and less as the view moves on.
    let containerMin = (length - container) / 2 - centre
    let targets = transition.targetFractions(
      for: TransitionGeometry(
        containerMin: .constant(containerMin),
        length: length,
        containerLength: container
      )
    )
    return ScrollTransition.blend(
      topLeading: phases.0,
      identity: phases.1,
      bottomTrailing: phases.2,
      fractions: (targets.topLeading[0], targets.bottomTrailing[0])
    )
  }

  /// Published with four decimals.
  private let tolerance = 6e-5

  @Test(arguments: [(200.0, 0.7763), (357, 1.4966)])
  func `a page turns by 1,5 degrees`(centre: Double, degrees: Double) {
    let drawn = value((-1.5, 0, 1.5), centre: centre, length: 345, container: 393)
    // Published from a fraction rounded to four decimals, times 1.5.
    #expect(isClose(drawn, to: degrees, within: 1.5 * tolerance + tolerance))
  }

  @Test func `a page in its margins is fully turned as the neighbour`() {
    #expect(value((-1.5, 0, 1.5), centre: 357, length: 345, container: 345) == 1.5)
  }

  @Test func `picture and label of a page move against each other`() {
    // p = 0.4825 at the trailing edge.
    let picture = value((200, 0, -200), centre: 200, length: 345, container: 393)
    let label = value((0, 1, 0), centre: 200, length: 345, container: 393)
    let shift = value((-100, 0, 100), centre: 200, length: 345, container: 393)
    #expect(isClose(picture, to: -103.5, within: 0.06))
    #expect(isClose(label, to: 0.4825, within: tolerance))
    #expect(isClose(shift, to: 51.75, within: 0.03))
  }

  @Test func `a threshold of 2 is not limited to 1`() {
    // L = 300, C = 393: D(visible 2) = 346.5 - 600 = -253.5, so the top's identity ends at
    // c = -46.5 - 253.5 = -300 and the bottom's begins at c = -46.5 + 253.5 = 207; in the middle
    // both edges are under way: q_top = (-46.5 + 300) / 600 = 0.4225, p = ease(0.5775) on both.
    let eased = UnitCurve.easeInOut.value(at: 0.5775)
    let deep = TransitionConfiguration.interactive(threshold: .visible(2))
    let drawn = value(
      (1.1, 1, 0.6),
      transition: ScrollTransition(topLeading: deep, bottomTrailing: deep),
      centre: 0,
      length: 300,
      container: 393
    )
    #expect(isClose(drawn, to: 1 + (1 - eased) * 0.1 - (1 - eased) * 0.4, within: 1e-9))
  }

  @Test(arguments: [
    (229.5, 1.0, 0.0, 0.0), (379.5, 0.9, 30, -100), (500, 0.8038, 58.854, -196.18),
    (529.5, 0.8, 60, -200),
  ])
  func `everything at once`(centre: Double, scale: Double, degrees: Double, offset: Double) {
    let phases: [(Double, Double, Double)] = [(0.8, 1, 0.8), (60, 0, 60), (-200, 0, -200)]
    let drawn = phases.map {
      value($0, centre: centre, length: 300, container: 759)
    }
    #expect(isClose(drawn[0], to: scale, within: tolerance))
    // Published from the rounded scale: its error of 5e-5 in 0.2, times 60 and 200.
    #expect(isClose(drawn[1], to: degrees, within: 0.016))
    #expect(isClose(drawn[2], to: offset, within: 0.051))
  }

  @Test(arguments: [(379.0, 0.0, 2.0), (380, 100, 0), (-500, 0, 2)])
  func `one animated edge`(centre: Double, offset: Double, opacity: Double) {
    let transition = ScrollTransition(
      topLeading: .identity,
      bottomTrailing: .animated.animation(.bouncy())
    )
    func drawn(_ phases: (Double, Double, Double)) -> Double {
      value(phases, transition: transition, centre: centre, length: 200, container: 759)
    }
    #expect(drawn((0, 0, 100)) == offset)
    #expect(drawn((2, 2, 0)) == opacity)
  }

  @Test(arguments: [
    (0.0, -10.0, 0.0), (76.625, -8.708, 0.646), (153.25, -5, 2.5), (230, -1.287, 4.3565),
    (306.5, 0, 5), (-230, -1.287, -4.3565),
  ])
  func `an invitation rises in the middle`(centre: Double, offset: Double, degrees: Double) {
    let centred = TransitionConfiguration.interactive(threshold: .centered)
    let transition = ScrollTransition(topLeading: centred, bottomTrailing: centred)
    func drawn(_ phases: (Double, Double, Double)) -> Double {
      value(phases, transition: transition, centre: centre, length: 220, container: 393)
    }
    #expect(isClose(drawn((0, -10, 0)), to: offset, within: 6e-4))
    #expect(isClose(drawn((-5, 0, 5)), to: degrees, within: 6e-4))
  }

  @Test func `a wheel's anchor is interpolated in both components`() {
    // Half-way in from the trailing side, in the container inside the padding: 228 points.
    func drawn(_ phases: (Double, Double, Double)) -> Double {
      value(phases, centre: 114, length: 225, container: 228)
    }
    #expect(isClose(drawn((-8, 0, 8)), to: 4, within: 1e-5))
    #expect(isClose(drawn((1, 0.5, 0)), to: 0.25, within: 1e-5))
    #expect(isClose(drawn((1, 0.5, 1)), to: 0.75, within: 1e-5))
    #expect(isClose(drawn((30, 0, 30)), to: 15, within: 1e-4))
    #expect(value((-8, 0, 8), centre: 233, length: 225, container: 228) == 8)
  }

  @Test(arguments: [(229.5, 0.0), (379.5, 28.6479), (529.5, 57.2958), (-400, 0)])
  func `a radian at the bottom edge`(centre: Double, degrees: Double) {
    let transition = ScrollTransition(topLeading: .identity)
    let drawn = value(
      (-1, 0, 1),
      transition: transition,
      centre: centre,
      length: 300,
      container: 759
    )
    #expect(isClose(drawn * 180 / .pi, to: degrees, within: 6e-5 * 2))
  }

  @Test(arguments: [(291.0, 1.0), (363.5, 0.5), (436, 0), (-400, 0.1273)])
  func `a symmetric fade`(centre: Double, opacity: Double) {
    let drawn = value((0, 1, 0), centre: centre, length: 145, container: 727)
    #expect(isClose(drawn, to: opacity, within: tolerance))
  }

  @Test(arguments: [
    (-334.5, 1.0, 1.0, 0.0), (-379.5, 0.5, 0.93, 1.25), (-424.5, 0, 0.86, 2.5), (400, 1, 1, 0),
  ])
  func `a row recedes at the top only`(
    centre: Double,
    opacity: Double,
    scale: Double,
    blur: Double
  ) {
    let transition = ScrollTransition(bottomTrailing: .identity)
    func drawn(_ phases: (Double, Double, Double)) -> Double {
      value(phases, transition: transition, centre: centre, length: 90, container: 759)
    }
    #expect(isClose(drawn((0, 1, 2)), to: opacity, within: 1e-5))
    #expect(isClose(drawn((0.86, 1, 1.14)), to: scale, within: 1e-5))
    #expect(isClose(drawn((2.5, 0, -2.5)), to: blur, within: 1e-5))
  }

  @Test func `a card taller than its container never settles`() {
    // C = 700, L = 900, linear, 0.5 at both edges. At c = 0: q_top = 0, so p_top = 1 by the law
    // (lo = m + D = 0); p_bottom = 700 / 900 from lo = -700 to hi = m - D = 200.
    let linear = TransitionConfiguration.interactive(curve: .linear)
    let transition = ScrollTransition(topLeading: linear, bottomTrailing: linear)
    let atStart = value(
      (0.5, 1, 0.5),
      transition: transition,
      centre: 100,
      length: 900,
      container: 700
    )
    #expect(isClose(atStart, to: 1 - 0.5 * (1 - 700.0 / 900), within: 1e-12))
    // Centred, c = 100: both edges 8/9.
    let centred = value(
      (0.5, 1, 0.5),
      transition: transition,
      centre: 0,
      length: 900,
      container: 700
    )
    #expect(isClose(centred, to: 1 - 0.5 * 2 / 9, within: 1e-12))
  }
}

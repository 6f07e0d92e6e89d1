import MothGeometry
import MothSimulation
import MothTestSupport
import Testing

/// The published assertions of SwiftVVD's transition tests, and worked cases of public code.
struct ScrollTransitionTests {
  private func fractions(
    _ transition: ScrollTransition,
    at containerMin: Double,
    length: Double,
    container: Double
  ) -> (topLeading: Double, bottomTrailing: Double) {
    let targets = transition.targetFractions(
      for: TransitionGeometry(
        containerMin: .constant(containerMin),
        length: length,
        containerLength: container
      )
    )
    return (targets.topLeading[0], targets.bottomTrailing[0])
  }

  private let linear = ScrollTransition(
    topLeading: .interactive(curve: .linear),
    bottomTrailing: .interactive(curve: .linear)
  )

  /// The drawn number of a transition whose closure gives these three.
  private func value(
    _ transition: ScrollTransition,
    phases: (Double, Double, Double),
    at containerMin: Double,
    length: Double,
    container: Double
  ) -> Double {
    ScrollTransition.blend(
      topLeading: phases.0,
      identity: phases.1,
      bottomTrailing: phases.2,
      fractions: fractions(transition, at: containerMin, length: length, container: container)
    )
  }

  @Test(arguments: [(40.0, 0.2), (20, 0.4), (-30, 0.6), (-80, 0.8), (-100, 1.0)])
  func `opacity follows the position along a line`(containerMin: Double, opacity: Double) {
    let drawn = value(linear, phases: (0.2, 0.6, 1.0), at: containerMin, length: 40, container: 100)
    #expect(isClose(drawn, to: opacity, within: 1e-12))
  }

  @Test func `a view longer than its container is under both edges at once`() {
    let drawn = value(linear, phases: (0.2, 0.6, 1.0), at: 0, length: 160, container: 100)
    #expect(isClose(drawn, to: 0.75, within: 1e-12))
    // 2 C long, 0 at both edges: 0.5 throughout the middle.
    for containerMin in [0.0, 30, 50, 100] {
      let middle = value(linear, phases: (0, 1, 0), at: containerMin, length: 200, container: 100)
      #expect(isClose(middle, to: 0.5, within: 1e-12))
    }
    // With the default curve 0.7417 in the middle: 2 easeInOut(0.75) - 1; solver grid 2^-20.
    let eased = value(ScrollTransition(), phases: (0, 1, 0), at: 50, length: 200, container: 100)
    #expect(isClose(eased, to: 0.7417, within: 6e-5))
  }

  /// Where the top edge's threshold lies: (L - C) / 2 + D for L = 40, C = 100.
  @Test(arguments: [
    (Threshold.visible, 0.0), (.hidden, 40), (.centered, -30), (.inset(.visible, by: 10), -10),
    (.interpolated(.visible, towards: .hidden, amount: 0.5), 20),
    (.interpolated(.visible, towards: .hidden, amount: 1.5), 60), (.visible(1.25), -10),
    (.inset(.centered, by: 5), -30),
  ])
  func `thresholds lie at their published distances`(threshold: Threshold, edge: Double) {
    let configuration = TransitionConfiguration.animated.threshold(threshold)
    func fraction(_ containerMin: Double) -> Double {
      configuration.fraction(
        at: .topLeading,
        containerMin: containerMin,
        length: 40,
        containerLength: 100
      )
    }
    #expect(fraction(edge) == 1)
    #expect(fraction(edge + 1e-9) == 0)
    // Mirrored at the other edge: (L - C) / 2 - D = -60 - edge.
    let other = configuration.fraction(
      at: .bottomTrailing,
      containerMin: -60 - edge,
      length: 40,
      containerLength: 100
    )
    #expect(other == 1)
  }

  @Test func `the curve runs forwards while a view appears, on both edges`() {
    let easeIn = TransitionConfiguration.interactive(curve: .easeIn)
    for (edge, containerMin) in [(ScrollTransitionPhase.topLeading, 30.0), (.bottomTrailing, -90)] {
      let fraction = easeIn.fraction(
        at: edge,
        containerMin: containerMin,
        length: 40,
        containerLength: 100
      )
      // A quarter on the way in: easeIn(0.25).
      #expect(isClose(fraction, to: 0.093465, within: 2e-6))
    }
  }

  @Test func `hidden and interactive never reaches the identity`() {
    let transition = ScrollTransition(
      topLeading: .interactive(threshold: .hidden),
      bottomTrailing: .interactive(threshold: .hidden)
    )
    #expect(value(transition, phases: (0.2, 0.6, 0.9), at: -30, length: 40, container: 100) == 0.5)
  }

  @Test func `without a scroll view on the axis interactive edges add up`() {
    let none = ScrollTransition().targetFractions(for: nil)
    #expect(none.topLeading == .constant(0) && none.bottomTrailing == .constant(0))
    let identity = ScrollTransition(topLeading: .identity, bottomTrailing: .identity)
    #expect(identity.targetFractions(for: nil).topLeading == .constant(1))
  }

  @Test func `the axis is horizontal only in a scroll view that is only horizontal`() {
    #expect(ScrollTransition().resolvedAxis(innermost: .horizontal) == .horizontal)
    #expect(ScrollTransition().resolvedAxis(innermost: .all) == .vertical)
    #expect(ScrollTransition().resolvedAxis(innermost: nil) == .vertical)
    #expect(ScrollTransition(axis: .horizontal).resolvedAxis(innermost: .vertical) == .horizontal)
  }

  @Test func `a fraction above 1 overshoots the identity`() {
    let drawn = ScrollTransition.blend(
      topLeading: 0.5,
      identity: 1,
      bottomTrailing: 0,
      fractions: (1.1, 1)
    )
    #expect(isClose(drawn, to: 1.05, within: 1e-12))
  }

  @Test func `defaults are those of SwiftUI`() {
    #expect(
      TransitionConfiguration.interactive
        == .interactive(curve: .easeInOut, threshold: .visible(1), animation: nil)
    )
    #expect(
      TransitionConfiguration.animated
        == .animated(.spring(duration: 0.5), threshold: .visible(0.5))
    )
    #expect(TransitionConfiguration.identity.animation(.default) == .identity)
    #expect(TransitionConfiguration.identity.threshold(.hidden) == .identity)
  }
}

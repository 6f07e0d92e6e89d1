import MothGeometry
import MothSimulation
import MothTestSupport
import Testing

struct AnimatedTransitionTests {
  private let times = (0...120).map { Double($0) / 60 }

  /// A view of 40 in a container of 100 that jumps at 0.5 s from its place in the middle beyond the
  /// near side.
  private var jump: TransitionGeometry {
    TransitionGeometry(
      containerMin: .values(times.map { $0 < 0.5 ? -30 : 40 }),
      length: 40,
      containerLength: 100
    )
  }

  private func topLeading(_ configuration: TransitionConfiguration) -> GeometryColumn {
    ScrollTransition(topLeading: configuration).fractions(for: jump, times: times).topLeading
  }

  @Test func `an animated edge starts at its target and moves after the change`() {
    let fractions = topLeading(.animated(.timingCurve(.linear, duration: 0.5), threshold: .visible))
    #expect(fractions[0] == 1)
    #expect(fractions[30] == 1)
    // 15 frames later: half of half a second.
    #expect(isClose(fractions[45], to: 0.5, within: 1e-9))
    #expect(fractions[60] == 0)
    #expect(fractions[120] == 0)
  }

  @Test func `a bouncy spring overshoots the edge`() {
    let fractions = topLeading(.animated(.bouncy(), threshold: .visible)).values(count: times.count)
    #expect((fractions.min() ?? 0) < -0.03)
    #expect(fractions.last == 0)
  }

  @Test func `interactive without animation has no lag`() {
    #expect(topLeading(.interactive)[30] == 0)
  }

  @Test func `interactive with an animation chases the position`() {
    let fractions = topLeading(.interactive.animation(.smooth()))
    #expect(fractions[30] == 1)
    #expect(fractions[33] > 0.5 && fractions[33] < 1)
    #expect(fractions[120] == 0)
  }

  @Test func `an edge that never moves stays constant`() {
    let still = TransitionGeometry(containerMin: .constant(0), length: 40, containerLength: 100)
    let fractions = ScrollTransition(topLeading: .animated).fractions(for: still, times: times)
    #expect(fractions.topLeading == .constant(1))
  }
}

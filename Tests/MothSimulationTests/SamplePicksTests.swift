import MothGeometry
import Testing

@testable import MothSimulation

/// Samples in which views of a lazy stack are visible.
@Suite struct SamplePicksTests {
  @Test func `picks are the samples of their ranges in order`() {
    let picks = SamplePicks([2..<4, 4..<5, 9..<11])
    #expect(Array(picks) == [2, 3, 4, 9, 10])
    #expect((0..<12).map(picks.index(of:)) == [nil, nil, 0, 1, 2, nil, nil, nil, nil, 3, 4, nil])
    #expect(picks.map(in: Array("abcdefghijkl")) == Array("cdejk"))
    #expect(Array(picks.limited(to: 3..<10)) == [3, 4, 9])
    #expect(SamplePicks([]).isEmpty)
  }

  @Test func `a run ends where the offsets turn`() {
    let samples = SweepSamples(offsets: [0, 1, 1, 3, 2, 2, 0, 5, 5], time: 0)
    #expect(samples.runs == [0..<4, 4..<7, 7..<9])
    #expect(SweepSamples(offsets: [4, 4], time: 0).runs == [0..<2])
    #expect(SweepSamples(offsets: [], time: 0).runs == [])
  }

  /// Compares with looking at each sample by itself, for sweeps that go to and fro.
  @Test func `the samples visible are those that each sample shows by itself`() throws {
    var state: UInt64 = 7
    func next(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
    for _ in 0..<200 {
      let rows = (0..<12).map { _ in box(10, height: Double(next(4) * 100)) }
      let scene = SceneNode.scrollView([.lazyVStack(spacing: Double(next(3) * 10), rows)])
      let offsets = (0..<60).map { _ in Double(next(1_400) - 200) }
      let samples = SweepSamples(offsets: offsets, time: 0)
      let timeline = SceneTimeline(layout(scene), samples: samples)
      let viewport = try #require(timeline.parts.first?.layout.scrollViews.first?.viewport)
      for target in timeline.targets {
        let expected = offsets.indices.filter { sample in
          let start = target.frame.minY - viewport.minY - offsets[sample]
          return start < viewport.height && start + target.frame.height > 0
        }
        let picks = try #require(timeline.visibleSamples(of: target, samples.runs))
        #expect(Array(picks) == expected)
      }
    }
  }
}

import MothDiagnostics
import MothEngine
import MothGeometry
import MothSimulation
import MothTestSupport
import Testing

/// Views in lazy stacks have only the samples in which they are visible.
///
/// Ten rows of 100 points in a window of 200: row i rests at 100 i, and at offset d it is visible
/// where 100 i - d < 200 and 100 i + 100 - d > 0.
struct LazyTargetTests {
  private static let offsets: [Double] = [0, 50, 100, 250]

  /// The samples of `offsets` in which each row is visible; rows after them are never.
  private static let visible = [[0, 1], [0, 1, 2], [1, 2, 3], [3], [3]]

  private static func rows(lazy: Bool) -> SceneLayout {
    let rows = (0..<10).map { _ in SceneNode.shape(.rectangle).frame(height: 100).target("card") }
    let stack: SceneNode =
      lazy ? .lazyVStack(spacing: 0, rows) : .vStack(spacing: 0, rows)
    return SceneLayout(.scrollView([stack]), window: Size(width: 400, height: 200))
  }

  private static let minY = "return content:offset(0, geometry:frame('scrollView').minY)"

  private func unit(_ body: String = minY, lazy: Bool = true) -> Unit {
    Unit(body, offsets: Self.offsets).with { $0.layout = Self.rows(lazy: lazy) }
  }

  @Test func `a row has the samples in which it is visible`() throws {
    let trace = try unit().trace()
    #expect(trace.targets.map(\.index) == [0, 1, 2, 3, 4])
    #expect(trace.targets.indices.map(trace.sampleCount) == Self.visible.map(\.count))
    let values = trace.targets.indices.map { Array(trace.values(target: $0, column: 1)) }
    // 100 i less the offset of the sample.
    #expect(
      values == [[0, -50], [100, 50, 0], [150, 100, -50], [50], [150]]
    )
  }

  @Test func `a moment names the sample of the sweep`() throws {
    let context = try unit().context()
    let samples = context.targets.indices.map { target in
      (0..<context.sampleCount(of: target)).map { context.moment(target: target, sample: $0) }
    }
    #expect(samples.map { $0.map(\.sample) } == Self.visible)
    #expect(samples[2].map(\.offset) == [50, 100, 250])
    #expect(samples[2].map(\.index) == [2, 2, 2])
    // A hundredth of a second apart.
    #expect(samples[3].map(\.time) == [0.03])
  }

  @Test func `a row's velocity and clock are those of its samples`() throws {
    let trace = try unit("return content:offset(env.velocity, env.time)").trace()
    // From 100 to 250 in a hundredth of a second.
    let velocities = Array(trace.values(target: 3, column: 0))
    #expect(velocities.count == 1)
    // Times such as 0.03 are rounded, and their difference with them.
    #expect(isClose(velocities.first, to: 15_000, within: 1e-6))
    #expect(Array(trace.values(target: 3, column: 1)) == [0.03])
  }

  @Test func `a failure is counted in the row's samples`() throws {
    let unit = unit("if env.time > 0.025 and env.index == 2 then error('no') end return content")
    let failure = try #require(try unit.evaluation().failure)
    #expect(failure.target == 2)
    #expect(failure.sample == 2)
    #expect(try unit.context().moment(target: 2, sample: failure.sample).sample == 3)
  }

  @Test func `a transition's rows have the same samples`() throws {
    let unit = Unit(
      transition: "effect = function(content, phase) return content:opacity(phase.value) end",
      offsets: Self.offsets
    ).with { $0.layout = Self.rows(lazy: true) }
    let trace = try unit.trace()
    #expect(trace.targets.indices.map(trace.sampleCount) == Self.visible.map(\.count))
  }

  @Test func `the rows of a plain stack have all samples`() throws {
    let trace = try unit(lazy: false).trace()
    #expect(trace.targets.count == 10)
    #expect(trace.targets.indices.allSatisfy { trace.sampleCount(of: $0) == 4 })
    #expect(Array(trace.values(target: 9, column: 1)) == [900, 850, 800, 650])
  }

  @Test func `a context that is asked for all of them has all rows at all samples`() throws {
    let trace = try unit().with { $0.onlyMade = false }.trace()
    #expect(trace.targets.count == 10)
    #expect(Array(trace.values(target: 9, column: 1)) == [900, 850, 800, 650])
  }

  @Test func `a pinned header has all samples`() throws {
    let header = SceneNode.shape(.rectangle).frame(height: 100).target("card")
    let rows = (0..<9).map { _ in SceneNode.shape(.rectangle).frame(height: 100) }
    let stack = SceneNode(
      LazyVStack(spacing: 0, pinnedViews: .sectionHeaders),
      children: [.section(header: header, rows, footer: .group([]))]
    )
    let unit = Unit(Self.minY, offsets: Self.offsets).with {
      $0.layout = SceneLayout(.scrollView([stack]), window: Size(width: 400, height: 200))
    }
    #expect(Array(try unit.trace().values(target: 0, column: 1)) == [0, 0, 0, 0])
  }

  @Test func `a sweep that never leaves rest makes only the first rows`() throws {
    let unit = Unit(Self.minY).with { $0.layout = Self.rows(lazy: true) }
    #expect(try unit.trace().targets.map(\.index) == [0, 1])
  }
}

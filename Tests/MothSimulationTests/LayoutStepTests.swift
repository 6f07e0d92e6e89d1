import MothDiagnostics
import MothGeometry
import Testing

@testable import MothSimulation

/// Layouts that would take long, and what ends them.
@Suite struct LayoutStepTests {
  /// A layout under a control, with what became of the work.
  private func laidOut(
    _ scene: SceneNode,
    steps: Int = .max,
    isWanted: @escaping () -> Bool = { true }
  ) -> (layout: SceneLayout, work: WorkControl) {
    let work = WorkControl(limits: [.layout: steps], isWanted: isWanted)
    return (work.perform { layout(scene) }, work)
  }

  private func group(
    _ count: Int,
    make: (Int) -> SceneNode = { _ in box(1, height: 1) }
  ) -> SceneNode {
    .group((0..<count).map(make))
  }

  @Test func `decorations made again for each view of a group are counted`() {
    let scene = group(1_000).overlay(group(1_000))
    let first = laidOut(scene, steps: 50_000)
    #expect(first.work.cut == .steps(.layout))
    #expect(first.layout.problems.map(\.kind) == [.tooComplex])
    #expect(first.work.steps(of: .layout) == laidOut(scene, steps: 50_000).work.steps(of: .layout))
  }

  @Test func `decorations without views are counted too`() {
    let scene = group(1_000).overlay(group(1_000) { _ in group(0) })
    #expect(laidOut(scene, steps: 50_000).work.cut == .steps(.layout))
  }

  @Test func `every priority of its own costs a few steps a view`() {
    let scene = SceneNode.vStack(
      (0..<2_000).map { box(nil, height: nil).tag(.layoutPriority(Double($0))) }
    )
    let (layout, work) = laidOut(scene)
    #expect(work.cut == nil)
    #expect(work.steps(of: .layout) < 100 * 2_000)
    #expect(layout.targets.count == 2_000)
  }

  @Test func `each group of a priority leaves the least lengths of those below`() {
    // 300 across without gaps. The highest takes what 30 and 20 leave: 250; the next what 30 leaves
    // of 50: 20; the lowest its least of 30.
    let row = SceneNode.hStack(
      spacing: 0,
      [(30.0, 0.0), (20, 1), (10, 2)].map { least, priority in
        SceneNode.shape(.rectangle).flexibleFrame(width: .init(min: least)).target("t")
          .tag(.layoutPriority(priority))
      }
    )
    let widths = frames(row, window: Size(width: 300, height: 100)).map(\.width)
    #expect(widths == [30, 20, 250])
  }

  @Test func `a layout that nobody wants ends at the next look`() {
    var looks = 0
    let scene = SceneNode.vStack([group(100_000)])
    let (layout, work) = laidOut(scene) {
      looks += 1
      return looks < 3
    }
    #expect(work.cut == .unwanted)
    #expect(looks == 3)
    #expect(layout.targets.isEmpty)
  }

  @Test func `a grid of very many columns is counted`() {
    let items = (0..<1_000).map { _ in GridItem(.adaptive(minimum: 1e-9), spacing: 0) }
    let scene = SceneNode.lazyVGrid(columns: items, [box(1, height: 1)])
    #expect(laidOut(scene, steps: 10_000).work.cut == .steps(.layout))
  }

  @Test func `a text of equal lines is one length`() {
    // 3 lines of 2 characters of 10 points, 24 high each.
    let text = SceneNode.text("ab\ncd\nef", fontSize: 20).target("t")
    #expect(frames(text).first?.size == Size(width: 20, height: 72))
    let long = SceneNode.text(String(repeating: "a\n", count: 30_000)).target("t")
    #expect(laidOut(long).work.steps(of: .layout) < 100)
  }

  @Test func `what targets contain is found once for views nested in each other`() {
    var scene = SceneNode.vStack([SceneNode.text("a"), box(1, height: 1).tag(.mark(.interactive))])
    for _ in 0..<200 { scene = scene.target("outer") }
    let (layout, work) = laidOut(scene)
    let outer = layout.targets(named: "outer")
    #expect(outer.count == 200)
    #expect(outer.allSatisfy { $0.containsText && $0.takesTaps && $0.viewCount == 3 })
    #expect(work.steps(of: .layout) < 5_000)
  }
}

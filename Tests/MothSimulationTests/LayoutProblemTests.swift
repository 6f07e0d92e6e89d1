import MothGeometry
import MothSimulation
import Testing

struct LayoutProblemTests {
  private func messages(_ scene: SceneNode) -> [String] {
    layout(scene).problems.map(\.message)
  }

  @Test func `a negative frame becomes 0 and is reported with its line`() {
    let scene = SceneNode.shape(.rectangle).frame(width: -32, line: 7).target("t")
    #expect(
      layout(scene).problems == [
        LayoutProblem(
          .invalidSize,
          message: "the width of 'frame' must be 0 points or more; got -32.0, used 0",
          line: 7
        )
      ]
    )
    #expect(frames(scene).first?.width == 0)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300])
  func `a frame that is no usable length is fixed`(length: Double) {
    let scene = SceneNode.vStack([box(length, height: 10), box(10, height: length)])
    #expect(!messages(scene).isEmpty)
    #expect(
      frames(scene).allSatisfy {
        $0.width.isFinite && $0.height.isFinite && $0.minX.isFinite && $0.minY.isFinite
      }
    )
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, -1e300])
  func `spacing, padding and ratios of any number do not trap`(number: Double) {
    let views = [
      box(10, height: 10).padding(EdgeInsets(.all, length: number)),
      SceneNode.shape(.circle).aspectRatio(number, contentMode: .fill),
      SceneNode.text("a", fontSize: number), SceneNode.spacer(minLength: number),
      SceneNode.image(width: number, height: number, resizable: true).scaledToFit(),
      SceneNode.shape(.color).containerRelativeFrame(.all, count: 0, span: -4, spacing: number),
      box(1, height: 1).flexibleFrame(width: .init(min: number, ideal: number, max: number)),
      box(1, height: 1).tag(.layoutPriority(number)).tag(.zIndex(number)),
    ]
    let scene = SceneNode.scrollView(axes: .all, [.vStack(spacing: number, views).target("t")])
    let frame = frames(scene.contentMargins(EdgeInsets(.all, length: number))).first
    #expect(frame?.width.isFinite == true && frame?.height.isFinite == true)
  }

  @Test func `a scroll view in a frame of height 0 has an empty container`() {
    let scene = SceneNode.scrollView([box(nil, height: 100)], line: 3).frame(height: 0)
    #expect(layout(scene).scrollViews.first?.container.height == 0)
    #expect(layout(scene).scrollViews.first?.extent(along: .vertical) == 100)
    #expect(
      layout(scene).problems == [
        LayoutProblem(
          .emptyContainer,
          message: "a scroll view must have room for its content; its height is 0",
          line: 3
        )
      ]
    )
  }

  @Test func `views nested too deep are left out and reported`() {
    var scene = box(1, height: 1)
    for _ in 0..<100_000 { scene = scene.padding(.zero) }
    #expect(scene.depth <= SceneNode.maximumDepth)
    #expect(layout(scene.padding(.zero)).problems.count <= 1)
    var stack = SceneNode.vStack([])
    for line in 1...300 { stack = SceneNode.vStack([stack], line: line) }
    #expect(layout(stack).problems.first?.kind == .tooDeep)
  }

  @Test func `modifiers of groups that would multiply without end are cut off`() {
    var scene = SceneNode.group((0..<100).map { _ in box(1, height: 1) })
    for _ in 0..<6 { scene = scene.overlay(SceneNode.group([scene, scene])) }
    #expect(layout(scene).problems.map(\.kind) == [.tooManyViews])
  }

  @Test func `stacks nested in stacks are laid out without trouble`() {
    var scene = box(nil, height: nil)
    for level in 0..<100 {
      scene =
        level.isMultiple(of: 2)
        ? .vStack([scene, box(1, height: 1)]) : .hStack([scene, box(1, height: 1)])
    }
    #expect(messages(scene).isEmpty)
  }

  @Test func `an empty scene has no targets and no problems`() {
    let scene = SceneNode.group([])
    #expect(layout(scene).targets.isEmpty)
    #expect(messages(scene).isEmpty)
    #expect(layout(.scrollView([])).scrollViews.count == 1)
    #expect(layout(SceneNode.group([]).padding(.zero)).targets.isEmpty)
  }

  @Test func `a window without size has frames of size 0`() {
    let scene = SceneNode.scrollView([SceneNode.shape(.color).target("t")])
    #expect(frames(scene, window: .zero).first?.width == 0)
  }

  @Test func `ten thousand rows are laid out`() {
    let rows = (0..<10_000).map { _ in
      SceneNode.hStack([box(40, height: 40, name: "icon"), .text("row", fontSize: 20), .spacer()])
    }
    let layout = layout(.scrollView([.lazyVStack(spacing: 0, rows)]))
    #expect(layout.scrollViews.first?.contentSize.height == 400_000)
    #expect(layout.targets.count == 10_000)
    #expect(layout.problems.isEmpty)
  }
}

import MothGeometry
import Testing

@testable import MothSimulation

struct StackLayoutTests {
  @Test func `a vertical stack centres its views 8 points apart`() {
    // 100 + 8 + 50 = 158 high and 60 wide, in the middle of 400 x 800.
    let scene = SceneNode.vStack([box(60, height: 100), box(20, height: 50)])
    #expect(
      frames(scene) == [
        Rect(x: 170, y: 321, width: 60, height: 100), Rect(x: 190, y: 429, width: 20, height: 50),
      ]
    )
  }

  @Test func `a horizontal stack aligns at the bottom`() {
    let scene = SceneNode.hStack(
      spacing: 10,
      alignment: .bottom,
      [box(50, height: 100), box(40, height: 30)]
    )
    // 100 wide and 100 high, from (150, 350).
    #expect(
      frames(scene) == [
        Rect(x: 150, y: 350, width: 50, height: 100), Rect(x: 210, y: 420, width: 40, height: 30),
      ]
    )
  }

  @Test func `flexible views share what rigid ones leave`() {
    // 800 - 2 x 8 - 100 = 684 for two shapes.
    let scene = SceneNode.vStack([
      box(nil, height: nil), box(nil, height: 100), box(nil, height: nil),
    ])
    #expect(frames(scene).map(\.height) == [342, 100, 342])
    #expect(frames(scene).map(\.minY) == [0, 350, 458])
  }

  @Test func `the least flexible view is served first`() {
    // 400 in a row without gaps. Equal shares would be 200 each; the limited one takes 120 of its
    // 200 and leaves 280, whatever its place.
    let limited = SceneNode.shape(.rectangle).flexibleFrame(width: .init(max: 120)).target("t")
    let row = SceneNode.hStack(spacing: 0, [box(nil, height: 10), limited])
    #expect(frames(row).map(\.width) == [280, 120])
  }

  @Test func `views of high priority are served before the minimum of others is touched`() {
    // The text of 30 characters of 10 points wants 300 of 400; the other keeps its minimum of 150.
    let text = SceneNode.text(String(repeating: "m", count: 30), fontSize: 20).target("t")
      .tag(.layoutPriority(1))
    let rest = SceneNode.shape(.rectangle).flexibleFrame(width: .init(min: 150)).target("t")
    #expect(frames(.hStack(spacing: 0, [text, rest])).map(\.width) == [250, 150])
  }

  @Test func `a spacer pushes views apart without default spacing`() {
    let scene = SceneNode.hStack([box(50, height: 10), .spacer(), box(70, height: 10)])
    #expect(frames(scene).map(\.minX) == [0, 330])
  }

  @Test func `a spacer has no width in a vertical stack`() {
    let scene = SceneNode.vStack([.spacer(), box(20, height: 20)]).target("stack")
    #expect(frames(scene, name: "stack") == [Rect(x: 190, y: 0, width: 20, height: 800)])
  }

  @Test func `a depth stack is as large as the largest and aligns the others`() {
    let scene = SceneNode.zStack(
      alignment: .bottomTrailing,
      [box(100, height: 100), box(10, height: 20)]
    )
    #expect(
      frames(scene) == [
        Rect(x: 150, y: 350, width: 100, height: 100), Rect(x: 240, y: 430, width: 10, height: 20),
      ]
    )
  }

  @Test func `a group belongs to the stack around it`() {
    let scene = SceneNode.vStack(
      spacing: 0,
      [.group([box(10, height: 10), box(10, height: 10)]), box(10, height: 10)]
    )
    #expect(frames(scene).map(\.minY) == [385, 395, 405])
    #expect(layout(scene).targets.map(\.index) == [0, 1, 2])
    #expect(layout(scene).targets.map(\.count) == [3, 3, 3])
  }

  @Test func `a modifier of a group applies to each of its views`() {
    let scene = SceneNode.vStack(
      spacing: 0,
      [
        SceneNode.group([box(10, height: 10), box(10, height: 10)]).padding(
          EdgeInsets(.all, length: 5)
        )
      ]
    )
    #expect(frames(scene).map(\.minY) == [385, 405])
  }

  @Test func `a lazy stack takes the offered width and ideal heights`() {
    let scene = SceneNode.scrollView([
      SceneNode.lazyVStack(spacing: 4, [box(50, height: 30), box(nil, height: nil)]).target("stack")
    ])
    #expect(frames(scene, name: "stack") == [Rect(x: 0, y: 0, width: 400, height: 44)])
    // A shape without an offered height is 10 points high.
    #expect(frames(scene).map(\.height) == [30, 10])
  }

  @Test func `several views at the root stand under each other`() {
    #expect(frames(.group([box(10, height: 10), box(10, height: 10)])).map(\.minY) == [386, 404])
  }

  @Test func `views with equal numbers keep their order when space is short`() {
    let rows = (0..<20).map { _ in box(nil, height: nil) }
    // 400 - 19 x 8 = 248 over 20 views.
    #expect(Set(frames(.hStack(rows)).map { ($0.width * 1e9).rounded() }) == [12.4e9])
  }
}

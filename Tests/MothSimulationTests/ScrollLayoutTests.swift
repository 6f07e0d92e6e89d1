import MothGeometry
import MothSimulation
import MothTestSupport
import Testing

struct ScrollLayoutTests {
  private let phone = EdgeInsets(top: 60, bottom: 34)

  private func feed(_ rows: Int, modify: (SceneNode) -> SceneNode = { $0 }) -> SceneLayout {
    let content = SceneNode.vStack(spacing: 0, (0..<rows).map { _ in box(nil, height: 100) })
    return SceneLayout(
      modify(.scrollView([content])),
      window: plainWindow,
      safeAreaInsets: phone
    )
  }

  @Test func `a scroll view under the bars leaves them out of its container`() throws {
    let layout = feed(10)
    let view = try #require(layout.scrollViews.first)
    // 800 - 60 - 34.
    #expect(view.container == Rect(x: 0, y: 60, width: 400, height: 706))
    #expect(view.contentInsets == phone)
    #expect(view.contentSize == Size(width: 400, height: 1000))
    #expect(view.extent(along: .vertical) == 294)
    #expect(view.extent(along: .horizontal) == 0)
    #expect(view.viewport == Rect(x: 0, y: 0, width: 400, height: 800))
    #expect(view.geometry(atDistance: 0).contentOffset.y == -60)
    #expect(view.geometry(atDistance: 10).visibleRect.height == 800)
  }

  @Test func `short content rests at the top`() {
    let layout = feed(1)
    #expect(layout.targets.first?.frame.minY == 60)
    #expect(layout.scrollViews.first?.extent(along: .vertical) == 0)
  }

  @Test func `a scroll view away from the edges has no insets`() {
    let layout = feed(10) { $0.padding(EdgeInsets(.all, length: 10)) }
    #expect(layout.scrollViews.first?.contentInsets == .zero)
    #expect(layout.scrollViews.first?.container.height == 686)
  }

  @Test func `content margins move the origin and add to the insets`() {
    let layout = feed(10) { $0.contentMargins(EdgeInsets(top: 20, leading: 5)) }
    #expect(
      layout.scrollViews.first?.container == Rect(x: 5, y: 80, width: 395, height: 686)
    )
    #expect(
      layout.scrollViews.first?.contentInsets == EdgeInsets(top: 80, leading: 5, bottom: 34)
    )
    #expect(layout.targets.first?.frame == Rect(x: 5, y: 80, width: 395, height: 100))
  }

  @Test func `safe area padding moves the origin and the content still shows under it`() {
    let layout = feed(10) { $0.safeAreaPadding(EdgeInsets(top: 40)) }
    #expect(
      layout.scrollViews.first?.container == Rect(x: 0, y: 100, width: 400, height: 666)
    )
    #expect(layout.scrollViews.first?.contentInsets == EdgeInsets(top: 100, bottom: 34))
    #expect(
      layout.scrollViews.first?.viewport == Rect(x: 0, y: 0, width: 400, height: 800)
    )
  }

  @Test func `padding inside the content leaves the origin alone`() {
    let content = box(nil, height: 100).padding(EdgeInsets(top: 40))
    let layout = SceneLayout(
      .scrollView([content]),
      window: plainWindow,
      safeAreaInsets: phone
    )
    #expect(layout.scrollViews.first?.container.minY == 60)
    #expect(layout.targets.first?.frame.minY == 100)
  }

  @Test func `a scroll view that ignores the safe area has no insets there`() {
    let layout = feed(10) { $0.ignoresSafeArea(.top) }
    #expect(
      layout.scrollViews.first?.container == Rect(x: 0, y: 0, width: 400, height: 766)
    )
    #expect(layout.scrollViews.first?.contentInsets == EdgeInsets(bottom: 34))
  }

  @Test func `a view at the edge of the safe area reports its insets`() {
    let scene = SceneNode.shape(.color).target("t")
    let inside = SceneLayout(scene, window: plainWindow, safeAreaInsets: phone)
    let outside = SceneLayout(
      scene.ignoresSafeArea(),
      window: plainWindow,
      safeAreaInsets: phone
    )
    #expect(inside.targets.first?.safeAreaInsets == phone)
    #expect(outside.targets.first?.safeAreaInsets == .zero)
    #expect(outside.targets.first?.frame == Rect(x: 0, y: 0, width: 400, height: 800))
  }

  @Test func `a vertical scroll view is as wide as its content`() {
    let scene = SceneNode.scrollView([box(50, height: 50)]).target("scroll")
    #expect(frames(scene, name: "scroll") == [Rect(x: 175, y: 0, width: 50, height: 800)])
  }

  @Test func `a shelf in a feed is as high as its cards`() throws {
    let shelf = SceneNode.scrollView(
      axes: .horizontal,
      [.hStack(spacing: 10, (0..<5).map { _ in box(200, height: 120) })]
    )
    let scene = SceneNode.scrollView([
      .vStack(spacing: 0, [shelf, box(nil, height: 900, name: "below")])
    ])
    let layout = layout(scene)
    #expect(layout.scrollViews.count == 2)
    let swept = { (focus: SweepFocus) -> Int? in
      var settings = LayoutSettings()
      settings.focus = focus
      return SceneLayout(scene, window: layout.window, settings: settings).sweptScrollView
    }
    let inner = try #require(layout.scrollViews.last)
    #expect(inner.container == Rect(x: 0, y: 0, width: 400, height: 120))
    // 5 x 200 + 4 x 10 - 400.
    #expect(inner.extent(along: .horizontal) == 640)
    #expect(inner.path == [0])
    #expect(layout.targets(named: "below").first?.frame.minY == 120)
    #expect(layout.targets.first?.path == [0, 1])
    // A card is moved by its shelf, unless the page's axis is asked for; what is below by the page.
    #expect(swept(SweepFocus()) == 1)
    #expect(swept(SweepFocus(axis: .horizontal)) == 1)
    #expect(swept(SweepFocus(axis: .vertical)) == 0)
    #expect(swept(SweepFocus(target: "below")) == 0)
    // Nothing around moves sideways: the shelf does.
    #expect(swept(SweepFocus(target: "below", axis: .horizontal)) == 1)
    #expect(swept(SweepFocus(target: "none", axis: .vertical)) == 0)
    #expect(layout.sweptScrollView == 0)
  }

  @Test func `a sweep moves the first scroll view that has something to scroll`() {
    let short = SceneNode.scrollView([box(nil, height: 10)])
    let long = SceneNode.scrollView([box(nil, height: 9000)])
    #expect(layout(.vStack([short, long])).sweptScrollView == 1)
    #expect(layout(.vStack([short, short])).sweptScrollView == 0)
    #expect(layout(box(1, height: 1)).sweptScrollView == nil)
  }

  @Test func `right to left mirrors the window`() {
    let scene = SceneNode.hStack(spacing: 0, [box(100, height: 10), .spacer()])
    let layout = SceneLayout(
      scene,
      window: plainWindow,
      settings: LayoutSettings(layoutDirection: .rightToLeft)
    )
    #expect(layout.targets.first?.frame.minX == 300)
  }

  @Test func `the views of a scroll target layout are where scrolling rests`() throws {
    let cards = SceneNode.hStack(spacing: 10, (0..<3).map { _ in box(200, height: 50) })
      .tag(.scrollTargetLayout).padding(EdgeInsets(leading: 30))
    let scene = SceneNode.scrollView(axes: .horizontal, [cards])
      .contentMargins(EdgeInsets(.horizontal, length: 20)).tag(.scrollTargetBehavior(.paging))
    let view = try #require(layout(scene).scrollViews.first)
    #expect(view.behavior == .paging)
    #expect(view.snapTargets.map(\.start) == [30, 240, 450])
    #expect(view.snapTargets.map(\.length) == [200, 200, 200])
    let phone = try #require(Device.bundled(id: "iphone-se-3"))
    let track = layout(scene).track(of: 0, device: phone)
    #expect(track.container == 360 && track.viewport == 400)
    #expect(track.isCompact && track.scale == 2 && track.bounces)
  }

  @Test func `right to left insets stay on their side of the device`() throws {
    // A notch of 50 points on the left only.
    let layout = SceneLayout(
      .scrollView(axes: .horizontal, [box(900, height: 100)]),
      window: plainWindow,
      safeAreaInsets: EdgeInsets(leading: 50),
      settings: LayoutSettings(layoutDirection: .rightToLeft)
    )
    let view = try #require(layout.scrollViews.first)
    #expect(view.container.minX == 50 && view.container.width == 350)
    #expect(view.viewport.minX == 0 && view.viewport.width == 400)
    // Reading ends at the left.
    #expect(view.contentInsets == EdgeInsets(trailing: 50))
    #expect(layout.targets.first?.frame.minX == -500)
  }

  @Test func `Dynamic Type sizes are those of body text`() {
    #expect(DynamicTypeSize.large.textScale == 1)
    #expect(isClose(DynamicTypeSize.accessibility3.textScale, to: 40.0 / 17, within: 1e-15))
    #expect(LayoutSettings(dynamicTypeSize: .xSmall).textScale == 14.0 / 17)
  }
}

import MothGeometry
import MothSimulation
import Testing

struct TargetGeometryTests {
  private let insets = EdgeInsets(top: 60, bottom: 40)

  /// A feed of three cards of 300 points in a window of 400 x 800 with insets of 60 and 40: the
  /// container is 700 high, the content 900, the extent 200.
  private func feed(_ window: Size = plainWindow) -> SceneLayout {
    let cards = (0..<3).map { _ in box(nil, height: 300, name: "card").coordinateSpace("card") }
    return SceneLayout(
      SceneNode.scrollView([.vStack(spacing: 0, cards)]).coordinateSpace("feed"),
      window: window,
      safeAreaInsets: insets
    )
  }

  private func geometry(
    _ layout: SceneLayout,
    name: String,
    index: Int = 0,
    offsets: [Double],
    sweeping: Int? = 0
  ) throws -> TargetGeometry {
    let target = try #require(layout.targets(named: name).first { $0.index == index })
    return layout.geometry(of: target, sweeping: sweeping, offsets: offsets)
  }

  private func visibleLength(
    _ layout: SceneLayout,
    name: String,
    index: Int = 0,
    offsets: [Double],
    sweeping: Int? = 0
  ) throws -> GeometryColumn {
    let target = try #require(layout.targets(named: name).first { $0.index == index })
    return layout.visibleLength(of: target, sweeping: sweeping, offsets: offsets)
  }

  @Test func `the first card rests at 0 in the scroll view under the bars`() throws {
    let card = try geometry(feed(), name: "card", offsets: [0, -20, 200])
    #expect(card[.scrollView]?.minY == .values([0, 20, -200]))
    #expect(card[.global]?.minY == .values([60, 80, -140]))
    #expect(card[.local]?.minY == .constant(0))
    #expect(card[.scrollView]?.minX == .constant(0))
    #expect(card[.scrollView]?.width == .constant(400))
    #expect(card[.scrollView]?.height == .constant(300))
    #expect(card.size == Size(width: 400, height: 300))
  }

  @Test func `bounds are the container in the card's own coordinates`() throws {
    let card = try geometry(feed(), name: "card", index: 1, offsets: [0, 100])
    #expect(card[.scrollView]?.bounds(at: 0) == Rect(x: 0, y: -300, width: 400, height: 700))
    #expect(card[.scrollView]?.bounds(at: 1) == Rect(x: 0, y: -200, width: 400, height: 700))
    #expect(
      card[.scrollViewAlong(.vertical)]?.bounds(at: 0) == card[.scrollView]?.bounds(at: 0)
    )
    #expect(card[.global]?.bounds(at: 0) == nil)
    #expect(card[.local]?.bounds(at: 0) == nil)
  }

  @Test func `without a scroll view on the axis the frame is the window's`() throws {
    let card = try geometry(feed(), name: "card", offsets: [0, 100])
    let space = try #require(card[.scrollViewAlong(.horizontal)])
    #expect(space.minY == card[.global]?.minY)
    #expect(!space.hasBounds)
    #expect(space.bounds(at: 0) == nil)
  }

  @Test func `named spaces are those around the view`() throws {
    let layout = feed()
    #expect(layout.coordinateSpaces == ["feed", "card"])
    let card = try geometry(layout, name: "card", index: 1, offsets: [0, 100])
    // The scroll view's own frame starts at its container.
    #expect(card[.named("feed")]?.minY == .values([300, 200]))
    #expect(card[.named("feed")]?.containerHeight == .constant(700))
    #expect(card[.named("card")]?.minY == .constant(0))
    #expect(card[.named("nowhere")] == nil)
  }

  @Test func `the spaces come in a fixed order`() throws {
    let card = try geometry(feed(), name: "card", offsets: [0])
    #expect(
      card.spaces.map(\.space.name) == [
        "local", "global", "scrollView", "scrollView.vertical", "scrollView.horizontal", "feed",
        "card",
      ]
    )
  }

  @Test func `the visible length counts what shows under the bars`() throws {
    // The third card lies from 660 to 960 in a window of 800.
    let length = try visibleLength(feed(), name: "card", index: 2, offsets: [0, 100, 200, -200])
    #expect(length == .values([140, 240, 300, 0]))
  }

  @Test func `a view outside of the scroll view stands still and has global coordinates`() throws {
    let scene = SceneNode.zStack([
      .scrollView([box(nil, height: 2000, name: "card")]), box(50, height: 50, name: "button"),
    ])
    let button = try geometry(layout(scene), name: "button", offsets: [0, 100])
    #expect(button[.scrollView]?.minY == .constant(375))
    #expect(button[.scrollView]?.bounds(at: 1) == nil)
    #expect(try visibleLength(layout(scene), name: "button", offsets: [0, 100]) == .constant(50))
    #expect(button.verticalTransition == nil)
    #expect(button.innermostScrollAxes == nil)
  }

  /// A shelf of cards of 200 points in a vertical feed.
  private func shelf() -> SceneLayout {
    let shelf = SceneNode.scrollView(
      axes: .horizontal,
      [.hStack(spacing: 0, (0..<4).map { _ in box(200, height: 100, name: "card") })]
    )
    return layout(
      .scrollView([
        .vStack(
          spacing: 0,
          [box(nil, height: 500, name: "top"), shelf, box(nil, height: 900, name: "end")]
        )
      ])
    )
  }

  @Test func `a card on a shelf sees the shelf, and the feed by its axis`() throws {
    let layout = shelf()
    let card = try geometry(layout, name: "card", index: 1, offsets: [0, 100])
    #expect(card[.scrollView]?.minY == .constant(0))
    #expect(card[.scrollView]?.minX == .constant(200))
    #expect(card[.scrollViewAlong(.vertical)]?.minY == .values([500, 400]))
    #expect(card[.scrollViewAlong(.horizontal)]?.minX == .constant(200))
    #expect(card.innermostScrollAxes == .horizontal)
    #expect(card.horizontalTransition?.containerMin == .constant(-200))
    #expect(card.verticalTransition?.containerMin == .values([-500, -400]))
  }

  @Test func `sweeping the shelf moves its cards sideways only`() throws {
    let layout = shelf()
    let card = try geometry(layout, name: "card", index: 1, offsets: [0, 100], sweeping: 1)
    #expect(card[.scrollView]?.minX == .values([200, 100]))
    #expect(card[.scrollViewAlong(.vertical)]?.minY == .constant(500))
    #expect(card[.global]?.minX == .values([200, 100]))
    let length = try visibleLength(layout, name: "card", index: 1, offsets: [0, 100], sweeping: 1)
    #expect(length == .values([200, 200]))
    let last = try visibleLength(layout, name: "card", index: 2, offsets: [0, 100], sweeping: 1)
    #expect(last == .values([0, 100]))
  }

  @Test func `right to left a shelf starts at the right and moves to the right`() throws {
    let scene = SceneNode.scrollView(
      axes: .horizontal,
      [.hStack(spacing: 0, (0..<4).map { _ in box(200, height: 100, name: "card") })]
    )
    let layout = SceneLayout(
      scene,
      window: plainWindow,
      settings: LayoutSettings(layoutDirection: .rightToLeft)
    )
    let first = try geometry(layout, name: "card", index: 0, offsets: [0, 100])
    #expect(first[.scrollView]?.minX == .values([200, 300]))
    // Leading is the right side: 100 of 200 points have gone over it.
    #expect(first.horizontalTransition?.containerMin == .values([0, 100]))
  }

  @Test func `a transition sees length, container and the container's near side`() throws {
    let card = try geometry(feed(), name: "card", index: 1, offsets: [0, 400])
    #expect(
      card.verticalTransition
        == TransitionGeometry(
          containerMin: .values([-300, 100]),
          length: 300,
          containerLength: 700
        )
    )
    #expect(card.horizontalTransition == nil)
    #expect(card.transition(along: .vertical) == card.verticalTransition)
  }

  @Test func `marks above and right below a target belong to it`() {
    let scene = SceneNode.vStack([
      SceneNode.text("buy").tag(.mark(.interactive)).padding(.zero).target("a"),
      SceneNode.vStack([.text("x").tag(.mark(.decorative))]).target("b").tag(.mark(.text)),
    ])
    let targets = layout(scene).targets
    #expect(targets.map(\.marks) == [.interactive, .text])
    #expect(targets.map(\.containsText) == [true, true])
  }
}

import MothGeometry
import MothSimulation
import MothTestSupport
import Testing

/// What public code's scenes report (part A of the project's cases), on a screen of 393 x 759.
struct GeometryCaseTests {
  private let screen = Size(width: 393, height: 759)

  private func geometry(
    _ scene: SceneNode,
    name: String,
    index: Int = 0,
    offsets: [Double],
    sweeping: Int? = nil
  ) throws -> TargetGeometry {
    let layout = SceneLayout(scene, window: screen)
    let target = try #require(layout.targets(named: name).first { $0.index == index })
    return layout.geometry(
      of: target,
      sweeping: sweeping ?? layout.sweptScrollView,
      offsets: offsets
    )
  }

  @Test func `a notification pile rests at 0 under large safe area padding`() throws {
    let scene = SceneNode.scrollView([
      .vStack(spacing: 5, (0..<12).map { _ in box(nil, height: 80, name: "note") }).tag(
        .scrollTargetLayout
      )
    ]).safeAreaPadding(EdgeInsets(top: 759 - 80))
    for index in 0..<4 {
      let note = try geometry(scene, name: "note", index: index, offsets: [0, 85])
      let rest = 85.0 * Double(index)
      #expect(note[.scrollView]?.minY == .values([rest, rest - 85]))
      #expect(note[.scrollView]?.containerHeight == .constant(80))
    }
  }

  @Test func `a wallpaper's card starts at the content's padding and its picture hangs over`()
    throws
  {
    // The card is 333 wide, the picture 2.5 times as much: 249.75 over on each side.
    let card = SceneNode.shape(.rectangle).frame(width: 333 * 2.5, height: 709).target("picture")
      .frame(width: 333, height: 709).clipped().target("card")
    let scene = SceneNode.scrollView(
      axes: .horizontal,
      [
        SceneNode.hStack(spacing: 5, [card, card, card]).padding(
          EdgeInsets(.horizontal, length: 30)
        )
      ]
    )
    #expect(try geometry(scene, name: "card", offsets: [0])[.scrollView]?.minX.atRest == 30)
    #expect(
      try geometry(scene, name: "card", index: 1, offsets: [0])[.scrollView]?.minX.atRest == 368
    )
    let layout = SceneLayout(scene, window: screen)
    let picture = try #require(layout.targets(named: "picture").first)
    let clip = try #require(picture.clip)
    #expect(clip.minX - picture.frame.minX == 249.75)
    #expect(picture.frame.maxX - clip.maxX == 249.75)
  }

  @Test func `a circular carousel's card rests at 0 in the middle`() throws {
    let scene = SceneNode.scrollView([
      .lazyVStack(spacing: 0, (0..<8).map { _ in box(220, height: 150, name: "card") })
    ]).safeAreaPadding(EdgeInsets(.vertical, length: 759 / 2 - 75))
    let second = try geometry(scene, name: "card", index: 1, offsets: [0, 150, 300])
    #expect(second[.scrollView]?.minY == .values([150, 0, -150]))
  }

  @Test func `a page's neighbour is at its edge's phase inside the margins`() throws {
    let page = SceneNode.shape(.rectangle).frame(height: 500)
      .containerRelativeFrame(.horizontal).target("page")
    let scene = SceneNode.scrollView(axes: .horizontal, [.hStack(spacing: 12, [page, page, page])])
      .contentMargins(EdgeInsets(.horizontal, length: 24))
    let neighbour = try geometry(scene, name: "page", index: 1, offsets: [0, 357])
    #expect(neighbour.size.width == 345)
    let transition = try #require(neighbour.horizontalTransition)
    #expect(transition.containerLength == .constant(345))
    #expect(transition.containerMin == .values([-357, 0]))
    let fractions = ScrollTransition(axis: .horizontal).targetFractions(for: transition)
    #expect(fractions.bottomTrailing == .values([0, 1]))
  }

  @Test func `a wheel's container lies inside its safe area padding`() throws {
    let scene = SceneNode.scrollView(
      axes: .horizontal,
      [.lazyHStack((0..<5).map { _ in box(225, height: 350, name: "item") })]
    ).safeAreaPadding(EdgeInsets(.horizontal, length: 82.5))
    let second = try geometry(scene, name: "item", index: 1, offsets: [0, 119])
    let transition = try #require(second.horizontalTransition)
    #expect(transition.containerLength == .constant(228))
    // The first rests 1.5 points left of the middle, so the second's centre is 231.5 from it: past
    // the 226.5 at which it is hidden. 119 points on, it is 112.5 from it.
    let fractions = ScrollTransition().targetFractions(for: transition)
    #expect(fractions.bottomTrailing[0] == 0)
    let expected = UnitCurve.easeInOut.value(at: 1 - (112.5 - 1.5) / 225)
    #expect(isClose(fractions.bottomTrailing[1], to: expected, within: 1e-9))
  }

  @Test func `a header in a pager sees the pager by its axis only`() throws {
    let page = SceneNode.scrollView([
      .vStack(spacing: 0, [box(393, height: 60, name: "header"), box(393, height: 2000)])
    ]).containerRelativeFrame(.horizontal)
    let scene = SceneNode.scrollView(axes: .horizontal, [.hStack(spacing: 0, [page, page])])
    let header = try geometry(scene, name: "header", offsets: [0, 200, -393], sweeping: 0)
    #expect(header[.scrollViewAlong(.horizontal)]?.minX == .values([0, -200, 393]))
    #expect(header[.scrollView]?.minX == .constant(0))
    #expect(header[.scrollView]?.minY == .constant(0))
    #expect(header.innermostScrollAxes == .vertical)
  }

  @Test func `a pinned title under padding goes up to the edge and stays`() throws {
    let rows = (0..<20).map { _ in box(nil, height: 100) }
    let list = SceneNode.lazyVStack(
      spacing: 0,
      pinnedViews: .sectionHeaders,
      [.section(header: box(nil, height: 50, name: "title"), rows)]
    )
    let scene = SceneNode.scrollView([list.padding(EdgeInsets(.all, length: 16))])
    let title = try geometry(scene, name: "title", offsets: [0, 10, 16, 500])
    #expect(title[.scrollView]?.minY == .values([16, 6, 0, 0]))
  }

  @Test func `a two-speed backdrop without slack has no overhang`() throws {
    let card = SceneNode.zStack([SceneNode.shape(.color).target("backdrop"), .text("icon")])
      .frame(height: 240).clipped().target("card")
    let scene = SceneNode.scrollView([
      SceneNode.lazyVStack(spacing: 20, [card, card, card, card]).padding(
        EdgeInsets(.all, length: 16)
      )
    ]).coordinateSpace("list")
    let layout = SceneLayout(scene, window: screen)
    let backdrop = try #require(layout.targets(named: "backdrop").last)
    #expect(backdrop.clip == backdrop.frame)
    let second = try geometry(scene, name: "card", index: 1, offsets: [0])
    #expect(second[.named("list")]?.minY.atRest == 276)
  }
}

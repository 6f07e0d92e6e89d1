import MothGeometry
import MothSimulation
import Testing

struct SectionTests {
  /// Two sections of three rows of 100 points under headers of 40, in a window of 400 x 300: the
  /// content is 680 high, the extent 380.
  private func list(_ pinned: PinnedViews) -> SceneLayout {
    let sections = (0..<2).map { index in
      SceneNode.section(
        header: box(nil, height: 40, name: "header").padding(.zero),
        (0..<3).map { _ in box(nil, height: 100, name: "row") },
        footer: box(nil, height: 20, name: "footer")
      )
    }
    return layout(
      .scrollView([.lazyVStack(spacing: 0, pinnedViews: pinned, sections)]),
      window: Size(width: 400, height: 300)
    )
  }

  private func minY(
    _ name: String,
    index: Int,
    layout: SceneLayout,
    offsets: [Double]
  )
    -> GeometryColumn?
  {
    layout.targets(named: name).first { $0.index == index }.flatMap {
      layout.geometry(of: $0, sweeping: 0, offsets: offsets)[.scrollView]?.minY
    }
  }

  @Test func `a section's parts are in the stack one by one`() {
    let layout = list([])
    #expect(layout.targets(named: "header").map(\.frame.minY) == [0, 360])
    #expect(layout.targets(named: "footer").map(\.frame.minY) == [340, 700])
    #expect(minY("header", index: 0, layout: layout, offsets: [0, 100]) == .values([0, -100]))
  }

  @Test func `a pinned header stays until its section has gone`() {
    let layout = list(.sectionHeaders)
    // The last row ends at 340: the header is pushed out from 300 on.
    #expect(
      minY("header", index: 0, layout: layout, offsets: [0, 100, 300, 320, 360])
        == .values([0, 0, 0, -20, -60])
    )
    // The second one arrives at 360; pulled beyond the start, all move.
    #expect(
      minY("header", index: 1, layout: layout, offsets: [0, 300, 360, 400])
        == .values([360, 60, 0, 0])
    )
    #expect(minY("header", index: 0, layout: layout, offsets: [-50]) == .values([50]))
    #expect(minY("row", index: 0, layout: layout, offsets: [0, 100]) == .values([40, -60]))
  }

  @Test func `a pinned footer waits at the far side`() {
    let layout = list(.sectionFooters)
    // The container ends at 300, so the footer at 340 is held at 280; it comes after its section's
    // first row, at 40, and goes with its section.
    #expect(
      minY("footer", index: 0, layout: layout, offsets: [0, 60, 100]) == .values([280, 280, 240])
    )
    // The second section's first row is at 400: at 0 its footer is as far down as that row.
    #expect(minY("footer", index: 1, layout: layout, offsets: [0, 200]) == .values([400, 280]))
  }

  @Test func `a pinned header shows in full while it is held`() throws {
    let layout = list(.sectionHeaders)
    let header = try #require(layout.targets(named: "header").first)
    let length = layout.visibleLength(of: header, sweeping: 0, offsets: [0, 200, 320, 400])
    #expect(length == .values([40, 40, 20, 0]))
  }

  @Test func `a section without content holds its header nowhere`() throws {
    let scene = SceneNode.lazyVStack(
      pinnedViews: .sectionHeaders,
      [.section(header: box(nil, height: 40, name: "header"), [])]
    )
    let layout = layout(.scrollView([scene]))
    #expect(minY("header", index: 0, layout: layout, offsets: [0, 10]) == .values([0, -10]))
  }

  @Test func `views of high zIndex are drawn last and backgrounds first`() {
    let scene = SceneNode.zStack([
      box(9, height: 9, name: "a").tag(.zIndex(2)), box(9, height: 9, name: "b"),
      box(9, height: 9, name: "c").background(box(1, height: 1, name: "after")).overlay(
        box(1, height: 1, name: "before")
      ).tag(.zIndex(-1)),
    ])
    let targets = layout(scene).targets.sorted { $0.drawingIndex < $1.drawingIndex }
    #expect(targets.map(\.name) == ["after", "c", "before", "b", "a"])
    #expect(layout(scene).targets.map(\.name) == ["a", "b", "c", "after", "before"])
  }
}

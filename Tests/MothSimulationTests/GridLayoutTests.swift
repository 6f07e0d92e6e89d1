import MothGeometry
import MothSimulation
import Testing

struct GridLayoutTests {
  private func grid(
    _ columns: [GridItem],
    spacing: Double? = nil,
    children: [SceneNode]
  ) -> [Rect] {
    frames(.scrollView([.lazyVGrid(columns: columns, spacing: spacing, children)]))
  }

  private func cells(_ count: Int) -> [SceneNode] { (0..<count).map { _ in box(nil, height: 50) } }

  @Test func `flexible columns share the width`() {
    // (400 - 2 x 8) / 3 = 128.
    let frames = grid([GridItem(), GridItem(), GridItem()], children: cells(4))
    #expect(frames.map(\.minX) == [0, 136, 272, 0])
    #expect(frames.map(\.minY) == [0, 0, 0, 58])
    #expect(frames.map(\.width) == [128, 128, 128, 128])
  }

  @Test func `fixed columns are served first`() {
    // 400 - 100 - 20 = 280 for the flexible one.
    let columns = [GridItem(.fixed(100), spacing: 20), GridItem()]
    #expect(grid(columns, children: cells(2)).map(\.width) == [100, 280])
    #expect(grid(columns, children: cells(2)).map(\.minX) == [0, 120])
  }

  @Test func `a flexible column keeps its limits and leaves the rest`() {
    // 392 in two shares: the first takes 50 of 196, the second 342.
    let columns = [GridItem(.flexible(maximum: 50)), GridItem()]
    #expect(grid(columns, children: cells(2)).map(\.width) == [50, 342])
    let last = [GridItem(), GridItem(.flexible(maximum: 50))]
    #expect(grid(last, children: cells(2)).map(\.width) == [196, 50])
  }

  @Test func `adaptive columns are as many as fit`() {
    // (400 + 10) / (90 + 10) = 4.1: four of (400 - 30) / 4 = 92.5.
    let frames = grid([GridItem(.adaptive(minimum: 90), spacing: 10)], children: cells(5))
    #expect(frames.map(\.minX) == [0, 102.5, 205, 307.5, 0])
    #expect(frames.map(\.width) == [92.5, 92.5, 92.5, 92.5, 92.5])
  }

  @Test func `a row is as high as its highest view and aligns the others`() {
    let columns = [GridItem(alignment: .top), GridItem(alignment: .bottom)]
    let frames = grid(
      columns,
      spacing: 4,
      children: [
        box(10, height: 30), box(10, height: 80), box(10, height: 20), box(10, height: 10),
      ]
    )
    #expect(frames.map(\.minY) == [0, 0, 84, 94])
  }

  @Test func `a horizontal grid turns the rules around`() {
    let scene = SceneNode.scrollView(
      axes: .horizontal,
      [
        .lazyHGrid(
          rows: [GridItem(.fixed(30)), GridItem(.fixed(40))],
          spacing: 5,
          (0..<3).map { _ in box(60, height: nil) }
        ).target("grid")
      ]
    )
    #expect(frames(scene).map(\.minX) == [0, 0, 65])
    #expect(frames(scene).map(\.height) == [30, 40, 30])
    #expect(frames(scene, name: "grid").first?.size == Size(width: 125, height: 800))
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, -20, 0, 1e-300])
  func `columns of any number do not trap`(number: Double) {
    for size in [
      GridItem.Size.fixed(number), .flexible(minimum: number, maximum: number),
      .adaptive(minimum: number),
    ] {
      let frames = grid([GridItem(size, spacing: number)], spacing: number, children: cells(3))
      #expect(frames.allSatisfy { $0.width.isFinite && $0.minX.isFinite && $0.minY.isFinite })
    }
    #expect(grid([], children: cells(3)).allSatisfy { $0 == .zero })
  }
}

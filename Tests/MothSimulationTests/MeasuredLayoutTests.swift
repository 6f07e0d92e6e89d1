import MothGeometry
import MothSimulation
import Testing

/// Frames that Apple's SwiftUI 7.2.5 returned on macOS 26.2, as published by swiftui-web's
/// fixtures.
///
/// Captured in September 2026; each test restates the measured scene.
struct MeasuredLayoutTests {
  private func color(_ name: String) -> SceneNode { SceneNode.shape(.color).target(name) }

  private func expect(
    _ scene: SceneNode,
    width: Double,
    height: Double,
    expected: [(String, Double, Double, Double, Double)],
    settings: LayoutSettings = .standard
  ) {
    let layout = SceneLayout(
      scene,
      window: Size(width: width, height: height),
      settings: settings
    )
    for (name, x, y, width, height) in expected {
      #expect(
        layout.targets(named: name).first?.frame == Rect(x: x, y: y, width: width, height: height),
        "\(name)"
      )
    }
    #expect(layout.problems.isEmpty)
  }

  @Test func `nested stacks`() {
    let row = SceneNode.hStack(
      spacing: 10,
      [color("a"), SceneNode.shape(.color).frame(width: 80).target("b")]
    ).padding(EdgeInsets(.all, length: 10)).target("row")
    let bottom = SceneNode.hStack([
      box(40, height: 40, name: "c"), .spacer(), box(40, height: 40, name: "d"),
    ])
    .frame(height: 60).target("bottom")
    expect(
      .vStack(spacing: 10, [row, bottom]),
      width: 300,
      height: 200,
      expected: [
        ("a", 10, 10, 190, 110), ("b", 210, 10, 80, 110), ("bottom", 0, 140, 300, 60),
        ("c", 0, 150, 40, 40), ("d", 260, 150, 40, 40), ("row", 0, 0, 300, 130),
      ]
    )
  }

  @Test func `spacers, and a row that overflows its frame`() {
    let overflow = SceneNode.hStack(
      spacing: 0,
      [
        box(250, height: 20, name: "a"), SceneNode.spacer(minLength: 20).target("s1"),
        box(100, height: 20, name: "b"),
      ]
    ).target("overflow")
    let balanced = SceneNode.hStack(
      spacing: 0,
      [
        SceneNode.spacer().target("s2"), box(40, height: 20, name: "c"),
        SceneNode.spacer().target("s3"),
      ]
    ).target("balanced")
    let scene = SceneNode.vStack(
      spacing: 0,
      [overflow, balanced, SceneNode.spacer().target("vspacer")]
    )
    expect(
      scene,
      width: 300,
      height: 100,
      expected: [
        ("a", -35, 0, 250, 20), ("b", 235, 0, 100, 20), ("balanced", 0, 20, 300, 20),
        ("c", 130, 20, 40, 20), ("overflow", -35, 0, 370, 20), ("s1", 215, 10, 20, 0),
        ("s2", 0, 30, 130, 0), ("s3", 170, 30, 130, 0), ("vspacer", 150, 40, 0, 60),
      ]
    )
  }

  @Test func `flexible frames`() {
    let scene = SceneNode.vStack(
      spacing: 0,
      [
        box(40, height: 20, name: "-").flexibleFrame(width: .init(min: 100)).target("min"),
        box(40, height: 20, name: "-").flexibleFrame(width: .init(max: 200)).target("max"),
        box(40, height: 20, name: "-").flexibleFrame(width: .init(min: 50, max: .infinity)).target(
          "fill"
        ),
        box(40, height: 20, name: "-").flexibleFrame(width: .init(ideal: 150)).fixedSize().target(
          "ideal"
        ),
        SceneNode.shape(.color).flexibleFrame(width: .init(max: 120), height: .init(max: 20))
          .target("clamp"),
        box(250, height: 20, name: "-").flexibleFrame(width: .init(max: 200)).target("overflow"),
      ]
    )
    expect(
      scene,
      width: 300,
      height: 300,
      expected: [
        ("min", 100, 90, 100, 20), ("max", 50, 110, 200, 20), ("fill", 0, 130, 300, 20),
        ("ideal", 75, 150, 150, 20), ("clamp", 90, 170, 120, 20), ("overflow", 50, 190, 200, 20),
      ]
    )
  }

  @Test func `lazy grids`() {
    func cells(_ name: String, count: Int, width: Double?, height: Double?) -> [SceneNode] {
      (0..<count).map {
        SceneNode.shape(.color).frame(width: width, height: height).target("\(name)\($0)")
      }
    }
    let columns = SceneNode.lazyVGrid(
      columns: [
        GridItem(.fixed(60)), GridItem(), GridItem(.flexible(minimum: 20, maximum: 80)),
      ],
      spacing: 4,
      cells("cell", count: 6, width: nil, height: 20)
    ).frame(width: 280).target("columns")
    let adaptive = SceneNode.lazyVGrid(
      columns: [GridItem(.adaptive(minimum: 50), spacing: 10)],
      spacing: 8,
      alignment: .leading,
      cells("adaptive", count: 5, width: nil, height: 24)
    ).frame(width: 240).target("adaptive")
    let rows = SceneNode.lazyHGrid(
      rows: [GridItem(.fixed(30)), GridItem(.fixed(30))],
      spacing: 6,
      cells("hcell", count: 5, width: 40, height: nil)
    ).frame(height: 70).target("rows")
    expect(
      SceneNode.vStack(spacing: 16, [columns, adaptive, rows]).target("stack"),
      width: 320,
      height: 300,
      expected: [
        ("columns", 20, 49, 280, 44), ("cell0", 31, 49, 60, 20), ("cell1", 99, 49, 102, 20),
        ("cell2", 209, 49, 80, 20), ("cell4", 99, 73, 102, 20), ("adaptive", 40, 109, 240, 56),
        ("adaptive0", 40, 109, 52.5, 24), ("adaptive3", 227.5, 109, 52.5, 24),
        ("adaptive4", 40, 141, 52.5, 24), ("rows", 94, 181, 132, 70), ("hcell0", 94, 182, 40, 30),
        ("hcell1", 94, 220, 40, 30), ("hcell4", 186, 182, 40, 30), ("stack", 20, 49, 280, 202),
      ]
    )
  }

  private func rows(_ count: Int, name: String) -> SceneNode {
    .scrollView([
      .vStack(spacing: 0, (0..<count).map { box(120, height: 20, name: "\(name)\($0)") })
    ])
  }

  @Test func `content margins`() {
    // The fourth measured scroll view has margins for its indicators only: they change nothing.
    let scene = SceneNode.hStack(
      spacing: 20,
      [
        rows(20, name: "a").contentMargins(EdgeInsets(.all, length: 20)).target("content"),
        rows(3, name: "b").contentMargins(EdgeInsets(.horizontal, length: 12)).target("horizontal"),
        rows(3, name: "c").contentMargins(EdgeInsets(top: 30)).target("automatic"),
        rows(20, name: "d").target("indicators"),
      ]
    )
    expect(
      scene,
      width: 600,
      height: 200,
      expected: [
        ("content", -2, 0, 160, 200), ("a0", 18, 20, 120, 20), ("a19", 18, 400, 120, 20),
        ("horizontal", 178, 0, 144, 200), ("b0", 190, 0, 120, 20),
        ("automatic", 342, 0, 120, 200), ("c2", 342, 70, 120, 20),
        ("indicators", 482, 0, 120, 200), ("d19", 482, 380, 120, 20),
      ]
    )
  }

  @Test func `scroll views are as wide as their content`() {
    expect(
      rows(3, name: "row").target("narrow"),
      width: 300,
      height: 200,
      expected: [("narrow", 90, 0, 120, 200)]
    )
    expect(
      SceneNode.scrollView([box(400, height: 20, name: "wide")]).target("scroll"),
      width: 300,
      height: 200,
      expected: [("scroll", -50, 0, 400, 200), ("wide", -50, 0, 400, 20)]
    )
    expect(
      rows(20, name: "row").frame(width: 250, height: 150),
      width: 300,
      height: 200,
      expected: [("row0", 90, 25, 120, 20)]
    )
  }

  @Test func `several views are under each other in a horizontal scroll view too`() {
    let scene = SceneNode.scrollView(
      axes: .horizontal,
      [box(20, height: 10, name: "a"), box(60, height: 30, name: "b")]
    )
    // Measured: a vertical stack with default spacing; here 10 + 8 + 30 in the middle of 200.
    expect(scene, width: 300, height: 200, expected: [("a", 20, 76, 20, 10), ("b", 0, 94, 60, 30)])
  }

  @Test func `a right to left shelf`() {
    let content = SceneNode.hStack(spacing: 10, (0..<6).map { box(50, height: 40, name: "s\($0)") })
      .target("content")
    let scene = SceneNode.scrollView(axes: .horizontal, [content]).frame(width: 180, height: 60)
      .target("scroll")
    expect(
      scene,
      width: 200,
      height: 80,
      expected: [
        ("scroll", 10, 10, 180, 60), ("content", -160, 20, 350, 40), ("s0", 140, 20, 50, 40),
        ("s1", 80, 20, 50, 40), ("s5", -160, 20, 50, 40),
      ],
      settings: LayoutSettings(layoutDirection: .rightToLeft)
    )
  }

  @Test func `a row in which one view has priority`() {
    // Priority keeps the others at their least: 300 - 20 - 60.
    let scene = SceneNode.hStack(
      spacing: 0,
      [
        SceneNode.shape(.color).flexibleFrame(width: .init(min: 20)).target("a"),
        SceneNode.shape(.color).flexibleFrame(width: .init(min: 20)).tag(.layoutPriority(1))
          .target("b"),
        SceneNode.shape(.color).frame(width: 60).target("c"),
      ]
    )
    expect(
      scene,
      width: 300,
      height: 100,
      expected: [("a", 0, 0, 20, 100), ("b", 20, 0, 220, 100), ("c", 240, 0, 60, 100)]
    )
  }

  @Test func `a scroll view's report with a margin of 20`() throws {
    // Rows of 20 points in 150; at rest, and scrolled by 200 so that row 10 is at the top.
    let scene = rows(20, name: "g").contentMargins(EdgeInsets(top: 20)).frame(height: 150)
    let layout = SceneLayout(scene, window: Size(width: 300, height: 200))
    let view = try #require(layout.scrollViews.first)
    for (distance, offset) in [(0.0, -20.0), (200, 180)] {
      let geometry = view.geometry(atDistance: distance)
      #expect(geometry.contentOffset == Point(x: 0, y: offset))
      #expect(geometry.containerSize == Size(width: 120, height: 130))
      #expect(geometry.contentSize == Size(width: 120, height: 400))
      #expect(geometry.contentInsets == EdgeInsets(top: 20))
      #expect(geometry.visibleRect == Rect(x: 0, y: offset, width: 120, height: 150))
      #expect(geometry.bounds == Rect(x: 0, y: offset, width: 120, height: 130))
    }
    let tenth = try #require(layout.targets(named: "g10").first)
    let moved = layout.geometry(of: tenth, sweeping: 0, offsets: [0, 200])
    // Measured: the row comes to lie 20 points below the scroll view's top, the margin: at
    // its container's top.
    #expect(moved[.scrollView]?.minY == .values([200, 0]))
  }
}

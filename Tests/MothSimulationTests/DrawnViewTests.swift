import MothGeometry
import MothSimulation
import Testing

struct DrawnViewTests {
  private let scene = SceneNode.scrollView([
    .vStack(
      spacing: 0,
      [
        SceneNode.zStack([
          SceneNode.image(width: 300, height: 200, resizable: true).scaledToFill().target(
            "picture"
          ),
          .text("title", fontSize: 20),
        ])
        .frame(width: 100, height: 100).clipped().background(.shape(.capsule)).target("card"),
        box(nil, height: 2000),
      ]
    )
  ])

  @Test func `figures come from the back to the front`() {
    let drawing = layout(scene)
    #expect(
      drawing.drawnViews.map(\.figure) == [
        .shape(.capsule), .image, .text("title", fontSize: 20), .shape(.rectangle),
      ]
    )
  }

  @Test func `a figure knows its targets, its clips and its scroll views`() throws {
    let drawing = layout(scene)
    let picture = try #require(drawing.drawnViews.first { $0.figure == .image })
    #expect(picture.targets.map { drawing.targets[$0].name } == ["card", "picture"])
    #expect(picture.clips.map(\.frame) == [Rect(x: 150, y: 0, width: 100, height: 100)])
    #expect(picture.path == [0])
    let moved = drawing.frame(
      picture.frame,
      in: picture.path,
      pin: picture.pin,
      sweeping: 0,
      offset: 30
    )
    #expect(moved.minY == picture.frame.minY - 30)
  }

  @Test func `views are counted without their modifiers`() {
    let layout = layout(scene)
    // Scroll view, stack, card (depth stack, picture, title, capsule) and the long rectangle.
    #expect(layout.viewCount == 7)
    #expect(layout.targets(named: "card").first?.viewCount == 4)
    #expect(layout.targets(named: "picture").first?.viewCount == 1)
  }

  @Test func `an empty scene draws nothing`() {
    #expect(layout(.group([])).drawnViews.isEmpty)
  }
}

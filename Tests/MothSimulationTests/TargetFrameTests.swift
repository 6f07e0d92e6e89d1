import MothGeometry
import MothSimulation
import Testing

/// Frames that a state puts around views.
struct TargetFrameTests {
  private let scene = SceneNode.vStack(
    spacing: 0,
    [
      SceneNode.shape(.rectangle).frame(width: 50, height: 60).target("box"),
      SceneNode.shape(.rectangle).frame(width: 50, height: 60).target("other"),
    ]
  )

  @Test(arguments: [
    ([Double.nan, 20], Size(width: 50, height: 20)),
    ([70, 20], Size(width: 70, height: 20)),
    ([.nan, .nan, .nan, 100], Size(width: 50, height: 100)),
    ([.nan, .nan, .nan, .nan, .infinity], Size(width: 400, height: 60)),
    ([], Size(width: 50, height: 60)),
  ])
  func `a view has the size of its frame`(numbers: [Double], expected: Size) {
    let framed = scene.framing(["box": TargetFrame(numbers)])
    let layout = SceneLayout(framed, window: Size(width: 400, height: 800))
    #expect(layout.targets(named: "box").map(\.size) == [expected])
    #expect(layout.targets(named: "other").map(\.size) == [Size(width: 50, height: 60)])
  }

  @Test func `each view of a name gets the frame`() {
    let twice = SceneNode.vStack(spacing: 0, [scene, scene])
    let framed = twice.framing(["box": TargetFrame([.nan, 10])])
    let layout = SceneLayout(framed, window: Size(width: 400, height: 800))
    #expect(layout.targets(named: "box").map(\.size.height) == [10, 10])
  }

  @Test func `a layout laid out again has its window and settings`() {
    let settings = LayoutSettings(layoutDirection: .rightToLeft, textScale: 2)
    let layout = SceneLayout(
      scene,
      window: Size(width: 300, height: 500),
      safeAreaInsets: EdgeInsets(top: 20, leading: 0, bottom: 10, trailing: 0),
      settings: settings
    )
    #expect(layout.laidOut(scene) == layout)
  }
}

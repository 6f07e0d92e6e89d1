import MothGeometry
import MothSimulation
import MothTestSupport
import Testing

struct ModifierLayoutTests {
  @Test func `a fixed frame aligns content of another size`() {
    let scene = box(20, height: 30).frame(width: 100, height: 100, alignment: .topTrailing)
    #expect(frames(scene) == [Rect(x: 230, y: 350, width: 20, height: 30)])
  }

  @Test func `a frame of one length leaves the other to the content`() {
    let scene = SceneNode.text("mmmm", fontSize: 20).frame(width: 100).target("t")
    #expect(frames(scene).first?.size == Size(width: 100, height: 24))
  }

  @Test func `a flexible frame takes the offer between its limits`() {
    func width(_ limits: FlexibleFrame.Limits) -> Double? {
      frames(box(50, height: 50, name: "inner").flexibleFrame(width: limits).target("t")).first?
        .width
    }
    #expect(width(.init()) == 50)
    #expect(width(.init(max: .infinity)) == 400)
    #expect(width(.init(max: 120)) == 120)
    #expect(width(.init(max: 30)) == 30)
    #expect(width(.init(min: 80)) == 80)
    #expect(width(.init(min: 20)) == 50)
    #expect(width(.init(min: 20, max: 90)) == 90)
  }

  @Test func `a flexible frame without an offer takes the ideal or the content`() {
    func height(_ limits: FlexibleFrame.Limits) -> Double? {
      let view = box(50, height: 50, name: "inner").flexibleFrame(height: limits).target("t")
      return frames(.scrollView([view])).first?.height
    }
    #expect(height(.init(max: .infinity)) == 50)
    #expect(height(.init(ideal: 70, max: 90)) == 70)
    #expect(height(.init(min: 60)) == 60)
  }

  @Test func `padding makes a view larger and its content smaller`() {
    let scene = SceneNode.shape(.rectangle).target("inner")
      .padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)).target("outer")
    #expect(frames(scene, name: "outer") == [Rect(x: 0, y: 0, width: 400, height: 800)])
    #expect(frames(scene, name: "inner") == [Rect(x: 2, y: 1, width: 394, height: 796)])
  }

  @Test func `negative padding lets a view stick out`() {
    let scene = box(100, height: 100, name: "inner").padding(EdgeInsets(.all, length: -10)).target(
      "outer"
    )
    #expect(frames(scene, name: "outer").first?.size == Size(width: 80, height: 80))
    #expect(frames(scene, name: "inner").first?.size == Size(width: 100, height: 100))
  }

  @Test func `fit stays inside the offer and fill covers it`() {
    func size(_ mode: AspectRatio.ContentMode) -> Size? {
      let view = SceneNode.shape(.rectangle).aspectRatio(2, contentMode: mode).target("t")
      return frames(view.frame(width: 100, height: 100)).first?.size
    }
    #expect(size(.fit) == Size(width: 100, height: 50))
    #expect(size(.fill) == Size(width: 200, height: 100))
  }

  @Test func `scaledToFill keeps the picture's ratio and its overflow`() {
    // 300 x 200 covering 100 x 100 is 150 x 100, 25 points over on each side.
    let scene = SceneNode.image(width: 300, height: 200, resizable: true)
      .scaledToFill().target("picture")
      .frame(width: 100, height: 100).clipped().target("card")
    #expect(frames(scene, name: "card") == [Rect(x: 150, y: 350, width: 100, height: 100)])
    #expect(frames(scene, name: "picture") == [Rect(x: 125, y: 350, width: 150, height: 100)])
    let picture = layout(scene).targets(named: "picture").first
    #expect(picture?.clip == Rect(x: 150, y: 350, width: 100, height: 100))
    #expect(layout(scene).targets(named: "card").first?.clip == nil)
  }

  @Test func `a picture that does not resize keeps its size`() {
    let scene = SceneNode.image(width: 300, height: 200).target("t").frame(width: 10, height: 10)
    #expect(frames(scene).first?.size == Size(width: 300, height: 200))
  }

  @Test func `a background is offered the view's size and has no say in it`() {
    let scene = box(100, height: 50, name: "view")
      .background(SceneNode.shape(.color).target("after"))
      .overlay(box(10, height: 10, name: "badge"), alignment: .topTrailing)
    #expect(frames(scene, name: "after") == frames(scene, name: "view"))
    #expect(frames(scene, name: "badge") == [Rect(x: 240, y: 375, width: 10, height: 10)])
  }

  @Test func `text wraps after the model's measure`() {
    func size(_ width: Double?) -> Size? {
      let text = SceneNode.text("mmmmmmmmmm", fontSize: 20).target("t")
      return frames(width.map { text.frame(width: $0) } ?? text).first?.size
    }
    // Ten characters of 10 points, lines of 24 points.
    #expect(size(nil) == Size(width: 100, height: 24))
    #expect(size(45) == Size(width: 40, height: 72))
    #expect(size(1) == Size(width: 10, height: 240))
  }

  @Test func `text grows with Dynamic Type`() {
    let scene = SceneNode.text("mm\nm", fontSize: 20).target("t")
    let large = SceneLayout(
      scene,
      window: plainWindow,
      settings: LayoutSettings(textScale: 1.5)
    )
    #expect(large.targets.first?.size == Size(width: 30, height: 72))
  }

  @Test func `a circle is as wide as it is high`() {
    let scene = SceneNode.shape(.circle).target("t").frame(width: 40, height: 90)
    #expect(frames(scene) == [Rect(x: 180, y: 380, width: 40, height: 40)])
  }

  @Test func `a fixed size ignores the offer`() {
    let scene = SceneNode.text("mmmmmmmmmm", fontSize: 20).fixedSize(.horizontal).target("t")
      .frame(width: 30)
    #expect(frames(scene).first?.width == 100)
  }

  @Test func `a container relative frame divides the scroll view`() {
    // (400 - 2 x 10) / 3 = 126.666..., two columns and a gap: 263.333...
    let view = SceneNode.shape(.rectangle)
      .containerRelativeFrame(.horizontal, count: 3, span: 2, spacing: 10).target("t")
    let width = frames(.scrollView(axes: .horizontal, [view])).first?.width ?? .nan
    #expect(isClose(width, to: 263 + 1.0 / 3, within: 1e-9))
  }
}

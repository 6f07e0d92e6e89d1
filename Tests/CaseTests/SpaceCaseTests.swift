import MothDiagnostics
import MothGeometry
import MothSimulation
import MothTestSupport
import Testing

/// Cases of spaces, containers and directions.
struct SpaceCaseTests {
  private func messages(_ id: String, run: CaseRun) -> [String] {
    run.diagnostics.filter { $0.id == id }.map(\.message)
  }

  /// A01: beside a sidebar of 320 points, each card has a constant -40 degrees more.
  @Test func `A01 the sidebar and the inset are in what the window gives`() throws {
    let run = try CaseBench.run("A01-flow-tilt", on: .scene("A01-flow-tilt", scrolledBy: 500))
    #expect(
      messages("global-space", run: run) == [
        "\"global\" counts from the window's corner; the scroll view of 'card' begins 59 pt below it "
          + "and 320 pt right of it"
      ]
    )
    #expect(isClose(run.value("rotation3DEffect.degrees", sample: 0), to: -40, within: published))
  }

  /// B39: the card at +1 has -473.2 left to right, and its mirror image 473.2 to the right of it.
  ///
  /// SwiftUI draws an offset of 473.2 to the left there, so that what the script returns must stay.
  @Test func `B39 a wallpaper is drawn on the wrong side right to left`() throws {
    let stage = Stage.scene("A10-wallpaper", scrolledBy: 338)
    let plain = try CaseBench.run("A10-wallpaper-image", on: stage)
    let mirrored = try CaseBench.run(
      "A10-wallpaper-image",
      on: stage.with { $0.layoutDirection = .rightToLeft }
    )
    #expect(isClose(plain.value("offset.x", target: 1, sample: 0), to: -473.2, within: published))
    #expect(isClose(mirrored.value("offset.x", target: 1, sample: 0), to: 473.2, within: published))
    #expect(
      messages("mirrors-wrongly", run: plain) == [
        "right to left, 'offset.x' is 473.2 pt where the view is in the mirror; left to right it "
          + "is -473.2 pt"
      ]
    )
  }

  @Test func `B39 a scale by the distance from the centre is right in both directions`() throws {
    let run = try CaseBench.run(
      script: """
        return moth.effect { api = 1, visualEffect = function(content, geometry)
          local half = geometry:bounds("scrollView").width / 2
          local away = math.abs(geometry:frame("scrollView").midX - half)
          return content:scaleEffect(1 - math.min(away / half, 1) * 0.2)
        end }
        """,
      on: .scene("A09-cover-flow", scrolledBy: 160)
    )
    #expect(messages("mirrors-wrongly", run: run) == [])
  }

  /// A40: half of a phone's screen, in a container of 759 points.
  @Test func `A40 the screen's middle is not the container's`() throws {
    let run = try CaseBench.run(
      "A40-tile-drift",
      on: .item(100, height: 100, in: .init(width: 393, height: 759), at: 226)
    )
    #expect(
      messages("container-assumed-screen", run: run) == [
        "'middle' is 426, half the height of the screen of iphone-15; here the container has 759 pt"
      ]
    )
  }

  /// A41: with the plain innermost space the answer is always 0.
  @Test func `A41 a header in a pager asks the wrong scroll view`() throws {
    let stage = Stage.scene("A41-counter-scroll", scrolledBy: 200)
    let run = try CaseBench.run("A41-counter-scroll-innermost", on: stage)
    #expect(
      messages("wrong-scroll-space", run: run) == [
        "'minX' in \"scrollView\" stays the same: the scroll view of 'header' scrolls vertically, "
          + "and the one that scrolls horizontally lies around that"
      ]
    )
    let right = try CaseBench.run("A41-counter-scroll", on: stage)
    #expect(messages("wrong-scroll-space", run: right) == [])
  }
}

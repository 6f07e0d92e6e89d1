import MothGeometry
import Testing

struct GeometryValueTests {
  @Test func `degrees and radians are two views of one angle`() {
    #expect(Angle(degrees: 180).radians == .pi)
    #expect(Angle(radians: .pi / 2).degrees == 90)
    #expect(Angle.degrees(720) > .degrees(359))
  }

  @Test func `phases have whole values only`() {
    #expect(ScrollTransitionPhase.allCases.map(\.value) == [-1, 0, 1])
    #expect(ScrollTransitionPhase.allCases.map(\.isIdentity) == [false, true, false])
    #expect(ScrollTransitionPhase.topLeading.name == "topLeading")
  }

  @Test func `unit points are found by name`() {
    #expect(UnitPoint.named.count == 10)
    #expect(UnitPoint(named: "bottomTrailing") == UnitPoint(x: 1, y: 1))
    #expect(UnitPoint(named: "middle") == nil)
    #expect(UnitPoint.trailing.point(in: Size(width: 80, height: 30)) == Point(x: 80, y: 15))
  }

  @Test func `axis sets hold axes`() {
    #expect(Axis.Set.all.contains(Axis.horizontal))
    #expect(!Axis.Set.vertical.contains(Axis.horizontal))
    #expect(Axis.horizontal.other == .vertical)
  }

  @Test func `edge insets are read by edge and by axis`() {
    var insets = EdgeInsets(.vertical, length: 8)
    insets[.leading] = 3
    #expect(insets == EdgeInsets(top: 8, leading: 3, bottom: 8))
    #expect(insets.total(along: .vertical) == 16)
    #expect(insets.start(along: .horizontal) == 3)
    #expect(insets.end(along: .horizontal) == 0)
  }

  @Test func `rectangles name their sides`() {
    let rect = Rect(x: 10, y: 20, width: 30, height: 40)
    #expect([rect.minX, rect.midX, rect.maxX] == [10, 25, 40])
    #expect([rect.minY, rect.midY, rect.maxY] == [20, 40, 60])
    #expect(rect.max(along: .vertical) == 60)
  }

  @Test func `an inset larger than the rectangle leaves length 0`() {
    let rect = Rect(x: 0, y: 0, width: 10, height: 10)
    #expect(rect.inset(by: EdgeInsets(top: 8, bottom: 8)).height == 0)
    #expect(
      rect.inset(by: EdgeInsets(.all, length: -1)) == Rect(x: -1, y: -1, width: 12, height: 12)
    )
  }

  @Test func `rectangles that touch intersect in a line and others do not`() {
    let rect = Rect(x: 0, y: 0, width: 10, height: 10)
    #expect(rect.intersection(rect.offset(x: 10))?.width == 0)
    #expect(rect.intersection(rect.offset(y: 11)) == nil)
  }
}

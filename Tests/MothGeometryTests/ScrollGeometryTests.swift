import MothGeometry
import Testing

struct ScrollGeometryTests {
  /// The phone of the worked example: 874 points with insets 116 and 141.
  private func phone(distance: Double, content: Double = 4454) -> ScrollGeometry {
    ScrollGeometry(
      distanceFromRest: Point(x: 0, y: distance),
      contentSize: Size(width: 402, height: content),
      contentInsets: EdgeInsets(top: 116, bottom: 141),
      containerSize: Size(width: 402, height: 617)
    )
  }

  @Test func `the visible rectangle includes the insets and the container leaves them out`() {
    let geometry = phone(distance: 3672 + 116)
    #expect(geometry.contentOffset.y == 3672)
    #expect(geometry.visibleRect == Rect(x: 0, y: 3672, width: 402, height: 874))
    #expect(geometry.bounds == Rect(x: 0, y: 3672, width: 402, height: 617))
    // 4454 + 141 - (3672 + 874).
    #expect(geometry.distanceToEnd(along: .vertical) == 49)
  }

  @Test func `at rest the offset is minus the inset`() {
    #expect(phone(distance: 0).contentOffset.y == -116)
    #expect(phone(distance: 0).distanceFromRest(along: .vertical) == 0)
  }

  @Test func `a margin of 20 in 150 points leaves a container of 130`() {
    let geometry = ScrollGeometry(
      distanceFromRest: .zero,
      contentSize: Size(width: 100, height: 900),
      contentInsets: EdgeInsets(top: 20),
      containerSize: Size(width: 100, height: 130)
    )
    #expect(geometry.visibleRect == Rect(x: 0, y: -20, width: 100, height: 150))
  }

  @Test func `content that fits cannot be scrolled`() {
    #expect(phone(distance: 0, content: 200).scrollableDistance(along: .vertical) == 0)
  }

  @Test func `the public initialiser ignores the insets and moves the rectangle by differences`() {
    var geometry = ScrollGeometry(
      contentOffset: .zero,
      contentSize: Size(width: 10, height: 500),
      contentInsets: EdgeInsets(top: 20),
      containerSize: Size(width: 10, height: 100)
    )
    #expect(geometry.visibleRect == Rect(x: 0, y: 0, width: 10, height: 100))
    geometry.contentOffset.y = 30
    geometry.containerSize.height = 90
    #expect(geometry.visibleRect == Rect(x: 0, y: 30, width: 10, height: 90))
  }
}

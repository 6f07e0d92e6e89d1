import MothGeometry
@testable import MothSimulation
import Testing

struct StateTests {
  /// The first published trap: a Boolean that is true for a geometry of zeros and for the first
  /// layout never says that it is.
  @Test func `a value that is the same from the start runs no action`() {
    var observer = ChangeObserver(zero: true)
    #expect(observer.observe(true).isEmpty)
    #expect(observer.observe(false) == [.init(old: true, new: false)])
    #expect(observer.observe(false).isEmpty)
    #expect(observer.transformCount == 4)
    #expect(observer.actionCount == 1)
  }

  @Test func `the whole geometry differs from zeros at the first layout`() {
    var observer = ChangeObserver(zero: ScrollGeometry.zero)
    let first = ScrollGeometry(
      contentOffset: .zero,
      contentSize: Size(width: 1, height: 1),
      contentInsets: .zero,
      containerSize: .zero
    )
    #expect(observer.observe(first) == [.init(old: .zero, new: first)])
  }

  @Test func `the measured first calls can be reproduced`() {
    // A log of the offset with a 20 point margin on macOS 26.2 shows 0 and then -20.
    var observer = ChangeObserver(zero: 0.0, initialCall: .equal)
    #expect(observer.observe(-20) == [.init(old: 0, new: 0), .init(old: 0, new: -20)])
    #expect(observer.observe(-20).isEmpty)
  }

  @Test func `not a number differs from itself`() {
    var observer = ChangeObserver(zero: 0.0)
    #expect(observer.observe(.nan).count == 1)
    #expect(observer.observe(.nan).count == 1)
  }

  @Test func `the first look at visibility always reports`() {
    var observer = VisibilityObserver()
    #expect(observer.observe(0.4) == false)
    #expect(observer.observe(0.49) == nil)
    #expect(observer.observe(0.5) == true)
    #expect(observer.observe(1) == nil)
    #expect(VisibilityObserver(threshold: .nan).threshold == 0)
    #expect(VisibilityObserver(threshold: 7).threshold == 1)
  }

  private var feed: SceneLayout {
    SceneLayout(
      .scrollView([.vStack(spacing: 0, (0..<10).map { _ in box(600, height: 100) })]),
      window: plainWindow,
      safeAreaInsets: EdgeInsets(top: 60, bottom: 40)
    )
  }

  @Test func `a scroll view reports offsets from its insets`() {
    let columns = feed.scrollGeometry(of: 0, offsets: [0, 100, 300])
    #expect(columns.contentOffsetY == .values([-60, 40, 240]))
    #expect(columns.contentOffsetX == .constant(0))
    #expect(columns.geometry(at: 2).visibleRect.maxY == 1040)
    #expect(columns.geometry(at: 2).distanceToEnd(along: .vertical) == 0)
    #expect(columns.count == 3)
  }

  @Test func `the visible share is the smaller of both axes`() throws {
    // Rows of 600 points in 400 show two thirds across; the ninth lies from 860 to 960.
    let row = try #require(feed.targets.first { $0.index == 8 })
    let fraction = feed.visibleFraction(of: row, sweeping: 0, offsets: [0, 100, 300])
    #expect(fraction == .values([0, 0.4, 400.0 / 600]))
  }
}

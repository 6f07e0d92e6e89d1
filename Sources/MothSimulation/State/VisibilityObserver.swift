/// `onScrollVisibilityChange`: an action that runs when a view comes into sight or leaves it.
///
/// The rules are SwiftVVD's: the first layout always reports, and the share that shows is compared
/// with a threshold that is limited to 0...1.
package struct VisibilityObserver: Sendable, Equatable {
  /// The share of the view that has to show.
  package let threshold: Double
  /// Whether the view was visible when last looked at; nil before that.
  package private(set) var isVisible: Bool?

  /// SwiftUI's default threshold.
  package static let defaultThreshold = 0.5

  /// Makes an observer; what is no number counts as 0.
  package init(threshold: Double = defaultThreshold) {
    self.threshold = threshold.isNaN ? 0 : min(max(threshold, 0), 1)
  }

  /// Looks at the share that shows.
  ///
  /// - Parameter fraction: The share, from 0 to 1.
  /// - Returns: What the action is called with; nil if it is not called.
  package mutating func observe(_ fraction: Double) -> Bool? {
    let now = fraction >= threshold
    guard now != isVisible else { return nil }
    isVisible = now
    return now
  }
}

/// What a scroll view is doing, as `onScrollPhaseChange` reports it.
package enum ScrollPhase: String, Hashable, Sendable, CaseIterable {
  /// Nothing.
  case idle
  /// A finger rests on it and has not moved far enough to scroll.
  case tracking
  /// A finger moves it.
  case interacting
  /// It goes on after the finger left, bounces included.
  case decelerating
  /// The program moves it.
  case animating

  /// Whether the scroll view is in use: everything but idle.
  package var isScrolling: Bool { self != .idle }
}

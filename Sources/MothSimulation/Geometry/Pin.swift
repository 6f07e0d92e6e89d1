/// How a section's header or footer is kept visible while its section scrolls by.
package struct Pin: Sendable, Hashable {
  /// The index of the scroll view whose sides hold it.
  package let scrollView: Int
  /// Whether it is held at the near side, as a header is, or at the far one.
  package let isHeader: Bool
  /// Where it lies at rest before it is held: its distance inwards from the side, in points;
  /// negative beyond it.
  package let distance: Double
  /// How far it can be held back before its section has gone, in points.
  package let travel: Double

  /// How far it is moved when the content has been scrolled by so many points.
  package func shift(at offset: Double) -> Double {
    isHeader
      ? max(-offset, min(-distance, travel - offset))
      : min(-offset, max(distance, -travel - offset))
  }
}

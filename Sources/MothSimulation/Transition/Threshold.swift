/// Where in its container a view has to be for its transition to be complete.
///
/// The numbers are distances between the centres of view and container; the formulas are those of
/// SwiftVVD's `ScrollTransition`, whose tests state values observed at run time.
package indirect enum Threshold: Sendable, Hashable {
  /// This share of the view shows; amounts outside of 0...1 go on in the same line.
  case visible(Double)
  /// The view is in the middle of the container.
  case centered
  /// Another threshold, so many points closer to the middle.
  case inset(Threshold, by: Double)
  /// A threshold between two others.
  case interpolated(Threshold, towards: Threshold, amount: Double)

  /// All of the view shows.
  package static let visible = Threshold.visible(1)
  /// Nothing of the view shows.
  package static let hidden = Threshold.visible(0)

  /// How far the centres are apart at the threshold, in points; negative where the view is longer
  /// than its container.
  package func distance(length: Double, containerLength: Double) -> Double {
    switch self {
    case .visible(let amount):
      return (length + containerLength) / 2 - amount * length
    case .centered:
      return 0
    case .inset(let threshold, let inset):
      return max(threshold.distance(length: length, containerLength: containerLength) - inset, 0)
    case .interpolated(let start, let end, let amount):
      let first = start.distance(length: length, containerLength: containerLength)
      let second = end.distance(length: length, containerLength: containerLength)
      return first + (second - first) * amount
    }
  }
}

/// One thing a finger or the program does to a scroll view.
package enum GestureStep: Sendable, Hashable {
  /// The finger lies still for so many seconds; it is put down if it was not.
  case hold(seconds: Double)
  /// The finger moves the content towards the end, backwards if negative, within so many seconds.
  case drag(Distance, seconds: Double)
  /// The finger leaves, and the content goes on until it rests or the finger is back.
  case lift(caughtAfter: Double? = nil)
  /// Nobody does anything for so many seconds.
  case wait(seconds: Double)
  /// The program puts the content at a share of the extent, at once.
  case jump(to: Double)
  /// The program moves the content to a share of the extent.
  case scroll(to: Double, Animation)

  /// A distance that fits scenes of any size.
  package enum Distance: Sendable, Hashable {
    /// So many points.
    case points(Double)
    /// So many times the length of the scroll view.
    case viewports(Double)
    /// So many times the extent.
    case extents(Double)

    /// The distance on a track, in points.
    func points(on track: ScrollTrack) -> Double {
      switch self {
      case .points(let points): points
      case .viewports(let count): count * track.viewport
      case .extents(let count): count * track.extent
      }
    }
  }
}

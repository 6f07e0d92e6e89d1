/// A stretch of scrolling that follows one law.
struct ScrollMotion: Sendable, Equatable {
  let law: Law
  /// The length of the stretch, in seconds.
  let duration: Double
  /// What the scroll view reports meanwhile.
  let phase: ScrollPhase

  /// The laws by which an offset changes; offsets in points, speeds in points per second.
  enum Law: Sendable, Equatable {
    /// It does not.
    case still(Double)
    /// A finger moves content from an offset at constant speed.
    case finger(from: Double, velocity: Double)
    /// The content goes on by itself.
    case deceleration(Deceleration)
    /// The content springs to a place.
    case snapBack(SnapBack)
    /// The program moves it.
    case animation(Animation, from: Double, to: Double)
  }

  /// The offset so many seconds after the start, in points.
  func offset(after time: Double, on track: ScrollTrack) -> Double {
    switch law {
    case .still(let offset): offset
    case .finger(let start, let velocity): track.shown(start + velocity * time)
    case .deceleration(let motion): motion.offset(after: time)
    case .snapBack(let motion): motion.offset(after: time)
    case .animation(let animation, let start, let end):
      start + (end - start) * animation.progress(after: time)
    }
  }
}

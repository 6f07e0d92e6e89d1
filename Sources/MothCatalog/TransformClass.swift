/// What a transform does to a person's senses, which decides what Reduce Motion asks of it.
///
/// Ours, after the criteria of App Store Connect's Reduced Motion label (depth, zoom, several
/// axes, several speeds, animated blur) and Apple's Human Interface Guidelines on motion.
public enum TransformClass: String, Codable, CaseIterable, Sendable {
  /// Moves, turns or scales: holds still under Reduce Motion.
  case motion
  /// A blur, which suggests depth: keeps one radius under Reduce Motion, best 0.
  case depthBlur
  /// A change of opacity: may vary under Reduce Motion, and is what replaces motion.
  case fade
  /// A change of colour: may vary slowly.
  case colour
  /// A shader that may do anything: disabled under Reduce Motion, or waived.
  case shader
  /// Nothing that changes with scrolling.
  case fixed
}

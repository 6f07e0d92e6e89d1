internal import MothGeometry

/// A field of a frame that says where a view is along an axis.
struct PositionField {
  /// The axis.
  let axis: Axis
  /// Whether it is the middle.
  let isMiddle: Bool

  /// The field of this name; nil for one that is no position.
  init?(_ name: String) {
    switch name {
    case "minX", "maxX": (axis, isMiddle) = (.horizontal, false)
    case "midX": (axis, isMiddle) = (.horizontal, true)
    case "minY", "maxY": (axis, isMiddle) = (.vertical, false)
    case "midY": (axis, isMiddle) = (.vertical, true)
    default: return nil
    }
  }
}

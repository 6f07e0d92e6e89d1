package import MothGeometry

/// A coordinate system in which a view can be asked for its frame.
package enum CoordinateSpace: Hashable, Sendable {
  /// The view's own.
  case local
  /// The window's.
  case global
  /// That of the innermost scroll view around the view.
  case scrollView
  /// That of the innermost scroll view that scrolls along this axis.
  case scrollViewAlong(Axis)
  /// That of the nearest view around it that has this name.
  case named(String)

  /// The spaces that every scene has, in a fixed order.
  package static let builtIn: [CoordinateSpace] = [
    .local, .global, .scrollView, .scrollViewAlong(.vertical), .scrollViewAlong(.horizontal),
  ]

  /// The name by which scripts know the space.
  package var name: String {
    switch self {
    case .local: "local"
    case .global: "global"
    case .scrollView: "scrollView"
    case .scrollViewAlong(let axis): "scrollView.\(axis.rawValue)"
    case .named(let name): name
    }
  }
}

package import MothGeometry

/// The region free of bars and corners, and the larger one that views may extend into.
package struct SafeArea: Sendable, Equatable {
  /// The region inside the insets, in window coordinates.
  package var inner: Rect
  /// The region up to which a view at the edge of the inner one may extend.
  package var outer: Rect
  /// The edges at which views may extend; the others were used up by a view outside.
  package var edges: Edge.Set

  /// Coordinates closer than this count as touching, in points.
  private static let slop = 1e-6

  /// Makes a safe area from its two regions.
  package init(inner: Rect, outer: Rect, edges: Edge.Set = .all) {
    self.inner = inner
    self.outer = outer
    self.edges = edges
  }

  /// How far a view with this frame extends beyond itself when it grows into the insets that it
  /// touches, on each side, in points.
  package func extensions(of frame: Rect) -> EdgeInsets {
    var result = EdgeInsets.zero
    for edge in Edge.allCases where edges.contains(edge) {
      let axis = edge.axis
      switch edge {
      case .top, .leading:
        guard frame.min(along: axis) <= inner.min(along: axis) + Self.slop else { continue }
        result[edge] = max(0, frame.min(along: axis) - outer.min(along: axis))
      case .bottom, .trailing:
        guard frame.max(along: axis) >= inner.max(along: axis) - Self.slop else { continue }
        result[edge] = max(0, outer.max(along: axis) - frame.max(along: axis))
      }
    }
    return result
  }

  /// The safe area inside a view that uses up these edges.
  package func without(_ used: Edge.Set) -> SafeArea {
    SafeArea(inner: inner, outer: outer, edges: edges.subtracting(used))
  }

  /// The safe area inside a view that scrolls: along its axes nothing stays at an edge.
  package func scrolled(along axes: Axis.Set) -> SafeArea {
    without(
      (axes.contains(.horizontal) ? Edge.Set.horizontal : []).union(
        axes.contains(.vertical) ? .vertical : []
      )
    )
  }
}

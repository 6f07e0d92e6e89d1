package import MothGeometry

/// Insets from four sides in every sample, in points.
package struct EdgeColumns: Sendable, Equatable {
  /// The inset from the top.
  package let top: GeometryColumn
  /// The inset from the leading side.
  package let leading: GeometryColumn
  /// The inset from the bottom.
  package let bottom: GeometryColumn
  /// The inset from the trailing side.
  package let trailing: GeometryColumn

  /// Makes insets that stay the same.
  package init(_ insets: EdgeInsets) {
    top = .constant(insets.top)
    leading = .constant(insets.leading)
    bottom = .constant(insets.bottom)
    trailing = .constant(insets.trailing)
  }

  /// Makes insets one after the other, each with its number of samples.
  init(joining parts: [(columns: EdgeColumns, count: Int)]) {
    func join(_ edge: KeyPath<EdgeColumns, GeometryColumn>) -> GeometryColumn {
      .joined(parts.map { ($0.columns[keyPath: edge], $0.count) })
    }
    top = join(\.top)
    leading = join(\.leading)
    bottom = join(\.bottom)
    trailing = join(\.trailing)
  }

  /// The insets in the first sample.
  package var atRest: EdgeInsets {
    EdgeInsets(
      top: top.atRest,
      leading: leading.atRest,
      bottom: bottom.atRest,
      trailing: trailing.atRest
    )
  }
}

package import MothGeometry

/// What a scroll view reports about itself in every sample of a sweep.
package struct ScrollGeometryColumns: Sendable, Equatable {
  /// The scroll offset across and along, in points: minus the insets at rest.
  package let contentOffsetX: GeometryColumn
  /// The scroll offset up and down, in points.
  package let contentOffsetY: GeometryColumn
  /// The number of samples.
  package let count: Int
  private let view: ScrollViewLayout
  private let distances: [Double]

  /// The report in a sample, visible rectangle included.
  package func geometry(at sample: Int) -> ScrollGeometry {
    view.geometry(atDistance: distances[sample])
  }

  init(_ view: ScrollViewLayout, distances: [Double]) {
    self.view = view
    self.distances = distances
    count = distances.count
    let rest = view.geometry(atDistance: 0).contentOffset
    let moved = distances.map { view.geometry(atDistance: $0).contentOffset }
    contentOffsetX =
      view.sweepAxis == .horizontal ? .values(moved.map(\.x)) : .constant(rest.x)
    contentOffsetY =
      view.sweepAxis == .vertical ? .values(moved.map(\.y)) : .constant(rest.y)
  }
}

extension SceneLayout {
  /// What the swept scroll view reports about itself in every sample.
  ///
  /// In a right-to-left layout the offset is measured from the leading side, which is the right
  /// one.
  package func scrollGeometry(of scrollView: Int, offsets: [Double]) -> ScrollGeometryColumns {
    ScrollGeometryColumns(scrollViews[scrollView], distances: offsets)
  }
}

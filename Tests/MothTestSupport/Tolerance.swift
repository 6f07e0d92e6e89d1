package import MothGeometry

/// Whether a number exists and differs by no more than the tolerance.
///
/// Equal infinities count as close.
package func isClose(_ value: Double?, to expected: Double, within tolerance: Double) -> Bool {
  value.map { $0 == expected || abs($0 - expected) <= tolerance } ?? false
}

/// Whether a point exists and differs in no coordinate by more than the tolerance.
package func isClose(_ point: Point?, to expected: Point, within tolerance: Double) -> Bool {
  isClose(point?.x, to: expected.x, within: tolerance)
    && isClose(point?.y, to: expected.y, within: tolerance)
}

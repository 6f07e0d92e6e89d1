internal import CMothLua
package import MothGeometry

/// The geometry of a scroll view over the samples, in memory that the shim reads.
///
/// A state keeps what is bound to it, since a script may read an object that it has kept.
package final class ScrollInputs {
  private let block: UnsafeMutablePointer<Double>
  private let count: Int

  /// Takes over one geometry for each sample.
  package init(_ geometries: [ScrollGeometry]) {
    count = geometries.count
    block = .allocate(capacity: max(Self.columns.count * count, 1))
    for (column, read) in Self.columns.enumerated() {
      for (sample, geometry) in geometries.enumerated() {
        (block + column * count + sample).initialize(to: read(geometry))
      }
    }
  }

  deinit { block.deallocate() }

  /// Gives a sample another geometry, also one that is bound.
  package func set(_ geometry: ScrollGeometry, sample: Int) {
    for (column, read) in Self.columns.enumerated() {
      block[column * count + sample] = read(geometry)
    }
  }

  /// The columns in the order of `MothScroll`.
  private static let columns: [@Sendable (ScrollGeometry) -> Double] = [
    \.contentOffset.x, \.contentOffset.y, \.contentSize.width, \.contentSize.height,
    \.contentInsets.top, \.contentInsets.leading, \.contentInsets.bottom,
    \.contentInsets.trailing, \.containerSize.width, \.containerSize.height,
    \.visibleRect.minX, \.visibleRect.minY, \.visibleRect.width, \.visibleRect.height,
  ]

  func cScroll() -> MothScroll {
    var scroll = MothScroll()
    withUnsafeMutableBytes(of: &scroll.columns) { raw in
      let columns = raw.bindMemory(to: MothColumn.self)
      for index in Self.columns.indices {
        columns[index] = MothColumn(base: UnsafePointer(block + index * count), stride: 1)
      }
    }
    return scroll
  }
}

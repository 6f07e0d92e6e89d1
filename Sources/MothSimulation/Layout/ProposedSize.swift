package import MothGeometry

/// The size a parent offers; nil asks for the ideal length, infinity for the largest.
package struct ProposedSize: Hashable, Sendable {
  /// The offered width in points; nil asks for the ideal one.
  package var width: Double?
  /// The offered height in points; nil asks for the ideal one.
  package var height: Double?

  /// The question for the ideal size.
  package static let unspecified = ProposedSize(width: nil, height: nil)

  /// Makes a proposal from two lengths, either of them open.
  package init(width: Double?, height: Double?) {
    self.width = width
    self.height = height
  }

  /// Makes a proposal of exactly this size.
  package init(_ size: Size) {
    self.init(width: size.width, height: size.height)
  }

  /// The offered length along an axis.
  package subscript(axis: Axis) -> Double? {
    get {
      switch axis {
      case .horizontal: width
      case .vertical: height
      }
    }
    set {
      switch axis {
      case .horizontal: width = newValue
      case .vertical: height = newValue
      }
    }
  }

  /// The proposal with other lengths for open ones.
  package func replacingUnspecified(by size: Size) -> Size {
    Size(width: width ?? size.width, height: height ?? size.height)
  }

  /// The proposal less what insets take; never below 0.
  package func inset(by insets: EdgeInsets) -> ProposedSize {
    ProposedSize(
      width: width.map { max(0, $0 - insets.leading - insets.trailing) },
      height: height.map { max(0, $0 - insets.top - insets.bottom) }
    )
  }
}

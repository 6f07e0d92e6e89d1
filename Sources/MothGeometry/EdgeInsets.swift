/// Distances inwards from the four sides of a rectangle, in points.
public struct EdgeInsets: Hashable, Sendable, Codable {
  /// The distance from the top, in points.
  public var top: Double
  /// The distance from the leading side, in points.
  public var leading: Double
  /// The distance from the bottom, in points.
  public var bottom: Double
  /// The distance from the trailing side, in points.
  public var trailing: Double

  /// No inset on any side.
  public static let zero = EdgeInsets()

  /// Makes insets; a side that is not named gets 0.
  public init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Makes insets of one length on the named edges and 0 on the others.
  public init(_ edges: Edge.Set, length: Double) {
    self.init(
      top: edges.contains(.top) ? length : 0,
      leading: edges.contains(.leading) ? length : 0,
      bottom: edges.contains(.bottom) ? length : 0,
      trailing: edges.contains(.trailing) ? length : 0
    )
  }

  /// The inset at one edge, in points.
  public subscript(edge: Edge) -> Double {
    get {
      switch edge {
      case .top: top
      case .leading: leading
      case .bottom: bottom
      case .trailing: trailing
      }
    }
    set {
      switch edge {
      case .top: top = newValue
      case .leading: leading = newValue
      case .bottom: bottom = newValue
      case .trailing: trailing = newValue
      }
    }
  }

  /// What both sides of an axis take together, in points.
  public func total(along axis: Axis) -> Double { start(along: axis) + end(along: axis) }

  /// The inset at the top or the leading side, in points.
  public func start(along axis: Axis) -> Double {
    switch axis {
    case .horizontal: leading
    case .vertical: top
    }
  }

  /// The inset at the bottom or the trailing side, in points.
  public func end(along axis: Axis) -> Double {
    switch axis {
    case .horizontal: trailing
    case .vertical: bottom
    }
  }

  /// Exchanges the leading and the trailing side.
  public mutating func mirror() {
    swap(&leading, &trailing)
  }

  /// The sums side by side.
  public static func + (left: EdgeInsets, right: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: left.top + right.top,
      leading: left.leading + right.leading,
      bottom: left.bottom + right.bottom,
      trailing: left.trailing + right.trailing
    )
  }
}

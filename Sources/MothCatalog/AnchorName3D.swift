/// The named points of a view with depth, as in SwiftUI's `UnitPoint3D` on visionOS.
///
/// A name is one of `AnchorName` with `Back` or `Front` after it, or nothing for the middle of
/// the depth; the middle of a face is plainly `back` or `front`.
///
/// Source: https://developer.apple.com/documentation/swiftui/unitpoint3d
public struct AnchorName3D: Hashable, Sendable {
  /// The layers of the view's depth.
  public enum Layer: String, Codable, CaseIterable, Sendable {
    /// The face away from the viewer.
    case back
    /// The middle of the depth.
    case middle
    /// The face towards the viewer.
    case front
  }

  /// The point on the layer.
  public let point: AnchorName
  /// The layer.
  public let layer: Layer

  /// Makes a name from a point and a layer.
  public init(_ point: AnchorName, layer: Layer = .middle) {
    self.point = point
    self.layer = layer
  }

  /// Finds the point of a name such as `topLeadingFront`; nil when there is none.
  public init?(rawValue: String) {
    guard let found = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
    self = found
  }

  /// The name in SwiftUI, such as `center`, `front` or `topLeadingBack`.
  public var rawValue: String {
    switch (point, layer) {
    case (_, .middle): point.rawValue
    case (.center, .back): "back"
    case (.center, .front): "front"
    case (_, .back): point.rawValue + "Back"
    case (_, .front): point.rawValue + "Front"
    }
  }

  /// The fraction of the width from the leading edge.
  public var x: Double { point.x }

  /// The fraction of the height from the upper edge.
  public var y: Double { point.y }

  /// The fraction of the depth from the back.
  public var z: Double {
    switch layer {
    case .back: 0
    case .middle: 0.5
    case .front: 1
    }
  }

  /// The name of a point; nil when it has none.
  public static func named(x: Double, y: Double, z: Double) -> AnchorName3D? {
    allCases.first { $0.x == x && $0.y == y && $0.z == z }
  }

  /// The middle of the view.
  public static let center = AnchorName3D(.center)

  /// The middle of the back.
  public static let back = AnchorName3D(.center, layer: .back)
}

extension AnchorName3D: CaseIterable, RawRepresentable {
  /// The 27 names, layer by layer from the back.
  public static let allCases: [AnchorName3D] = Layer.allCases.flatMap { layer in
    AnchorName.allCases.map { AnchorName3D($0, layer: layer) }
  }
}

// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// A stand-in for the part of SwiftUI that exported effects use, by Apple's reference: the same
// declarations with the same isolation, and effects that return the numbers they were given.
@_exported import Foundation

// MARK: - Views

@MainActor @preconcurrency public protocol View {}

@MainActor @preconcurrency public protocol ViewModifier {
  associatedtype Body: View
  typealias Content = ModifiedContent
  func body(content: Content) -> Body
}

public struct ModifiedContent: View {
  nonisolated public init() {}
}

/// A view with an effect, whose numbers the harness asks for.
public struct EffectView: View {
  public let numbers: @Sendable (GeometryProxy) -> [Double]
}

extension View {
  public func modifier<M: ViewModifier>(_ modifier: M) -> M.Body {
    modifier.body(content: ModifiedContent())
  }

  nonisolated public func visualEffect(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
  ) -> EffectView {
    EffectView { effect(EmptyVisualEffect(), $0).numbers }
  }
}

// MARK: - Environment

public enum LayoutDirection: Sendable { case leftToRight, rightToLeft }
public enum ColorScheme: Sendable { case light, dark }

public struct EnvironmentValues: Sendable {
  nonisolated(unsafe) public static var current = EnvironmentValues()
  public var accessibilityReduceMotion = false
  public var layoutDirection = LayoutDirection.leftToRight
  public var colorScheme = ColorScheme.light
  public var displayScale: CGFloat = 1
}

@propertyWrapper public struct Environment<Value> {
  private let keyPath: KeyPath<EnvironmentValues, Value>
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { self.keyPath = keyPath }
  public var wrappedValue: Value { EnvironmentValues.current[keyPath: keyPath] }
}

// MARK: - Geometry

/// The middle is computed as Moth computes it; Core Graphics' may differ in the last bit.
public struct CGRect: Sendable {
  public static let zero = CGRect(x: 0, y: 0, width: 0, height: 0)
  public let minX, minY, width, height: CGFloat
  public init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
    (minX, minY, self.width, self.height) = (x, y, width, height)
  }
  public var midX: CGFloat { minX + width / 2 }
  public var maxX: CGFloat { minX + width }
  public var midY: CGFloat { minY + height / 2 }
  public var maxY: CGFloat { minY + height }
}

public enum Axis: Sendable { case horizontal, vertical }

public protocol CoordinateSpaceProtocol {
  var name: String { get }
}

public struct LocalCoordinateSpace: CoordinateSpaceProtocol { public let name = "local" }
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol { public let name = "global" }
public struct NamedCoordinateSpace: CoordinateSpaceProtocol { public let name: String }

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  public static var scrollView: NamedCoordinateSpace { NamedCoordinateSpace(name: "scrollView") }
  public static func scrollView(axis: Axis) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: "scrollView.\(axis)")
  }
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: "\(name)")
  }
}

public struct EdgeInsets: Sendable {
  public var top, leading, bottom, trailing: CGFloat
}

public struct GeometryProxy: Sendable {
  public var size: CGSize
  public var safeAreaInsets = EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)
  public var frames: [String: CGRect]
  public var containers: [String: CGRect]

  public init(size: CGSize, frames: [String: CGRect], containers: [String: CGRect]) {
    self.size = size
    self.frames = frames
    self.containers = containers
  }

  public func frame(in space: some CoordinateSpaceProtocol) -> CGRect {
    frames[space.name] ?? frames["global"] ?? .zero
  }

  public func bounds(of space: NamedCoordinateSpace) -> CGRect? { containers[space.name] }
}

public struct UnitPoint: Sendable {
  public let x, y: CGFloat
  public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }
  public static let topLeading = UnitPoint(x: 0, y: 0)
  public static let top = UnitPoint(x: 0.5, y: 0)
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  public static let leading = UnitPoint(x: 0, y: 0.5)
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}

public struct Angle: Sendable {
  public let degrees: Double
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }
}

public struct CGAffineTransform: Sendable {
  public let numbers: [Double]
  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    numbers = [a, b, c, d, tx, ty].map { Double($0) }
  }
}

public enum BlendMode: Int, Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight
  case hardLight, difference, exclusion, hue, saturation, color, luminosity, sourceAtop
  case destinationOver, destinationOut, plusDarker, plusLighter
}

// MARK: - Effects

public protocol VisualEffect: Sendable {
  var numbers: [Double] { get }
}

public struct EmptyVisualEffect: VisualEffect {
  public var numbers: [Double] { [] }
}

/// An effect on another one: its type says which, as SwiftUI's opaque types do.
public struct Applied<Base: VisualEffect, Kind>: VisualEffect {
  public let numbers: [Double]
  init(_ base: Base, own: [Double]) { numbers = base.numbers + own }
}

public enum Offset {}
public enum Scale {}
public enum Rotation {}
public enum Rotation3D {}
public enum Affine {}
public enum Opacity {}
public enum Blur {}
public enum Brightness {}
public enum Contrast {}
public enum Saturation {}
public enum Grayscale {}
public enum Hue {}
public enum Blend {}

extension VisualEffect {
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> Applied<Self, Offset> {
    Applied(self, own: [x, y])
  }
  public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> Applied<Self, Scale> {
    Applied(self, own: [s, s, anchor.x, anchor.y])
  }
  public func scaleEffect(
    x: CGFloat = 1,
    y: CGFloat = 1,
    anchor: UnitPoint = .center
  ) -> Applied<Self, Scale> {
    Applied(self, own: [x, y, anchor.x, anchor.y])
  }
  public func rotationEffect(
    _ angle: Angle,
    anchor: UnitPoint = .center
  )
    -> Applied<Self, Rotation>
  {
    Applied(self, own: [angle.degrees, anchor.x, anchor.y])
  }
  public func rotation3DEffect(
    _ angle: Angle,
    axis: (x: CGFloat, y: CGFloat, z: CGFloat),
    anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> Applied<Self, Rotation3D> {
    let own: [Double] = [
      angle.degrees, axis.x, axis.y, axis.z, anchor.x, anchor.y, anchorZ, perspective,
    ]
    return Applied(self, own: own)
  }
  public func transformEffect(_ transform: CGAffineTransform) -> Applied<Self, Affine> {
    Applied(self, own: transform.numbers)
  }
  public func opacity(_ opacity: Double) -> Applied<Self, Opacity> { Applied(self, own: [opacity]) }
  public func blur(radius: CGFloat, opaque: Bool = false) -> Applied<Self, Blur> {
    Applied(self, own: [radius, opaque ? 1 : 0])
  }
  public func brightness(_ amount: Double) -> Applied<Self, Brightness> {
    Applied(self, own: [amount])
  }
  public func contrast(_ amount: Double) -> Applied<Self, Contrast> { Applied(self, own: [amount]) }
  public func saturation(_ amount: Double) -> Applied<Self, Saturation> {
    Applied(self, own: [amount])
  }
  public func grayscale(_ amount: Double) -> Applied<Self, Grayscale> {
    Applied(self, own: [amount])
  }
  public func hueRotation(_ angle: Angle) -> Applied<Self, Hue> {
    Applied(self, own: [angle.degrees])
  }
  public func blendMode(_ mode: BlendMode) -> Applied<Self, Blend> {
    Applied(self, own: [Double(mode.rawValue)])
  }
}

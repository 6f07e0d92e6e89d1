/// A timing curve: it maps a fraction of time to a fraction of progress, both from 0 to 1.
public enum UnitCurve: Hashable, Sendable {
  /// Progress equals time.
  case linear
  /// Slow at both ends: Bézier (0.42, 0), (0.58, 1).
  case easeInOut
  /// Slow at the start: Bézier (0.42, 0), (1, 1).
  case easeIn
  /// Slow at the end: Bézier (0, 0), (0.58, 1).
  case easeOut
  /// A quarter of a circle, slow at the start.
  case circularEaseIn
  /// A quarter of a circle, slow at the end.
  case circularEaseOut
  /// Two quarters of a circle, slow at both ends.
  case circularEaseInOut
  /// A cubic Bézier curve from (0, 0) to (1, 1); the points' x is limited to 0...1, their y is not.
  case bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint)

  /// Every curve without parameters with its SwiftUI name, in a fixed order.
  public static let named: [(name: String, curve: UnitCurve)] = [
    ("linear", linear), ("easeIn", easeIn), ("easeOut", easeOut), ("easeInOut", easeInOut),
    ("circularEaseIn", circularEaseIn), ("circularEaseOut", circularEaseOut),
    ("circularEaseInOut", circularEaseInOut),
  ]

  /// The curve with one of SwiftUI's names, such as `easeInOut`; nil for any other name.
  public init?(named name: String) {
    guard let match = Self.named.first(where: { $0.name == name }) else { return nil }
    self = match.curve
  }

  /// The progress at a fraction of time; the time is limited to 0...1, and not a number counts as
  /// 0.
  public func value(at time: Double) -> Double {
    let x = clamped(time)
    switch self {
    case .linear: return x
    case .circularEaseIn: return 1 - (1 - x * x).squareRoot()
    case .circularEaseOut: return (1 - (1 - x) * (1 - x)).squareRoot()
    case .circularEaseInOut:
      let far = 1 - x
      return x < 0.5
        ? (1 - (1 - 4 * x * x).squareRoot()) / 2 : (1 + (1 - 4 * far * far).squareRoot()) / 2
    case .easeIn, .easeOut, .easeInOut, .bezier:
      return bezier.value(at: x)
    }
  }

  /// The slope of the curve at a fraction of time; it can be infinite.
  public func velocity(at time: Double) -> Double {
    let x = clamped(time)
    switch self {
    case .linear: return 1
    case .circularEaseIn: return x / (1 - x * x).squareRoot()
    case .circularEaseOut: return (1 - x) / (x * (2 - x)).squareRoot()
    case .circularEaseInOut:
      let near = x < 0.5 ? x : 1 - x
      return 2 * near / (1 - 4 * near * near).squareRoot()
    case .easeIn, .easeOut, .easeInOut, .bezier:
      return bezier.velocity(at: x)
    }
  }

  /// The curve with time and progress exchanged.
  ///
  /// As in SwiftUI, `circularEaseInOut` returns itself, which does not undo it.
  public var inverse: UnitCurve {
    switch self {
    case .linear: return .linear
    case .circularEaseIn: return .circularEaseOut
    case .circularEaseOut: return .circularEaseIn
    case .circularEaseInOut: return .circularEaseInOut
    case .easeIn, .easeOut, .easeInOut, .bezier:
      let (start, end) = controlPoints
      return .bezier(
        startControlPoint: UnitPoint(x: start.y, y: start.x),
        endControlPoint: UnitPoint(x: end.y, y: end.x)
      )
    }
  }

  /// The two control points; for curves that are no Bézier curves, those of the straight line.
  private var controlPoints: (UnitPoint, UnitPoint) {
    switch self {
    case .easeIn: (UnitPoint(x: 0.42, y: 0), UnitPoint(x: 1, y: 1))
    case .easeOut: (UnitPoint(x: 0, y: 0), UnitPoint(x: 0.58, y: 1))
    case .easeInOut: (UnitPoint(x: 0.42, y: 0), UnitPoint(x: 0.58, y: 1))
    case .bezier(let start, let end): (start, end)
    case .linear, .circularEaseIn, .circularEaseOut, .circularEaseInOut:
      (UnitPoint(x: 0, y: 0), UnitPoint(x: 1, y: 1))
    }
  }

  private var bezier: CubicBezier {
    let (start, end) = controlPoints
    return CubicBezier(
      start: UnitPoint(x: clamped(start.x), y: start.y),
      end: UnitPoint(x: clamped(end.x), y: end.y)
    )
  }

  private func clamped(_ x: Double) -> Double { x.isNaN ? 0 : min(max(x, 0), 1) }
}

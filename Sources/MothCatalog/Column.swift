/// One of the numbers that a transform in a chain carries, and so one column of a trace.
public struct Column: Hashable, Sendable {
  /// What a column's number counts.
  public enum Unit: String, Codable, CaseIterable, Sendable {
    /// Points.
    case points
    /// Degrees of angle.
    case degrees
    /// A factor on a length.
    case factor
    /// An amount without a unit, such as an opacity.
    case amount
    /// A fraction of the view's width, height or depth, from 0 at its origin to 1.
    case unitPoint
    /// A component of a direction, whose length does not matter.
    case axis
    /// A component of a matrix.
    case matrix
    /// 0 for false or 1 for true.
    case flag
    /// The index of a blend mode in `BlendMode.allCases`.
    case blendMode
    /// The index of a shader in the list of the host that made the chain.
    case shader

    /// What is after the number in text, such as `pt`; empty for a bare number.
    public var symbol: String {
      switch self {
      case .points: "pt"
      case .degrees: "°"
      case .factor, .amount, .unitPoint, .axis, .matrix, .flag, .blendMode, .shader: ""
      }
    }

    /// What follows a number in running text: ` pt`, `°`, or nothing.
    public var suffix: String { self == .points ? " \(symbol)" : symbol }
  }

  /// The name, such as `x` or `anchor.x`.
  public let name: String
  /// What the number counts.
  public let unit: Unit
  /// The value in a transform that changes nothing.
  public let identity: Double
  /// Whether the transform changes nothing only while this column has its identity value.
  ///
  /// False for a column that merely says how, such as an anchor.
  public let decidesIdentity: Bool
  /// The values that the transform takes; outside, SwiftUI clamps, ignores or does not define it.
  public let allowed: ClosedRange<Double>
  /// The values that mean what an author usually wants; within `allowed`.
  public let recommended: ClosedRange<Double>
  /// Whether SwiftUI interpolates the number in a transition or an animation.
  public let isAnimatable: Bool

  /// Makes a column that decides identity and is animatable, if not said otherwise.
  init(
    _ name: String,
    unit: Unit,
    identity: Double,
    decidesIdentity: Bool = true,
    allowed: ClosedRange<Double> = .anyNumber,
    recommended: ClosedRange<Double>? = nil,
    isAnimatable: Bool = true
  ) {
    self.name = name
    self.unit = unit
    self.identity = identity
    self.decidesIdentity = decidesIdentity
    self.allowed = allowed
    self.recommended = recommended ?? allowed
    self.isAnimatable = isAnimatable
  }
}

extension ClosedRange where Bound == Double {
  /// Every finite number.
  public static var anyNumber: ClosedRange<Double> {
    -Double.greatestFiniteMagnitude...Double.greatestFiniteMagnitude
  }

  /// Every finite number that is not negative.
  public static var notNegative: ClosedRange<Double> { 0...Double.greatestFiniteMagnitude }

  /// Every finite number above zero.
  public static var positive: ClosedRange<Double> {
    Double.leastNonzeroMagnitude...Double.greatestFiniteMagnitude
  }
}

extension Column {
  /// The two columns of a unit point; it may lie outside the view.
  static func anchor(_ point: AnchorName = .center) -> [Column] {
    [("anchor.x", point.x), ("anchor.y", point.y)].map(anchorColumn)
  }

  /// The three columns of a unit point with depth; it may lie outside the view.
  static func anchor3D(_ point: AnchorName3D) -> [Column] {
    [("anchor.x", point.x), ("anchor.y", point.y), ("anchor.z", point.z)].map(anchorColumn)
  }

  /// The columns `degrees`, `x`, `y` and `z` of a turn about an axis.
  static let axisAngle = [
    Column("degrees", unit: .degrees, identity: 0),
    Column("x", unit: .axis, identity: 0, decidesIdentity: false),
    Column("y", unit: .axis, identity: 0, decidesIdentity: false),
    Column("z", unit: .axis, identity: 0, decidesIdentity: false),
  ]

  /// The column `perspective`: 0 is a parallel projection, 1 the usual.
  static let perspective = Column(
    "perspective",
    unit: .factor,
    identity: 1,
    decidesIdentity: false,
    allowed: .notNegative
  )

  /// The columns of a shader effect, with or without the reach of its samples.
  static func shader(hasSampleOffset: Bool) -> [Column] {
    let reach = ["maxX", "maxY"].map {
      Column(
        $0,
        unit: .points,
        identity: 0,
        decidesIdentity: false,
        allowed: .notNegative,
        isAnimatable: false
      )
    }
    return [
      Column(
        "shader",
        unit: .shader,
        identity: 0,
        decidesIdentity: false,
        allowed: .notNegative,
        isAnimatable: false
      )
    ] + (hasSampleOffset ? reach : []) + [
      Column("enabled", unit: .flag, identity: 0, allowed: 0...1, isAnimatable: false)
    ]
  }

  private static func anchorColumn(_ name: String, value: Double) -> Column {
    Column(name, unit: .unitPoint, identity: value, decidesIdentity: false)
  }
}

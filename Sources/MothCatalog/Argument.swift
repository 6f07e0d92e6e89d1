/// One positional argument of a transform's Lua method.
public struct Argument: Hashable, Sendable {
  /// What an argument may be.
  public enum Kind: String, Codable, CaseIterable, Sendable {
    /// A number; it fills each of its columns with the same value.
    case number
    /// The name of an anchor, or `moth.unitPoint(x, y)`; it fills two columns.
    case unitPoint
    /// The name of an anchor with depth, or `moth.unitPoint(x, y, z)`; it fills three columns.
    case unitPoint3D
    /// `true` or `false`, as 1 or 0.
    case boolean
    /// The name of a blend mode, as its index in `BlendMode.allCases`.
    case blendMode
    /// A shader made with `moth.shader`, as its index in the host's list.
    case shader
  }

  /// The name in Lua's documentation and in messages.
  public let name: String
  /// What the argument may be.
  public let kind: Kind
  /// The columns that the argument fills, as indices into the transform's columns.
  public let columns: [Int]
  /// One value for each column when the argument is left out; nil when it may not be.
  public let defaultValues: [Double]?
  /// The label in SwiftUI; nil for none.
  ///
  /// Neighbours with the same label, or neighbouring numbers without one, are one argument
  /// there: a size, an axis, a matrix.
  public let swiftLabel: String?

  /// Makes an argument.
  init(
    _ name: String,
    kind: Kind,
    columns: [Int],
    default defaultValues: [Double]? = nil,
    swiftLabel: String? = nil
  ) {
    self.name = name
    self.kind = kind
    self.columns = columns
    self.defaultValues = defaultValues
    self.swiftLabel = swiftLabel
  }

  /// Whether the argument may be left out.
  public var isOptional: Bool { defaultValues != nil }
}

extension Argument {
  /// A required number that fills one column.
  static func number(_ name: String, column: Int, swiftLabel: String? = nil) -> Argument {
    Argument(name, kind: .number, columns: [column], swiftLabel: swiftLabel)
  }

  /// Required numbers that fill the first columns in order, all with one label.
  static func numbers(_ names: [String], swiftLabel: String? = nil) -> [Argument] {
    names.enumerated().map { number($1, column: $0, swiftLabel: swiftLabel) }
  }

  /// The numbers `degrees`, `x`, `y`, `z` in the first four columns.
  static let axisAngle =
    [number("degrees", column: 0)]
    + ["x", "y", "z"].enumerated().map { number($1, column: $0 + 1, swiftLabel: "axis") }

  /// An optional anchor that fills two columns from `column` on.
  static func anchor(_ column: Int, default point: AnchorName = .center) -> Argument {
    Argument(
      "anchor",
      kind: .unitPoint,
      columns: [column, column + 1],
      default: [point.x, point.y],
      swiftLabel: "anchor"
    )
  }

  /// An optional anchor with depth that fills three columns from `column` on.
  static func anchor3D(_ column: Int, default point: AnchorName3D) -> Argument {
    Argument(
      "anchor",
      kind: .unitPoint3D,
      columns: [column, column + 1, column + 2],
      default: [point.x, point.y, point.z],
      swiftLabel: "anchor"
    )
  }

  /// An optional `perspective` of 1.
  static func perspective(_ column: Int) -> Argument {
    Argument(
      "perspective",
      kind: .number,
      columns: [column],
      default: [1],
      swiftLabel: "perspective"
    )
  }

  /// The arguments of a shader effect, with or without the reach of its samples.
  static func shader(hasSampleOffset: Bool) -> [Argument] {
    let reach = ["maxX", "maxY"].enumerated().map {
      number($1, column: $0 + 1, swiftLabel: "maxSampleOffset")
    }
    let enabledColumn = hasSampleOffset ? 3 : 1
    return [Argument("shader", kind: .shader, columns: [0])]
      + (hasSampleOffset ? reach : [])
      + [
        Argument(
          "enabled",
          kind: .boolean,
          columns: [enabledColumn],
          default: [1],
          swiftLabel: "isEnabled"
        )
      ]
  }
}

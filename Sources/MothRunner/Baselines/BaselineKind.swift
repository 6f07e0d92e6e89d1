internal import MothCatalog

/// What a number of a baseline counts, which decides how far it may be from what is stored.
package enum BaselineKind: String, Codable, CaseIterable, Sendable {
  case seconds
  case points
  case degrees
  case factor
  case amount
  case unitPoint
  case axis
  case matrix
  /// A shader's own argument, of which nothing is known.
  case argument
  /// A flag, a blend mode or a shader: another number is another thing.
  case choice

  /// The kind of a transform's column; a shader's own argument has none.
  init(_ column: Column?) {
    self =
      switch column?.unit {
      case .points: .points
      case .degrees: .degrees
      case .factor: .factor
      case .amount: .amount
      case .unitPoint: .unitPoint
      case .axis: .axis
      case .matrix: .matrix
      case .flag, .blendMode, .shader: .choice
      case nil: .argument
      }
  }

  /// The kinds whose tolerance can be set.
  package static let adjustable = allCases.filter { $0 != .choice }

  /// How far a value may be from the stored one, where nothing else is said.
  package var defaultTolerance: Double {
    switch self {
    case .seconds: 0.005
    case .points, .degrees: 0.05
    case .factor, .unitPoint, .matrix: 0.0005
    case .amount: 0.002
    case .axis, .argument: 0.001
    case .choice: 0
    }
  }

  /// Why the tolerance is what it is.
  package var reason: String {
    switch self {
    case .seconds: "a frame at 120 Hz takes 0.0083 s"
    case .points: "a pixel of a 3x screen is 0.33 pt"
    case .degrees: "the corner of a view of 400 pt moves by 0.25 pt"
    case .factor: "the edge of a view of 400 pt moves by 0.1 pt"
    case .amount: "half a step of a colour of 8 bits, 1/255"
    case .unitPoint: "0.2 pt of a view of 400 pt"
    case .axis: "a component of a direction"
    case .matrix: "as of a factor"
    case .argument: "a number of a shader, whose meaning is the shader's"
    case .choice: "a flag, a blend mode or a shader is the same or is not"
    }
  }

  /// What follows a number in text.
  var suffix: String {
    switch self {
    case .seconds: " s"
    case .points: Column.Unit.points.suffix
    case .degrees: Column.Unit.degrees.suffix
    case .factor, .amount, .unitPoint, .axis, .matrix, .argument, .choice: ""
    }
  }

  /// The unit as the title of a plot has it; may be empty.
  var symbol: String { suffix.split(separator: " ").first.map(String.init) ?? "" }
}

internal import MothDiagnostics

/// A Swift expression that means the same as a Lua one.
struct SwiftValue {
  /// The text.
  var text: String
  /// What it is.
  var type: SwiftType
  /// How strongly its outermost operator binds.
  var binding = Binding.primary
  /// Whether it is made of numbers written in the script alone, so that Swift takes its type from
  /// where it is.
  var isLiteral = false
  /// Of a chain that is written out: where it begins, and each of its calls.
  var pieces: [String] = []

  /// The precedence of Swift's operators, from the loosest (The Swift Programming Language,
  /// Expressions; Swift's standard library, operator declarations).
  enum Binding: Int, Comparable {
    case ternary, or, and, comparison, coalescing, sum, product, prefix, primary

    static func < (left: Binding, right: Binding) -> Bool { left.rawValue < right.rawValue }
  }

  /// The text, in parentheses where an operator of this precedence would tear it apart.
  func text(in context: Binding) -> String {
    binding < context ? "(\(text))" : text
  }
}

/// What a Swift expression is.
enum SwiftType: Equatable {
  /// A `CGFloat`.
  case number
  /// A `Bool`.
  case boolean
  /// A `CGRect`.
  case frame
  /// A `CGRect?`.
  case optionalFrame
  /// `geometry.size`.
  case size
  /// `geometry.safeAreaInsets`.
  case insets
  /// A visual effect with the transforms that it was given, each by its id and the count of its
  /// arguments: what decides its Swift type.
  case chain([String])
  /// A value of the environment that is only compared with names.
  case environment([String: String])
  /// A text.
  case string(String)
  /// `moth.unitPoint(x, y)`.
  case unitPoint
  /// `nil`.
  case `nil`

  /// What it is called in messages.
  var name: String {
    switch self {
    case .number: "a number"
    case .boolean: "a boolean"
    case .frame: "a frame"
    case .optionalFrame: "bounds, which may be nil"
    case .size: "a size"
    case .insets: "insets"
    case .chain: "a chain"
    case .environment: "a value of the environment"
    case .string: "a string"
    case .unitPoint: "an anchor"
    case .nil: "nil"
    }
  }
}

/// Why a part of a script cannot be written in Swift.
struct Untranslatable: Error {
  let range: SourceRange
  let reason: String
}

internal import LuaSyntax
internal import MothScript

/// Gives every variable of a closure a name of its own in Swift.
///
/// Lua lets a later local hide an earlier one of the same block, which Swift does not.
struct SwiftNames {
  private var taken: Set<String>
  private var names: [LocalDeclaration: String] = [:]

  /// Begins with names that stand for something else.
  init(taken: [String] = []) {
    self.taken = Self.reserved.union(taken)
  }

  /// The name of a local variable.
  mutating func name(of declaration: LocalDeclaration) -> String {
    if let known = names[declaration] { return known }
    let name = unused(declaration.name.text)
    names[declaration] = name
    return name
  }

  /// A name that nothing has, like the given one; it is taken from now on.
  mutating func unused(_ wanted: String) -> String {
    var name = wanted == "_" ? "unused" : wanted
    var number = 2
    while taken.contains(name) {
      name = "\(wanted)\(number)"
      number += 1
    }
    taken.insert(name)
    return name
  }

  /// Whether a name means something else in what is written.
  static func isReserved(_ name: String) -> Bool { reserved.contains(name) }

  /// The words of Swift, the parameters of the closure, and the functions that it may call.
  private static let reserved = Set(
    [
      "Any", "Self", "as", "associatedtype", "break", "case", "catch", "class", "continue",
      "default",
      "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate",
      "for", "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil",
      "operator", "package", "precedencegroup", "private", "protocol", "public", "repeat",
      "rethrows",
      "return", "self", "some", "static", "struct", "subscript", "super", "switch", "throw",
      "throws",
      "true", "try", "typealias", "var", "where", "while", "await", "async", "body", "content",
      "geometry", "modifier", "remainder", "atan2", "log2", "log10", "pow",
    ] + MathFunction.all.values.map(\.swiftName)
  )
}

extension Parameter {
  /// The name of the property that holds it.
  var swiftName: String {
    SwiftNames.isReserved(name) || EnvironmentValue(rawValue: name) != nil ? "\(name)Value" : name
  }
}

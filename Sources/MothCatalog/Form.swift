/// One list of positional arguments that a transform's Lua method takes.
///
/// The forms of one method differ in the count of numbers in front.
public struct Form: Hashable, Sendable {
  /// The arguments in order; none that is required follows one that is optional.
  public let arguments: [Argument]

  /// Makes a form.
  init(_ arguments: [Argument]) {
    self.arguments = arguments
  }

  /// The count of numbers in front that may not be left out, which says the form.
  public var leadingNumbers: Int {
    arguments.prefix { $0.kind == .number && !$0.isOptional }.count
  }

  /// The count of arguments that may not be left out.
  public var requiredCount: Int {
    arguments.prefix { !$0.isOptional }.count
  }

  /// The form as a Lua call, such as `scaleEffect(x, y [, anchor])`.
  public func luaSignature(name: String) -> String {
    let required = arguments.prefix(requiredCount).map(\.name).joined(separator: ", ")
    let optional = arguments.dropFirst(requiredCount).map(\.name).joined(separator: ", ")
    return optional.isEmpty ? "\(name)(\(required))" : "\(name)(\(required) [, \(optional)])"
  }
}

/// A value that was read from a file or returned by a script, and knows where it is written.
///
/// `StrictReader` reads values of JSON and values of Lua alike through it.
package protocol SourcedValue {
  /// Where the value is written; where its name is written if that is not known.
  var range: SourceRange { get }
  /// What the value is.
  var content: SourcedContent<Self> { get }
  /// What a message calls the value: `12`, `an object`.
  var description: String { get }
  /// The index of an array's first element, in the language of the value.
  static var firstIndex: Int { get }
  /// What a message calls a value with named members.
  static var objectNoun: String { get }
}

/// The forms of a value.
package indirect enum SourcedContent<Value> {
  case null
  case boolean(Bool)
  case number(Double)
  case string(String)
  case array([Value])
  case object([SourcedMember<Value>])
  /// A table of Lua, which can be both; an empty one is either.
  case table(elements: [Value], members: [SourcedMember<Value>])
  /// What only one of the languages has.
  case other
}

extension SourcedContent: Equatable where Value: Equatable {}
extension SourcedContent: Sendable where Value: Sendable {}

/// A key with its value; a key that is written twice gives two members.
package struct SourcedMember<Value> {
  /// The key.
  package let name: String
  /// Where the key is written.
  package let range: SourceRange
  /// The value.
  package let value: Value

  /// Makes a member.
  package init(name: String, range: SourceRange, value: Value) {
    self.name = name
    self.range = range
    self.value = value
  }
}

extension SourcedMember: Equatable where Value: Equatable {}
extension SourcedMember: Sendable where Value: Sendable {}

extension SourcedValue {
  /// The text of a string.
  package var string: String? {
    if case .string(let text) = content { text } else { nil }
  }

  /// The number.
  package var number: Double? {
    if case .number(let number) = content { number } else { nil }
  }

  /// The number if it has no fraction.
  var wholeNumber: Double? { number.flatMap { $0.rounded(.towardZero) == $0 ? $0 : nil } }

  /// Whether it is true; nil for anything but true and false.
  package var boolean: Bool? {
    if case .boolean(let value) = content { value } else { nil }
  }

  /// The elements of an array.
  package var elements: [Self]? {
    switch content {
    case .array(let elements): elements
    case .table(let elements, let members): members.isEmpty ? elements : nil
    case .null, .boolean, .number, .string, .object, .other: nil
    }
  }

  /// The members of an object.
  package var members: [SourcedMember<Self>]? {
    switch content {
    case .object(let members): members
    case .table(let elements, let members): elements.isEmpty ? members : nil
    case .null, .boolean, .number, .string, .array, .other: nil
    }
  }

  /// The value as messages quote it.
  var quoted: String { string.map { "'\($0.prefix(60))'" } ?? description }
}

package import MothDiagnostics

/// A JSON value with its place in the text, for complaints that point at it.
package struct PlacedJSON: Equatable, Sendable {
  /// What it is.
  package let kind: Kind
  /// Its place.
  package let range: SourceRange

  /// The forms of a value.
  package enum Kind: Equatable, Sendable {
    case null
    case boolean(Bool)
    case number(Double)
    case string(String)
    case array([PlacedJSON])
    case object([Member])
  }

  /// A key of an object with its value.
  package struct Member: Equatable, Sendable {
    /// The key.
    package let key: String
    /// The place of the key with its quotes.
    package let keyRange: SourceRange
    /// What stands under it.
    package let value: PlacedJSON
  }

  /// The kind as messages name it.
  package var noun: String {
    switch kind {
    case .null: "null"
    case .boolean(let value): value ? "true" : "false"
    case .number(let value): NumberText.exact(value)
    case .string(let text): "'\(text)'"
    case .array: "a list"
    case .object: "an object"
    }
  }
}

extension PlacedJSON {
  /// The text of a string.
  var string: String? {
    if case .string(let text) = kind { text } else { nil }
  }

  /// The texts of a list that holds nothing else.
  var strings: [String]? {
    guard case .array(let elements) = kind else { return nil }
    let texts = elements.compactMap(\.string)
    return texts.count == elements.count ? texts : nil
  }

  /// Whether it is true; nil for anything but true and false.
  var boolean: Bool? {
    if case .boolean(let value) = kind { value } else { nil }
  }

  /// Whether it is an object.
  var isObject: Bool {
    if case .object = kind { true } else { false }
  }
}

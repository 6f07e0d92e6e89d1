package import MothDiagnostics

/// A JSON value with its location in the text, for complaints that point at it.
package struct LocatedJSON: Equatable, Sendable {
  /// What it is.
  package let kind: Kind
  /// Its range in the source.
  package let range: SourceRange

  /// The forms of a value.
  package enum Kind: Equatable, Sendable {
    case null
    case boolean(Bool)
    case number(Double)
    case string(String)
    case array([LocatedJSON])
    case object([Member])
  }

  /// A key of an object with its value.
  package struct Member: Equatable, Sendable {
    /// The key.
    package let key: String
    /// The location of the key with its quotes.
    package let keyRange: SourceRange
    /// What is under it.
    package let value: LocatedJSON
  }

  /// The kind as messages name it.
  package var noun: String {
    switch kind {
    case .null: "null"
    case .boolean(let value): value ? "true" : "false"
    case .number(let value): NumberText.exact(value)
    case .string(let text): "'\(text)'"
    case .array: "an array"
    case .object: "an object"
    }
  }
}

extension LocatedJSON {
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

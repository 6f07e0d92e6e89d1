internal import MothDiagnostics

/// A JSON value with its place in the text, for complaints that point at it.
struct PlacedJSON {
  /// What it is.
  let kind: Kind
  /// Its place.
  let range: SourceRange

  /// The forms of a value.
  enum Kind {
    case null
    case boolean(Bool)
    case number(Double)
    case string(String)
    case array([PlacedJSON])
    case object([Member])
  }

  /// A key of an object with its value.
  struct Member {
    let key: String
    /// The place of the key with its quotes.
    let keyRange: SourceRange
    let value: PlacedJSON
  }

  /// The kind as messages name it.
  var noun: String {
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

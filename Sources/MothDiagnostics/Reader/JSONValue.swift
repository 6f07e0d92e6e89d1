/// A JSON value with its range in the text.
package struct JSONValue: SourcedValue, Equatable, Sendable {
  /// What it is.
  package let content: SourcedContent<JSONValue>
  /// Its range.
  package let range: SourceRange

  /// Arrays count from 0.
  package static let firstIndex = 0
  /// JSON's own word.
  package static let objectNoun = "an object"

  /// The value as messages name it.
  package var description: String {
    switch content {
    case .null: "null"
    case .boolean(let value): value ? "true" : "false"
    case .number(let value): NumberText.exact(value)
    case .string(let text): "'\(text)'"
    case .array: "an array"
    case .object, .table, .other: "an object"
    }
  }
}

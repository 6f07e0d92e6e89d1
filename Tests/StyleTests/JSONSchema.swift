import Foundation

/// A JSON value, as schemas and data files hold it.
enum JSON: Equatable, Decodable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSON])
  case object([String: JSON])

  init(_ text: String) throws {
    self = try JSONDecoder().decode(JSON.self, from: Data(text.utf8))
  }

  init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if value.decodeNil() {
      self = .null
    } else if let bool = try? value.decode(Bool.self) {
      self = .bool(bool)
    } else if let number = try? value.decode(Double.self) {
      self = .number(number)
    } else if let string = try? value.decode(String.self) {
      self = .string(string)
    } else if let array = try? value.decode([JSON].self) {
      self = .array(array)
    } else {
      self = .object(try value.decode([String: JSON].self))
    }
  }

  subscript(key: String) -> JSON? {
    if case .object(let fields) = self { fields[key] } else { nil }
  }

  var fields: [String: JSON] { if case .object(let fields) = self { fields } else { [:] } }
  var elements: [JSON] { if case .array(let elements) = self { elements } else { [] } }
  var text: String? { if case .string(let text) = self { text } else { nil } }
  var number: Double? { if case .number(let number) = self { number } else { nil } }

  /// The name that a schema has for its type.
  var type: String {
    switch self {
    case .null: "null"
    case .bool: "boolean"
    case .number: "number"
    case .string: "string"
    case .array: "array"
    case .object: "object"
    }
  }
}

/// As much of JSON Schema, draft 2020-12, as the schemas in docs/schemas use.
struct JSONSchema {
  let schema: JSON

  /// The keywords that are looked at, and those that say nothing about a value.
  static let keywords: Set = [
    "type", "enum", "const", "pattern", "minLength", "minimum", "maximum", "exclusiveMinimum",
    "minItems", "maxItems", "uniqueItems", "minProperties", "items", "anyOf", "oneOf", "required",
    "properties",
    "additionalProperties",
    "dependentRequired", "default", "$schema", "title", "description",
  ]

  /// Whether a value is as the schema says.
  func accepts(_ value: JSON) -> Bool {
    if let type = schema["type"]?.text, type != value.type,
      type != "integer" || value.number.map({ $0 != $0.rounded() }) ?? true
    {
      return false
    }
    if let choices = schema["enum"], !choices.elements.contains(value) { return false }
    if let only = schema["const"], only != value { return false }
    if let kinds = schema["oneOf"] {
      guard kinds.elements.count(where: { JSONSchema(schema: $0).accepts(value) }) == 1 else {
        return false
      }
    }
    if let kinds = schema["anyOf"] {
      guard kinds.elements.contains(where: { JSONSchema(schema: $0).accepts(value) }) else {
        return false
      }
    }
    switch value {
    case .number(let number): return accepts(number)
    case .string(let text): return accepts(text)
    case .array(let elements): return accepts(elements)
    case .object(let fields): return accepts(fields)
    case .null, .bool: return true
    }
  }

  private func accepts(_ number: Double) -> Bool {
    number >= schema["minimum"]?.number ?? -.infinity
      && number <= schema["maximum"]?.number ?? .infinity
      && number > schema["exclusiveMinimum"]?.number ?? -.infinity
  }

  private func accepts(_ text: String) -> Bool {
    guard Double(text.count) >= schema["minLength"]?.number ?? 0 else { return false }
    guard let pattern = schema["pattern"]?.text else { return true }
    return (try? Regex(pattern).firstMatch(in: text)) ?? nil != nil
  }

  private func accepts(_ elements: [JSON]) -> Bool {
    let range = (schema["minItems"]?.number ?? 0)...(schema["maxItems"]?.number ?? .infinity)
    guard range.contains(Double(elements.count)) else { return false }
    let isTwice = elements.indices.contains { elements[..<$0].contains(elements[$0]) }
    if schema["uniqueItems"] == .bool(true), isTwice { return false }
    guard let item = schema["items"].map({ JSONSchema(schema: $0) }) else { return true }
    return elements.allSatisfy(item.accepts)
  }

  private func accepts(_ fields: [String: JSON]) -> Bool {
    let required = (schema["required"]?.elements ?? []).compactMap(\.text)
    let known = schema["properties"]?.fields ?? [:]
    let others = schema["additionalProperties"] ?? .bool(true)
    let needed = (schema["dependentRequired"]?.fields ?? [:]).filter { fields[$0.key] != nil }
      .flatMap { $0.value.elements.compactMap(\.text) }
    return (required + needed).allSatisfy { fields[$0] != nil }
      && Double(fields.count) >= schema["minProperties"]?.number ?? 0
      && fields.allSatisfy { name, value in
        if case .bool(let isOpen) = known[name] ?? others { return isOpen }
        return JSONSchema(schema: known[name] ?? others).accepts(value)
      }
  }
}

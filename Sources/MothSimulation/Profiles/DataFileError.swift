/// Why a device profile or a sweep cannot be used.
package struct DataFileError: Error, Hashable, Sendable {
  /// The keys that lead to the place, joined by points; empty for the whole file.
  package let path: String
  /// One phrase: the rule, and what was found instead.
  package let message: String

  /// Makes an error.
  package init(path: String, message: String) {
    self.path = path
    self.message = message
  }

  /// Makes an error at the end of a decoder's path.
  init(_ path: [any CodingKey], _ message: String) {
    let names = path.map { key in key.intValue.map { "[\($0)]" } ?? key.stringValue }
    self.init(path: names.joined(separator: "."), message: message)
  }

  /// A decoder's own complaint; it complains about damaged text only where it is no JSON.
  init(_ error: DecodingError) {
    switch error {
    case .keyNotFound(let key, let context):
      self.init(context.codingPath, "'\(key.stringValue)' is missing")
    case .typeMismatch(let type, let context):
      self.init(context.codingPath, "expected \(Self.noun(type))")
    case .valueNotFound(let type, let context):
      self.init(context.codingPath, "expected \(Self.noun(type)), not null")
    case .dataCorrupted: self.init([], "not valid JSON")
    @unknown default: self.init([], "not valid JSON")
    }
  }

  private static func noun(_ type: any Any.Type) -> String {
    if type == Double.self { return "a number" }
    if type == String.self { return "a string" }
    if type == Bool.self { return "true or false" }
    return type == [String].self ? "an array of strings" : "an object"
  }
}

/// Why a device profile cannot be used.
package typealias DeviceError = DataFileError

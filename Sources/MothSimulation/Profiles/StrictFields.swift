import MothDiagnostics

/// The fields of a JSON object that may hold the named keys and no others.
struct StrictFields {
  private let container: KeyedDecodingContainer<Key>

  /// Opens the decoder's object; a key that is not required is unknown.
  init(_ decoder: any Decoder, required: [String], optional: [String] = []) throws {
    try self.init(decoder.container(keyedBy: Key.self), required, optional)
  }

  private init(
    _ container: KeyedDecodingContainer<Key>,
    _ required: [String],
    _ optional: [String]
  ) throws {
    self.container = container
    let known = required + optional
    // Sorted, so that the first complaint does not depend on the order of a dictionary.
    for key in container.allKeys.map(\.stringValue).sorted() where !known.contains(key) {
      let hint = Spelling.suggestion(for: key, in: known).map { "; \($0)" } ?? ""
      throw complaint("unknown key '\(key)'\(hint)")
    }
    for key in required where !container.contains(Key(key)) {
      throw complaint("'\(key)' is missing")
    }
  }

  /// The object under a key.
  func object(
    _ key: String,
    required: [String],
    optional: [String] = []
  ) throws -> StrictFields {
    try StrictFields(
      container.nestedContainer(keyedBy: Key.self, forKey: Key(key)),
      required,
      optional
    )
  }

  /// Whether there is a value under a key.
  func has(_ key: String) -> Bool { container.contains(Key(key)) }

  /// The value under a key.
  func value<Value: Decodable>(_ key: String) throws -> Value {
    try container.decode(Value.self, forKey: Key(key))
  }

  /// The text under a key, which must be as described.
  func string(
    _ key: String,
    _ description: String,
    where isValid: (String) -> Bool
  ) throws -> String {
    let text: String = try value(key)
    guard isValid(text) else {
      throw complaint("must be \(description); got '\(text)'", at: key)
    }
    return text
  }

  /// The number under a key, which must lie between two others.
  func number(_ key: String, in range: ClosedRange<Double>) throws -> Double {
    let number: Double = try value(key)
    guard range.contains(number) else {
      throw complaint("must be between \(range.words); got \(NumberText.exact(number))", at: key)
    }
    return number
  }

  /// The case of an enum under a key.
  func choice<Choice>(_ key: String) throws -> Choice
  where Choice: RawRepresentable<String> & CaseIterable {
    let text: String = try value(key)
    if let choice = Choice(rawValue: text) { return choice }
    let known = Choice.allCases.map(\.rawValue)
    let hint = Spelling.suggestion(for: text, in: known).map { "; \($0)" } ?? ""
    throw complaint(
      "must be one of \(known.joined(separator: ", ")); got '\(text)'\(hint)",
      at: key
    )
  }

  func complaint(_ message: String, at key: String? = nil) -> DataFileError {
    DataFileError(container.codingPath + (key.map { [Key($0)] } ?? []), message)
  }

  private struct Key: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(_ text: String) { stringValue = text }
    init?(stringValue: String) { self.init(stringValue) }
    init?(intValue: Int) { nil }
  }
}

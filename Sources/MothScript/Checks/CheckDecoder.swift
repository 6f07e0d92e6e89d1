internal import MothDiagnostics

/// Reads the `checks` of an effect.
enum CheckDecoder {
  private static let maximumCount = 64

  static func decode(_ reader: StrictReader<ScriptValue>?) -> [CheckDefinition] {
    reader?.entries(count: 1...maximumCount).compactMap { name, reader in
      reader.function().map { CheckDefinition(name: name, function: $0) }
    } ?? []
  }
}

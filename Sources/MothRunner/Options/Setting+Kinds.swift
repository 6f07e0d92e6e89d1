internal import MothDiagnostics
internal import MothScript

extension RunSettings {
  /// The schema of a list that is not empty and has no value twice.
  static func list(of element: [String: JSONNode]) -> [String: JSONNode] {
    [
      "type": .text("array"), "items": .object(element), "minItems": .number(1),
      "uniqueItems": .boolean(true),
    ]
  }
}

extension Setting<RunSettings> {
  typealias Path<Value> = WritableKeyPath<RunSettings, Value> & Sendable

  /// A list of strings, none twice.
  static func texts(_ option: Option, path: any Path<[String]>) -> Self {
    let form = JSONForm(schema: RunSettings.list(of: ["type": .text("string")])) {
      reader,
      settings in
      settings[keyPath: path] = reader.set { $0.string() }
    } shown: { settings in
      let texts = settings[keyPath: path]
      return texts.isEmpty ? nil : .list(texts.map(JSONNode.text))
    }
    return Setting(option, json: form) { words, settings throws(UsageProblem) in
      settings[keyPath: path] = words.enumerated()
        .filter { !words[..<$0.offset].contains($0.element) }.map(\.element)
    }
  }

  /// A list of an enum's cases, none twice; an option that may not be given again takes one or
  /// both.
  static func cases<Choice>(
    _ syntax: String,
    help: String,
    absent: String,
    key: String,
    noun: String = "value",
    path: any Path<[Choice]>
  ) -> Self
  where Choice: RawRepresentable<String> & CaseIterable & Hashable & Sendable {
    let names = Choice.allCases.map(\.rawValue)
    let words = syntax.hasSuffix("...") ? [] : names + ["both"]
    let option = Option(syntax, help: help, choices: words, absent: absent, key: key) { _ in
      (words.isEmpty ? names : words).map { Candidate($0) }
    }
    let element: [String: JSONNode] = [
      "type": .text("string"), "enum": .list(names.map(JSONNode.text)),
    ]
    let form = JSONForm(schema: RunSettings.list(of: element)) { reader, settings in
      let found: [Choice] = reader.set { $0.choice() }
      settings[keyPath: path] = found.isEmpty ? settings[keyPath: path] : found
    } shown: { settings in
      .list(settings[keyPath: path].map { .text($0.rawValue) })
    }
    return Setting(option, json: form) { words, settings throws(UsageProblem) in
      var given: [Choice] = []
      for word in words {
        let all = option.choices.contains(word) ? Array(Choice.allCases) : []
        let found = Choice(rawValue: word).map { [$0] } ?? all
        guard !found.isEmpty else {
          throw UsageProblem(UnknownName(word, noun: noun, in: names))
        }
        given += found.filter { !given.contains($0) }
      }
      settings[keyPath: path] = given
    }
  }

  /// A whole number in a range, with what a message says of it after the range; `auto` is the
  /// default.
  static func whole(
    _ option: Option,
    in range: ClosedRange<Int>,
    note: String = "",
    path: any Path<Int?>
  ) -> Self {
    let schema: [String: JSONNode] = [
      "type": .text("integer"), "minimum": .number(Double(range.lowerBound)),
      "maximum": .number(Double(range.upperBound)),
    ]
    let form = JSONForm(schema: schema) { reader, settings in
      settings[keyPath: path] = reader.wholeNumber(in: range)
    } shown: { settings in
      settings[keyPath: path].map { .number(Double($0)) }
    }
    let words = option.candidates("").map(\.value)
    return Setting(option, json: form) { given, settings throws(UsageProblem) in
      for word in given {
        let number = Int(word).flatMap { range.contains($0) ? $0 : nil }
        guard number != nil || words.contains(word) else {
          throw UsageProblem(
            "'\(option.flag)' takes a number from \(range.lowerBound) to \(range.upperBound)"
              + "\(note); got '\(word)'"
          )
        }
        settings[keyPath: path] = number
      }
    }
  }
}

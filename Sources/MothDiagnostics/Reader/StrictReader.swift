/// Reads one value, and reports everything that is wrong with it in one form of message.
///
/// What cannot be used is nil; whether anything was reported decides if the whole is accepted.
package struct StrictReader<Value: SourcedValue> {
  /// The value.
  package let value: Value
  /// Where problems go.
  package let log: ReadingLog
  /// The keys that lead to the value, such as `size.width` or `steps[0]`; empty for the whole.
  let path: String
  /// What a message calls the value.
  let name: String
  /// Where the value is named: at its key, else at its first character.
  package let nameRange: SourceRange

  /// A reader of a whole, or of the part of it to which `path` leads.
  package init(
    _ value: Value,
    path: String = "",
    named name: String? = nil,
    at nameRange: SourceRange? = nil,
    log: ReadingLog
  ) {
    self.value = value
    self.log = log
    self.path = path
    self.name = name ?? (path.isEmpty ? log.kind.name : "'\(path)'")
    let start = value.range.start
    let next = SourcePosition(line: start.line, column: start.column + 1)
    self.nameRange = nameRange ?? SourceRange(start: start, end: next)
  }

  /// The reader of a member.
  func reader(of member: SourcedMember<Value>) -> StrictReader {
    StrictReader(member.value, path: path(of: member.name), at: member.range, log: log)
  }

  /// The path of a key.
  func path(of key: String) -> String { path.isEmpty ? key : "\(path).\(key)" }
}

// MARK: - Messages

extension StrictReader {
  /// Reports that the value is not what it must be.
  package func refuse(_ expected: String, suggestion: String? = nil, id: String? = nil) {
    let suffix = suggestion.map { "; \($0)" } ?? ""
    log.report(
      "\(name) must be \(expected); got \(value.quoted)\(suffix)",
      id: id,
      at: value.range
    )
  }

  /// Reports that the value has too few or too many parts.
  private func refuse(count: Int, notIn range: ClosedRange<Int>, of noun: String) {
    guard count > 0 else { return log.report("\(name) must not be empty", at: value.range) }
    let expected =
      range.upperBound == .max
      ? "at least \(range.lowerBound)"
      : range.lowerBound == 0
        ? "at most \(range.upperBound)" : "\(range.lowerBound) to \(range.upperBound)"
    log.report("\(name) must have \(expected) \(noun); got \(count)", at: value.range)
  }
}

// MARK: - Single values

extension StrictReader {
  /// The value as `convert` takes it; anything else is reported as not what is expected.
  package func read<Result>(as expected: String, _ convert: (Value) -> Result?) -> Result? {
    if let result = convert(value) { return result }
    refuse(expected)
    return nil
  }

  /// A string.
  package func string() -> String? { read(as: "a string") { $0.string } }

  /// A string that is as expected.
  package func string(as expected: String, where isValid: (String) -> Bool) -> String? {
    guard let text = string() else { return nil }
    if isValid(text) { return text }
    refuse(expected)
    return nil
  }

  /// A string that is not empty.
  package func nonemptyString() -> String? {
    guard let text = string() else { return nil }
    if !text.isEmpty { return text }
    log.report("\(name) must not be empty", at: value.range)
    return nil
  }

  /// True or false.
  package func boolean() -> Bool? { read(as: "true or false") { $0.boolean } }

  /// A number.
  package func number() -> Double? { read(as: "a number") { $0.number } }

  /// A number in a range; one outside of it is reported with the id.
  package func number(
    in range: ClosedRange<Double>,
    unit: String? = nil,
    id: String? = nil
  ) -> Double? {
    guard let number = number() else { return nil }
    if range.contains(number) { return number }
    let words =
      range.upperBound >= .greatestFiniteMagnitude
      ? "at least \(NumberText.exact(range.lowerBound))" : "between \(range.words)"
    let expected = number.isFinite ? words + (unit.map { " \($0)" } ?? "") : "a finite number"
    refuse(expected, id: id)
    return nil
  }

  /// A whole number in a range; one outside of it is reported with the id.
  package func wholeNumber(
    in range: ClosedRange<Int>,
    unit: String? = nil,
    id: String? = nil
  ) -> Int? {
    guard let number = read(as: "a whole number", { $0.wholeNumber }) else { return nil }
    if let whole = Int(exactly: number), range.contains(whole) { return whole }
    let words =
      range.upperBound == .max
      ? "at least \(range.lowerBound)"
      : range.lowerBound == range.upperBound
        ? "\(range.lowerBound)" : "between \(range.lowerBound) and \(range.upperBound)"
    refuse(words + (unit.map { " \($0)" } ?? ""), id: id)
    return nil
  }

  /// A case of an enum by its name.
  package func choice<Choice>() -> Choice?
  where Choice: RawRepresentable<String> & CaseIterable {
    choice(of: Choice.allCases.map { ($0.rawValue, $0) })
  }

  /// One of several values by its name.
  package func choice<Choice>(of choices: [(name: String, value: Choice)]) -> Choice? {
    guard let text = string() else { return nil }
    if let choice = choices.first(where: { $0.name == text }) { return choice.value }
    let names = choices.map(\.name)
    refuse(
      "one of \(names.joined(separator: ", "))",
      suggestion: Spelling.suggestion(for: text, in: names)
    )
    return nil
  }
}

// MARK: - Arrays and objects

extension StrictReader {
  /// The elements of an array, as many as given.
  package func array(count: ClosedRange<Int> = 0...Int.max) -> [StrictReader]? {
    guard let elements = read(as: "an array", { $0.elements }) else { return nil }
    guard count.contains(elements.count) else {
      refuse(count: elements.count, notIn: count, of: "elements")
      return nil
    }
    return self.elements(elements)
  }

  /// Readers of values as the elements of this one.
  package func elements(_ elements: [Value]) -> [StrictReader] {
    elements.enumerated().map { index, element in
      StrictReader(element, path: "\(path)[\(index + Value.firstIndex)]", log: log)
    }
  }

  /// What every element of an array is read as; nil if one of them cannot be used.
  package func array<Element>(
    count: ClosedRange<Int> = 0...Int.max,
    of read: (StrictReader) -> Element?
  ) -> [Element]? {
    guard let readers = array(count: count) else { return nil }
    let elements = readers.compactMap(read)
    return elements.count == readers.count ? elements : nil
  }

  /// The elements of an array that is not empty and has nothing twice.
  package func set<Element: Equatable>(of read: (StrictReader) -> Element?) -> [Element] {
    var result: [Element] = []
    for reader in array(count: 1...Int.max) ?? [] {
      guard let element = read(reader) else { continue }
      if result.contains(element) {
        log.report(
          "duplicate value \(reader.value.quoted) in \(name)",
          id: "duplicate-value",
          at: reader.value.range
        )
      } else {
        result.append(element)
      }
    }
    return result
  }

  /// What `read` makes of an object; keys that it does not ask for are reported.
  ///
  /// It asks for all keys before it returns, whatever is wrong with any of them.
  package func object<Result>(_ read: (ObjectReader<Value>) -> Result?) -> Result? {
    guard let members = self.read(as: Value.objectNoun, { $0.members }) else { return nil }
    let object = ObjectReader(members, of: self)
    defer { object.finish() }
    return read(object)
  }

  /// The members of an object whose keys are free.
  package func entries(
    count: ClosedRange<Int> = 0...Int.max
  ) -> [(name: String, reader: StrictReader)] {
    guard let members = read(as: Value.objectNoun, { $0.members }) else { return [] }
    guard count.contains(members.count) else {
      refuse(count: members.count, notIn: count, of: "entries")
      return []
    }
    let object = ObjectReader(members, of: self)
    return object.members.map { ($0.name, reader(of: $0)) }
  }

  /// The members of an object whose keys are the names of items; another key is reported as an
  /// unknown `noun`, with the hint instead of a list of all.
  package func entries<Item>(
    for items: [Item],
    by name: (Item) -> String,
    noun: String,
    id: String,
    hint: String? = nil
  ) -> [(item: Item, reader: StrictReader)] {
    entries().compactMap { key, reader in
      if let item = items.first(where: { name($0) == key }) { return (item, reader) }
      let unknown = UnknownName(key, noun: noun, in: items.map(name), hint: hint)
      log.report(unknown, id: id, at: reader.nameRange)
      return nil
    }
  }

  /// What `find` finds by a string; another one is reported as an unknown `noun`.
  package func item<Item>(
    noun: String,
    id: String,
    known: [String],
    _ find: (String) -> Item?
  ) -> Item? {
    guard let text = string() else { return nil }
    if let item = find(text) { return item }
    log.report(UnknownName(text, noun: noun, in: known), id: id, at: value.range)
    return nil
  }
}

extension StrictReader<JSONValue> {
  /// Reads a file of JSON; the result is nil if anything is wrong, all of which is reported.
  package static func decode<Result>(
    _ file: SourceFile,
    as kind: DocumentKind,
    by read: (ObjectReader<JSONValue>) -> Result?
  ) -> (result: Result?, diagnostics: [Diagnostic]) {
    let log = ReadingLog(kind, path: file.path)
    do throws(JSONReader.Problem) {
      let root = try JSONReader.read(file.text)
      let result = StrictReader(root, log: log).object(read)
      return (log.diagnostics.isEmpty ? result : nil, log.diagnostics)
    } catch {
      let range = SourceRange(start: error.location, end: error.location)
      log.report("not valid JSON: \(error.message)", at: range)
      return (nil, log.diagnostics)
    }
  }
}

internal import MothDiagnostics
internal import MothScript

/// Reads objects that may hold named keys and no others, and collects everything that is wrong.
struct ConfigurationReader {
  /// What was found wrong, in the order of the text as far as it was read.
  private(set) var diagnostics: [Diagnostic] = []
  private let path: String

  /// A reader of the file at `path`, as shown.
  init(path: String) {
    self.path = path
  }

  /// The members of an object whose keys are all known; what is twice or unknown is noted.
  mutating func object(
    _ value: LocatedJSON,
    _ name: String,
    keys: [String]
  ) -> [String: LocatedJSON] {
    members(of: value, name).reduce(into: [:]) { result, member in
      if keys.contains(member.key) {
        result[member.key] = member.value
      } else {
        unknown(
          "unknown-key",
          "there is no '\(member.key)' in \(name)",
          member,
          keys,
          "the keys are"
        )
      }
    }
  }

  /// The members of an object, no key twice.
  mutating func members(of value: LocatedJSON, _ name: String) -> [LocatedJSON.Member] {
    guard case .object(let members) = value.kind else {
      wrong("\(name) must be an object; got \(value.noun)", at: value.range)
      return []
    }
    var seen: Set<String> = []
    return members.filter { member in
      let isNew = seen.insert(member.key).inserted
      if !isNew { wrong("duplicate key '\(member.key)' in \(name)", at: member.keyRange) }
      return isNew
    }
  }

  /// A text.
  mutating func text(_ value: LocatedJSON, _ name: String) -> String? {
    if case .string(let text) = value.kind { return text }
    wrong("\(name) must be a string; got \(value.noun)", at: value.range)
    return nil
  }

  /// A number.
  mutating func number(_ value: LocatedJSON, _ name: String) -> Double? {
    if case .number(let number) = value.kind { return number }
    wrong("\(name) must be a number; got \(value.noun)", at: value.range)
    return nil
  }

  /// An array of strings that is not empty.
  mutating func texts(_ value: LocatedJSON, _ name: String) -> [String] {
    list(value, name, of: "an array of strings") { $0.text($1, "a string of \(name)") }
  }

  /// A list that is not empty and has nothing twice; elements that cannot be read are left out.
  mutating func list<Element: Equatable>(
    _ value: LocatedJSON,
    _ name: String,
    of noun: String = "values",
    _ read: (inout ConfigurationReader, LocatedJSON) -> Element?
  ) -> [Element] {
    guard case .array(let elements) = value.kind, !elements.isEmpty else {
      let got = if case .array = value.kind { "an empty one" } else { value.noun }
      wrong("\(name) must be a list of \(noun); got \(got)", at: value.range)
      return []
    }
    var result: [Element] = []
    for element in elements {
      guard let value = read(&self, element) else { continue }
      if result.contains(value) {
        wrong("\(element.noun) stands twice in \(name)", at: element.range)
      } else {
        result.append(value)
      }
    }
    return result
  }

  /// A case of an enum by its name.
  mutating func choice<Choice>(_ value: LocatedJSON, _ name: String) -> Choice?
  where Choice: RawRepresentable<String> & CaseIterable {
    guard let text = text(value, name) else { return nil }
    if let choice = Choice(rawValue: text) { return choice }
    let known = Choice.allCases.map(\.rawValue)
    report(
      "wrong-value",
      "\(name) must be one of \(known.joined(separator: ", ")); got '\(text)'",
      at: value.range,
      help: Spelling.suggestion(for: text, in: known)
    )
    return nil
  }

  /// Notes that a name is not known.
  mutating func unknown(
    _ id: String,
    _ message: String,
    _ member: LocatedJSON.Member,
    _ known: [String],
    _ list: String
  ) {
    report(
      id,
      message,
      at: member.keyRange,
      help: Spelling.suggestion(for: member.key, in: known)
        ?? "\(list) \(known.joined(separator: ", "))"
    )
  }

  /// Notes a value of the wrong kind.
  mutating func wrong(_ message: String, at range: SourceRange) {
    report("wrong-value", message, at: range)
  }

  /// Notes a problem.
  mutating func report(
    _ id: String,
    _ message: String,
    at range: SourceRange,
    help: String? = nil
  ) {
    let location = SourceLocation(path: path, range: range)
    let diagnostic = Diagnostic(id: id, severity: .error, message: message, location: location)
    diagnostics.append(help.map { diagnostic.help($0) } ?? diagnostic)
  }
}

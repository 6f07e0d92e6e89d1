internal import MothDiagnostics
internal import MothGeometry

/// Reads the tables of one script's definition and collects what is wrong with them.
final class DefinitionReader {
  let source: ScriptSource
  /// The line of the `moth` call whose table is read.
  var callLine: Int?
  private(set) var diagnostics: [Diagnostic] = []
  /// What is found beyond so many is not kept: a loop in a script can make any number.
  static let maximumDiagnostics = 20

  init(source: ScriptSource) {
    self.source = source
  }

  func report(_ diagnostic: Diagnostic) {
    if diagnostics.count < Self.maximumDiagnostics { diagnostics.append(diagnostic) }
  }

  /// Reports every key of `table` that is not known.
  func refuseUnknownKeys(of table: LuaTable, at path: [String], known: [String]) {
    let unknown = table.fields.map(\.name).filter { !known.contains($0) && !$0.hasPrefix("$") }
    for name in unknown.prefix(Self.maximumDiagnostics) {
      report(unknownKey(name, at: path, known: known))
    }
  }

  /// The value of a key that must be there; a missing one is reported.
  func required(_ name: String, in table: LuaTable, at path: [String]) -> LuaValue? {
    if let value = table[name] { return value }
    report(missingKey(name, at: path))
    return nil
  }

  /// As `optional`, for a key that must be there.
  func required<Value>(
    _ name: String,
    in table: LuaTable,
    at path: [String],
    _ wanted: String,
    _ convert: (LuaValue) -> Value?
  ) -> Value? {
    guard required(name, in: table, at: path) != nil else { return nil }
    return optional(name, in: table, at: path, wanted, convert)
  }

  /// A key's value as `convert` takes it; a value that it does not take is reported as not
  /// `wanted`.
  func optional<Value>(
    _ name: String,
    in table: LuaTable,
    at path: [String],
    _ wanted: String,
    _ convert: (LuaValue) -> Value?
  ) -> Value? {
    guard let value = table[name], value != .nil else { return nil }
    if let result = convert(value) { return result }
    report(wrongValue(value, of: path + [name], wanted: wanted))
    return nil
  }

  /// The key `axis`, nil without it.
  func axis(in table: LuaTable, at path: [String]) -> Axis? {
    optional("axis", in: table, at: path, "\"vertical\" or \"horizontal\"") {
      $0.string.flatMap(Axis.init(rawValue:))
    }
  }

  // MARK: - Messages

  private func unknownKey(_ name: String, at path: [String], known: [String]) -> Diagnostic {
    let whole = (path + [name]).joined(separator: ".")
    return Diagnostic.error("unknown-key", "there is no '\(whole)' in this definition", at: nil)
      .at(source.location(ofKey: path + [name], inCallOnLine: callLine))
      .help(
        Spelling.suggestion(for: name, in: known)
          ?? "the keys are \(known.joined(separator: ", "))"
      )
  }

  private func missingKey(_ name: String, at path: [String]) -> Diagnostic {
    let whole = (path + [name]).joined(separator: ".")
    return Diagnostic.error("missing-key", "'\(whole)' is missing", at: nil)
      .at(source.location(ofKey: path, inCallOnLine: callLine))
  }

  func wrongValue(_ value: LuaValue, of path: [String], wanted: String) -> Diagnostic {
    Diagnostic.error(
      "wrong-value",
      "'\(path.joined(separator: "."))' must be \(wanted); got \(value.description)",
      at: nil
    )
    .at(source.location(ofKey: path, inCallOnLine: callLine))
  }
}

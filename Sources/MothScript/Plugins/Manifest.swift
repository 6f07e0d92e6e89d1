package import MothDiagnostics

/// What `plugin.json` says about a plugin.
///
/// It is read without running anything.
package struct Manifest: Equatable, Sendable {
  /// The plugin's name in kebab case.
  package var name: String
  /// The version, such as "1.0.0".
  package var version: String
  /// What the plugin is, in a sentence.
  package var summary: String
  /// Who made it.
  package var author: String
  /// The license, as an SPDX name.
  package var license: String
  /// Paths of the scripts and devices, relative to the plugin's folder.
  package var files: [Section: [String]]
  /// Where the manifest names each of them.
  package var ranges: [Section: [SourceRange]] = [:]
  /// What it says of rules, which only validation can read; nil if it says nothing.
  package var rules: LocatedJSON?
  /// What it says of budgets, likewise.
  package var budgets: LocatedJSON?
  /// Whether its units have baselines; nil if it does not say.
  package var baselines: Bool?

  /// The kinds of file that a manifest names.
  package enum Section: String, CaseIterable, Sendable {
    case effects
    case scenes
    case devices
    case sweeps
    case tests
    case modules
  }

  /// The manifest of a plugin that has no file for it: a single script, or one made in a test.
  package init(
    name: String,
    version: String = "0",
    summary: String = "",
    author: String = "",
    license: String = "",
    files: [Section: [String]] = [:]
  ) {
    self.name = name
    self.version = version
    self.summary = summary
    self.author = author
    self.license = license
    self.files = files
  }

  /// The name of the file.
  package static let fileName = "plugin.json"
  private static let rulesKey = "rules"
  private static let budgetsKey = "budgets"
  private static let baselinesKey = "baselines"
  private static let requiredTexts = ["name", "version", "summary"]
  private static let optionalTexts = ["author", "license"]
  private static let keys =
    requiredTexts + optionalTexts + ["api", rulesKey, budgetsKey, baselinesKey]
    + Section.allCases.map(\.rawValue)

  /// Reads a manifest; what is wrong comes back as diagnostics, with nil if it cannot be used.
  package static func decode(
    _ file: SourceFile
  ) -> (manifest: Manifest?, diagnostics: [Diagnostic]) {
    let root: LocatedJSON
    do throws(LocatedJSONReader.Problem) {
      root = try LocatedJSONReader.read(file.text)
    } catch {
      return (nil, [notJSON(error, in: file)])
    }
    guard case .object(let members) = root.kind else {
      return (nil, [wrong("the manifest must be an object", in: file)])
    }
    return decode(members, in: file)
  }

  private static func decode(
    _ members: [LocatedJSON.Member],
    in file: SourceFile
  ) -> (Manifest?, [Diagnostic]) {
    var diagnostics = problems(ofKeysIn: members, in: file)
    let fields = Dictionary(members.map { ($0.key, $0) }) { first, _ in first }
    var texts: [String: String] = [:]
    for key in requiredTexts + optionalTexts {
      if let text = fields[key]?.value.string {
        texts[key] = text
      } else if let member = fields[key] {
        diagnostics.append(wrong("'\(key)' must be a string", member, in: file))
      } else if requiredTexts.contains(key) {
        diagnostics.append(missing(key, in: file))
      }
    }
    if let name = texts["name"], !isKebabCase(name) {
      diagnostics.append(
        wrong("'name' must be in kebab case, such as 'stretch-header'", fields["name"], in: file)
      )
    }
    diagnostics += problems(ofAPI: fields["api"], in: file)
    let files = paths(fields, in: file, &diagnostics)
    for key in [rulesKey, budgetsKey] {
      if let member = fields[key], !member.value.isObject {
        diagnostics.append(wrong("'\(key)' must be an object", member, in: file))
      }
    }
    if let baselines = fields[baselinesKey], baselines.value.boolean == nil {
      diagnostics.append(wrong("'\(baselinesKey)' must be true or false", baselines, in: file))
    }
    if fields["effects"] == nil { diagnostics.append(missing("effects", in: file)) }
    guard diagnostics.isEmpty else { return (nil, diagnostics) }
    var manifest = Manifest(
      name: texts["name"] ?? "",
      version: texts["version"] ?? "",
      summary: texts["summary"] ?? "",
      author: texts["author"] ?? "",
      license: texts["license"] ?? "",
      files: files
    )
    manifest.ranges = files.keys.reduce(into: [:]) { ranges, section in
      guard case .array(let paths) = fields[section.rawValue]?.value.kind else { return }
      ranges[section] = paths.map(\.range)
    }
    manifest.rules = fields[rulesKey]?.value
    manifest.budgets = fields[budgetsKey]?.value
    manifest.baselines = fields[baselinesKey]?.value.boolean
    return (manifest, [])
  }

  /// Keys that are not known, sorted, and duplicate keys.
  private static func problems(
    ofKeysIn members: [LocatedJSON.Member],
    in file: SourceFile
  ) -> [Diagnostic] {
    var seen: Set<String> = []
    let repeated = members.filter { !seen.insert($0.key).inserted }
    return members.filter { !keys.contains($0.key) }.sorted { $0.key < $1.key }
      .map { unknownKey($0, in: file) }
      + repeated.filter { keys.contains($0.key) }
      .map { wrong("duplicate key '\($0.key)' in the manifest", $0, in: file) }
  }

  private static func problems(
    ofAPI member: LocatedJSON.Member?,
    in file: SourceFile
  ) -> [Diagnostic] {
    guard let member else { return [missing("api", in: file)] }
    guard member.value.kind != .number(Double(EffectDecoder.api)) else { return [] }
    return [wrong("'api' must be \(EffectDecoder.api)", member, in: file)]
  }

  private static func paths(
    _ fields: [String: LocatedJSON.Member],
    in file: SourceFile,
    _ diagnostics: inout [Diagnostic]
  ) -> [Section: [String]] {
    var files: [Section: [String]] = [:]
    for section in Section.allCases {
      guard let member = fields[section.rawValue] else { continue }
      if let paths = member.value.strings {
        files[section] = paths
      } else {
        diagnostics.append(
          wrong("'\(section.rawValue)' must be a list of paths", member, in: file)
        )
      }
    }
    return files
  }

  private static func isKebabCase(_ text: String) -> Bool {
    text.split(separator: "-", omittingEmptySubsequences: false).allSatisfy { part in
      !part.isEmpty && part.allSatisfy { $0.isASCII && ($0.isLowercase || $0.isNumber) }
    }
  }
}

// MARK: - Messages

extension Manifest {
  private static func wrong(
    _ message: String,
    _ member: LocatedJSON.Member? = nil,
    in file: SourceFile
  ) -> Diagnostic {
    let location = SourceLocation(path: file.path, range: member?.keyRange)
    return Diagnostic.error("wrong-manifest", message, at: location)
  }

  private static func missing(_ key: String, in file: SourceFile) -> Diagnostic {
    let location = SourceLocation(path: file.path, range: nil)
    return Diagnostic.error("missing-key", "'\(key)' is missing", at: location)
      .help("'moth explain missing-key' shows a whole manifest")
  }

  private static func unknownKey(
    _ member: LocatedJSON.Member,
    in file: SourceFile
  ) -> Diagnostic {
    Diagnostic.error(
      "unknown-key",
      "there is no '\(member.key)' in a manifest",
      at: SourceLocation(path: file.path, range: member.keyRange)
    )
    .help(
      Spelling.suggestion(for: member.key, in: keys)
        ?? "the keys are \(keys.joined(separator: ", "))"
    )
  }

  private static func notJSON(
    _ problem: LocatedJSONReader.Problem,
    in file: SourceFile
  ) -> Diagnostic {
    Diagnostic.error(
      "wrong-manifest",
      "the manifest is not JSON: \(problem.message)",
      at: SourceLocation(
        path: file.path,
        range: SourceRange(start: problem.location, end: problem.location)
      )
    )
  }
}

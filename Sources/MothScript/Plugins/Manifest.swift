internal import Foundation
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
  /// Whether it says something of rules.
  package var hasRules = false

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
  /// The key of what it says of rules, which only validation can read.
  package static let rulesKey = "rules"

  private static let requiredTexts = ["name", "version", "summary"]
  private static let optionalTexts = ["author", "license"]
  private static let keys =
    requiredTexts + optionalTexts + ["api", rulesKey] + Section.allCases.map(\.rawValue)

  /// Reads a manifest; what is wrong comes back as diagnostics, with nil if it cannot be used.
  package static func decode(
    _ file: SourceFile
  ) -> (manifest: Manifest?, diagnostics: [Diagnostic]) {
    let object: Any
    do {
      object = try JSONSerialization.jsonObject(with: Data(file.text.utf8))
    } catch {
      return (nil, [notJSON(error, in: file)])
    }
    guard let fields = object as? [String: Any] else {
      return (nil, [wrong(nil, "the manifest must be an object", in: file)])
    }
    return decode(fields, in: file)
  }

  private static func decode(
    _ fields: [String: Any],
    in file: SourceFile
  ) -> (Manifest?, [Diagnostic]) {
    var diagnostics: [Diagnostic] = []
    for key in fields.keys.sorted() where !keys.contains(key) {
      diagnostics.append(unknownKey(key, in: file))
    }
    var texts: [String: String] = [:]
    for key in requiredTexts + optionalTexts {
      if let text = fields[key] as? String {
        texts[key] = text
      } else if fields[key] != nil {
        diagnostics.append(wrong(key, "'\(key)' must be a text", in: file))
      } else if requiredTexts.contains(key) {
        diagnostics.append(missing(key, in: file))
      }
    }
    if let name = texts["name"], !isKebabCase(name) {
      diagnostics.append(
        wrong("name", "'name' must be in kebab case, such as 'stretch-header'", in: file)
      )
    }
    if fields["api"] == nil {
      diagnostics.append(missing("api", in: file))
    } else if !hasRightAPI(file) {
      diagnostics.append(wrong("api", "'api' must be \(EffectDecoder.api)", in: file))
    }
    var files: [Section: [String]] = [:]
    for section in Section.allCases {
      guard let value = fields[section.rawValue] else { continue }
      if let paths = value as? [String] {
        files[section] = paths
      } else {
        diagnostics.append(
          wrong(section.rawValue, "'\(section.rawValue)' must be a list of paths", in: file)
        )
      }
    }
    if let rules = fields[rulesKey], !(rules is [String: Any]) {
      diagnostics.append(wrong(rulesKey, "'\(rulesKey)' must be an object", in: file))
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
    manifest.hasRules = fields[rulesKey] != nil
    return (manifest, [])
  }

  /// Foundation gives a number and a boolean as the same kind of object; decoding tells them apart.
  private static func hasRightAPI(_ file: SourceFile) -> Bool {
    struct Version: Decodable {
      let api: Int
    }
    let version = try? JSONDecoder().decode(Version.self, from: Data(file.text.utf8))
    return version?.api == EffectDecoder.api
  }

  private static func isKebabCase(_ text: String) -> Bool {
    text.split(separator: "-", omittingEmptySubsequences: false).allSatisfy { part in
      !part.isEmpty && part.allSatisfy { $0.isASCII && ($0.isLowercase || $0.isNumber) }
    }
  }
}

// MARK: - Messages

extension Manifest {
  private static func place(of key: String?, in file: SourceFile) -> SourcePlace {
    guard let key else { return SourcePlace(path: file.path, range: nil) }
    for line in 1...max(file.lineCount, 1) {
      if let range = file.range(of: "\"\(key)\"", onLine: line) {
        return SourcePlace(path: file.path, range: range)
      }
    }
    return SourcePlace(path: file.path, range: nil)
  }

  private static func wrong(_ key: String?, _ message: String, in file: SourceFile) -> Diagnostic {
    Diagnostic.error("wrong-manifest", message, at: place(of: key, in: file))
  }

  private static func missing(_ key: String, in file: SourceFile) -> Diagnostic {
    Diagnostic.error("missing-key", "'\(key)' is missing", at: place(of: nil, in: file))
      .help("'moth explain missing-key' shows a whole manifest")
  }

  private static func unknownKey(_ key: String, in file: SourceFile) -> Diagnostic {
    Diagnostic.error(
      "unknown-key",
      "there is no '\(key)' in a manifest",
      at: place(of: key, in: file)
    )
    .help(
      Spelling.suggestion(for: key, in: keys) ?? "the keys are \(keys.joined(separator: ", "))"
    )
  }

  private static func notJSON(_ error: any Error, in file: SourceFile) -> Diagnostic {
    let detail = (error as NSError).userInfo["NSDebugDescription"] as? String
    return Diagnostic.error(
      "wrong-manifest",
      "the manifest is not JSON: \(detail ?? "it cannot be read")",
      at: place(of: nil, in: file)
    )
  }
}

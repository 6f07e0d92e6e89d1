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
  package var rules: JSONValue?
  /// What it says of budgets, likewise.
  package var budgets: JSONValue?
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
  /// What a manifest is to its reader.
  package static let documentKind = DocumentKind(name: "the manifest", id: "invalid-manifest")

  /// Reads a manifest; it is nil if anything is wrong, all of which is reported.
  package static func decode(
    _ file: SourceFile
  ) -> (manifest: Manifest?, diagnostics: [Diagnostic]) {
    let decoded = StrictReader.decode(file, as: documentKind, by: Manifest.init)
    return (decoded.result, decoded.diagnostics)
  }

  private init?(_ fields: ObjectReader<JSONValue>) {
    let name = fields.required("name")?
      .string(as: "in kebab case, such as 'stretch-header'", where: \.isKebabCase)
    let version = fields.required("version")?.string()
    let summary = fields.required("summary")?.string()
    let author = fields["author"]?.string()
    let license = fields["license"]?.string()
    _ = fields.required("api")?.wholeNumber(in: EffectDecoder.api...EffectDecoder.api)
    let rules = fields["rules"]?.read(as: "an object") { $0.members == nil ? nil : $0 }
    let budgets = fields["budgets"]?.read(as: "an object") { $0.members == nil ? nil : $0 }
    let baselines = fields["baselines"]?.boolean()
    let sections = Section.allCases.compactMap { section in
      let reader =
        section == .effects ? fields.required(section.rawValue) : fields[section.rawValue]
      return reader?.array { path in path.string().map { ($0, path.value.range) } }
        .map { (section, $0) }
    }
    guard let name, let version, let summary else { return nil }
    self.init(
      name: name,
      version: version,
      summary: summary,
      author: author ?? "",
      license: license ?? "",
      files: Dictionary(uniqueKeysWithValues: sections.map { ($0, $1.map(\.0)) })
    )
    ranges = Dictionary(uniqueKeysWithValues: sections.map { ($0, $1.map(\.1)) })
    self.rules = rules
    self.budgets = budgets
    self.baselines = baselines
  }
}

internal import MothCatalog
internal import MothDiagnostics
internal import MothRunner
internal import MothScript
internal import MothValidation

/// One page of what `moth explain` knows.
struct ManualEntry: Encodable {
  /// The id or name.
  let name: String
  /// What it is, in one line.
  let summary: String
  /// The topic of a rule; nil for anything else.
  var topic: String?
  /// Titled paragraphs.
  let sections: [Section]

  /// A titled paragraph.
  struct Section: Encodable {
    let title: String
    let text: String
    /// Whether the text is a script, which must not be wrapped.
    var isCode = false

    private enum CodingKeys: CodingKey {
      case title
      case text
    }
  }

  /// The page as text.
  func text(_ terminal: Terminal) -> String {
    let kind = topic.map { terminal.styler.apply(.dim, to: " (\($0))") } ?? ""
    let head = "\(terminal.styler.apply(.strong, to: name))\(kind): \(summary)"
    let body = sections.map { section in
      let width = section.isCode ? .max : terminal.width - 2
      let text =
        section.isCode && section.text.hasSuffix("\n") ? section.text.dropLast() : section.text[...]
      let lines = WrappedText.lines(of: String(text), width: width)
      return terminal.styler.apply(.dim, to: section.title) + "\n"
        + lines.map { "  \($0)" }.joined(separator: "\n")
    }
    return ([head] + body).joined(separator: "\n\n")
  }
}

/// Everything that can be explained, from the lists that define it.
enum Manual {
  /// All explanations of diagnostics: the rules', those of scripts' faults, and the others'.
  static let explanations: [Explanation] = {
    let rules = Rule.all.map(\.explanation)
    let faults = ScriptFault.Kind.allCases.map(\.explanation)
    let ruleIDs = Set(rules.map(\.id))
    return rules + faults.filter { !ruleIDs.contains($0.id) }
      + SuppressionExplanations.all + ConfigurationExplanations.all
  }()

  /// Every name that has a page.
  static var names: [String] {
    explanations.map(\.id) + Transform.all.map(\.name) + RefusedModifier.all.map(\.name)
      + Alias.all.map(\.name)
  }

  /// The page of an id or a name; nil where there is none.
  static func entry(for name: String) -> ManualEntry? {
    if let rule = Rule.withID(name) { return ManualEntry(rule) }
    if let explanation = explanations.first(where: { $0.id == name }) { return entry(explanation) }
    let transforms = Transform.named(name)
    if !transforms.isEmpty { return entry(name, transforms) }
    if RefusedModifier.named(name) != nil || Alias.named(name) != nil {
      let explained = TransformLookup.explainUnknown(name)
      return ManualEntry(
        name: name,
        summary: "not a transform of VisualEffect",
        sections: [
          ManualEntry.Section(title: "why", text: explained.reason),
          ManualEntry.Section(title: "instead", text: explained.help),
        ]
      )
    }
    return nil
  }

  private static func entry(_ explanation: Explanation) -> ManualEntry {
    ManualEntry(
      name: explanation.id,
      summary: explanation.summary,
      sections: [
        ManualEntry.Section(title: "why", text: explanation.reason),
        ManualEntry.Section(title: "the way out", text: explanation.help),
      ]
    )
  }

  private static func entry(_ name: String, _ transforms: [Transform]) -> ManualEntry {
    let sections = transforms.flatMap { transform in
      [
        ManualEntry.Section(title: "what", text: transform.documentation),
        ManualEntry.Section(
          title: "in Lua",
          text: transform.forms.map { "content:\($0.luaSignature(name: name))" }
            .joined(separator: "\n") + "\n" + transform.example
        ),
        ManualEntry.Section(
          title: "in Swift",
          text: transform.swiftSignatures.joined(separator: "\n")
        ),
        ManualEntry.Section(title: "arguments", text: columns(of: transform)),
        ManualEntry.Section(title: "available", text: availability(of: transform)),
        ManualEntry.Section(title: "interpolation", text: transform.interpolation),
        ManualEntry.Section(title: "sources", text: transform.sources.joined(separator: "\n")),
      ]
    }
    return ManualEntry(
      name: name,
      summary: transforms.first?.summary ?? "",
      sections: sections
    )
  }

  private static func columns(of transform: Transform) -> String {
    transform.columns.map { column in
      let unit = column.unit.symbol.isEmpty ? column.unit.rawValue : column.unit.symbol
      let identity: String? =
        switch column.unit {
        case .shader: nil
        case .blendMode: "normal"
        case .flag: "false"
        default: NumberText.short(column.identity)
        }
      return "\(column.name) (\(unit))" + (identity.map { ", does nothing at \($0)" } ?? "")
    }.joined(separator: "\n")
  }

  private static func availability(of transform: Transform) -> String {
    Platform.allCases.compactMap { platform in
      transform.availability.minimum(on: platform).map { "\(platform.rawValue) \($0)" }
    }.joined(separator: ", ")
  }
}

internal import MothCatalog
package import MothDiagnostics
internal import MothExport
internal import MothRunner
internal import MothScript
internal import MothStore
internal import MothValidation

/// Everything that can be explained, from the lists that define it.
package enum Manual {
  /// All explanations of diagnostics: the rules', those of scripts' faults, and the others'.
  package static let explanations: [Explanation] = {
    let rules = Rule.all.map(\.explanation) + [Budget.explanation]
    let faults = ScriptFault.Kind.allCases.map(\.explanation)
    let ruleIDs = Set(rules.map(\.id))
    return rules + faults.filter { !ruleIDs.contains($0.id) }
      + SuppressionExplanations.all + ConfigurationExplanations.all + RecordExplanations.all
      + CacheExplanations.all + ShardExplanations.all
      + BaselineExplanations.all + SessionExplanations.all + [SwiftExport.explanation]
  }()

  /// Every name that has a page.
  package static var names: [String] {
    explanations.map(\.id) + Transform.all.map(\.name) + RefusedModifier.all.map(\.name)
      + Alias.all.map(\.name) + ScriptWords.summaries.keys.sorted() + [ManualEntry.checks.name]
      + Budget.all.map(\.name)
  }

  /// The page of an id or a name; nil if there is none.
  package static func entry(for name: String) -> ManualEntry? {
    if let rule = Rule.withID(name) { return ManualEntry(rule) }
    if name == ManualEntry.checks.name { return .checks }
    if let budget = Budget.named(name) { return ManualEntry(budget) }
    if let explanation = explanations.first(where: { $0.id == name }) { return entry(explanation) }
    if let summary = ScriptWords.summaries[name] { return entry(ofObject: name, summary) }
    let transforms = Transform.named(name)
    if !transforms.isEmpty { return entry(name, transforms: transforms) }
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
        ManualEntry.Section(title: "how to fix it", text: explanation.help),
      ]
    )
  }

  /// The page of an object that scripts read: its fields, and theirs.
  private static func entry(ofObject name: String, _ summary: String) -> ManualEntry {
    guard name != "content" else {
      let forms = Transform.all.flatMap { transform in
        transform.forms.map { "content:\($0.luaSignature(name: transform.name))" }
      }
      return ManualEntry(
        name: name,
        summary: summary,
        sections: [ManualEntry.Section(title: "methods", text: forms.joined(separator: "\n"))]
      )
    }
    let functions = [
      "frame": "frame(space) with the fields of a frame",
      "bounds": "bounds(space) with those of bounds, nil if there is no such scroll view",
    ]
    let fields = ScriptWords.fields(of: name).map { field in
      if name == "geometry", let function = functions[field] {
        let inner = ScriptWords.fields(of: field == "frame" ? "a frame" : field)
        return "\(function): \(inner.joined(separator: ", "))"
      }
      let inner =
        ScriptWords.fields["\(name).\(field)"]
        ?? (name == "scroll" ? ScriptWords.fields[field] : nil)
      return field + (inner.map { ": " + $0.joined(separator: ", ") } ?? "")
    }
    let text = fields.isEmpty ? "those that the effect declares" : fields.joined(separator: "\n")
    return ManualEntry(
      name: name,
      summary: summary,
      sections: [ManualEntry.Section(title: "fields", text: text)]
    )
  }

  private static func entry(_ name: String, transforms: [Transform]) -> ManualEntry {
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

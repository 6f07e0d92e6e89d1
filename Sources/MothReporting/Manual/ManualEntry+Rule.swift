internal import MothDiagnostics
package import MothValidation

extension ManualEntry {
  /// The page of a rule.
  init(_ rule: Rule) {
    let explanation = rule.explanation
    var sections = [
      Section(title: "why", text: explanation.reason),
      Section(title: "how to fix it", text: explanation.help),
      Section(title: "what it checks", text: rule.decides),
    ]
    if !rule.thresholds.isEmpty {
      sections.append(
        Section(title: "thresholds", text: rule.thresholds.map(\.line).joined(separator: "\n"))
      )
    }
    sections.append(
      Section(
        title: "level",
        text: rule.presetLevels.map { "\($0): \($1)" }.joined(separator: "\n")
      )
    )
    sections += rule.bad.flatMap { Self.sections("bad", example: $0) }
    sections += rule.good.flatMap { Self.sections("good", example: $0) }
    sections.append(Section(title: "sources", text: rule.sources.joined(separator: "\n")))
    self.init(
      name: explanation.id,
      summary: explanation.summary,
      topic: rule.topic.rawValue,
      sections: sections
    )
  }

  private static func sections(_ title: String, example: Rule.Example) -> [Section] {
    let script = Section(title: title, text: example.script, isCode: true)
    let scene = example.scene.map {
      Section(title: "scene of this example", text: $0, isCode: true)
    }
    return [script] + (scene.map { [$0] } ?? [])
  }
}

extension Rule {
  /// The level in each preset, in the order of the presets.
  package var presetLevels: [(preset: String, level: String)] {
    ValidationSettings.Preset.allCases.map { ($0.rawValue, $0.level(of: self).rawValue) }
  }
}

extension Rule.Threshold {
  /// The threshold in one line: name, value, range and meaning.
  fileprivate var line: String { "\(name): \(number), \(rangeText): \(summary)" }

  /// The value with its unit.
  package var number: String { "\(NumberText.exact(value)) \(unit)" }

  /// The range in words.
  package var rangeText: String {
    "from \(NumberText.exact(range.lowerBound)) to \(NumberText.exact(range.upperBound))"
  }
}

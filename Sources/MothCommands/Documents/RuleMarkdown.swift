internal import MothDiagnostics
internal import MothReporting
internal import MothValidation

/// The pages of docs/rules, made from the rules.
enum RuleMarkdown {
  /// The page of a rule.
  static func page(of rule: Rule) -> String {
    let explanation = rule.explanation
    var blocks = [
      "# \(rule.id)", sentence(explanation.summary),
      "Topic: [\(rule.topic.rawValue)](README.md#\(rule.topic.rawValue)). Level: "
        + rule.presetLevels.map { "\($0.level) (\($0.preset))" }.joined(separator: ", ") + ".",
      "## Why", escaped(explanation.reason), "## How to fix it", escaped(explanation.help),
      "## What it checks", escaped(rule.decides),
    ]
    if !rule.thresholds.isEmpty {
      blocks += ["## Thresholds", thresholds(of: rule)]
    }
    for (number, example) in rule.bad.enumerated() {
      blocks += ["## Bad\(rule.bad.count > 1 ? " \(number + 1)" : "")"]
      blocks += ["Reported at line \(example.line)\(circumstances(of: example)):"]
      blocks += code(of: example)
    }
    for (number, example) in rule.good.enumerated() {
      blocks += ["## Good\(rule.good.count > 1 ? " \(number + 1)" : "")"] + code(of: example)
    }
    blocks += ["## Sources", rule.sources.map { "- \(link($0))" }.joined(separator: "\n")]
    return blocks.joined(separator: "\n\n") + "\n"
  }

  /// The list of all rules by topic.
  static var index: String {
    var blocks = [
      "# Rules",
      """
      Written by `scripts/docs` from the rules themselves. [VALIDATION.md](../VALIDATION.md) says how
      to change a level or a threshold, and how to allow a finding in a script.
      """,
    ]
    for topic in Rule.Topic.allCases {
      let rules = Rule.all.filter { $0.topic == topic }
      guard !rules.isEmpty else { continue }
      let rows = rules.map { rule in
        "| [\(rule.id)](\(rule.id).md) | \(rule.level.rawValue) | "
          + "\(cell(rule.explanation.summary)) |"
      }
      blocks += ["## \(topic.rawValue)", sentence(topic.summary)]
      blocks += [
        (["| rule | level | what it reports |", "|---|---|---|"] + rows).joined(separator: "\n")
      ]
    }
    return blocks.joined(separator: "\n\n") + "\n"
  }

  private static func thresholds(of rule: Rule) -> String {
    let rows = rule.thresholds.map { threshold in
      "| `\(threshold.name)` | \(threshold.number) | \(threshold.rangeText) | "
        + "\(cell(threshold.summary)) |"
    }
    return (["| name | value | range | meaning |", "|---|---|---|---|"] + rows)
      .joined(separator: "\n")
  }

  private static func circumstances(of example: Rule.Example) -> String {
    " on \(example.device), sweep \(example.sweep)"
  }

  private static func code(of example: Rule.Example) -> [String] {
    let script = "```lua\n\(example.script)```"
    guard let scene = example.scene else { return [script] }
    return [script, "with the scene", "```lua\n\(scene.hasSuffix("\n") ? scene : scene + "\n")```"]
  }

  private static func link(_ source: String) -> String {
    source.hasPrefix("https://") && !source.contains(" ") ? "<\(source)>" : escaped(source)
  }

  /// A phrase as a sentence.
  private static func sentence(_ phrase: String) -> String {
    escaped(phrase.prefix(1).uppercased() + phrase.dropFirst()) + (phrase.hasSuffix(".") ? "" : ".")
  }

  private static func cell(_ text: String) -> String {
    escaped(text).replacing("|", with: "\\|").replacing("\n", with: " ")
  }

  /// Text in which nothing is markup but code in backticks.
  private static func escaped(_ text: String) -> String {
    text.split(separator: "`", omittingEmptySubsequences: false).enumerated().map { index, part in
      index.isMultiple(of: 2)
        ? part.replacing("\\", with: "\\\\").replacing("<", with: "\\<")
          .replacing("*", with: "\\*").replacing("_", with: "\\_")
        : part[...]
    }
    .joined(separator: "`")
  }
}

internal import MothCatalog
internal import MothScript
internal import MothValidation

/// The JSON Schema (draft 2020-12) of `moth.json`, made from the rules, budgets and limits.
package enum ConfigurationSchema {
  /// The schema as text, with a line feed at its end.
  package static var text: String {
    root.text
  }

  private static var root: JSONNode {
    object(
      [
        "$schema": .object(["type": .text("string")]),
        "limits": limits,
        "baselines": object(["tolerance": tolerance]),
        "rules": rules,
        "budgets": budgets,
        "overrides": .object(["type": .text("array"), "items": override]),
        "run": run,
        "platform": .object([
          "type": .text("string"),
          "pattern": .text(platformPattern),
          "description": .text("The platform that decides availability, such as ios17."),
        ]),
      ],
      more: [
        "$schema": .text("https://json-schema.org/draft/2020-12/schema"),
        "title": .text("The configuration of a project with Moth"),
        "description": .text(
          "Written by scripts/docs from the rules, budgets and limits; docs/VALIDATION.md and "
            + "docs/SANDBOX.md explain."
        ),
      ]
    )
  }

  /// The known majors of each platform, with or without a minor number.
  private static var platformPattern: String {
    let names = PlatformProfile.all.map(\.name).joined(separator: "|")
    return "^(\(names))(\\.[0-9]+){0,2}$"
  }

  private static var run: JSONNode {
    let keys = RunSettings.options.compactMap { setting in
      setting.key.flatMap { key in
        setting.json.map { form in
          let summary = ["description": JSONNode.text(setting.option.help)]
          return (key, JSONNode.object(form.schema.merging(summary) { $1 }))
        }
      }
    }
    return object(
      Dictionary(uniqueKeysWithValues: keys),
      more: ["description": .text("What 'moth run' runs where the command line does not say it.")]
    )
  }

  private static var limits: JSONNode {
    object(
      Dictionary(
        uniqueKeysWithValues: HostLimit.all.map { limit in
          (
            limit.name,
            .object([
              "type": .text("integer"),
              "minimum": .number(Double(limit.range.lowerBound)),
              "maximum": .number(Double(limit.range.upperBound)),
              "default": .number(Double(limit.defaultValue)),
              "description": .text("\(limit.summary), in \(limit.unit)"),
            ])
          )
        }
      )
    )
  }

  private static var tolerance: JSONNode {
    let kinds = BaselineKind.adjustable.map { kind in
      (
        kind.rawValue,
        JSONNode.object([
          "type": .text("number"),
          "minimum": .number(BaselineTolerances.range.lowerBound),
          "maximum": .number(BaselineTolerances.range.upperBound),
          "default": .number(kind.defaultTolerance),
        ])
      )
    }
    return object(
      Dictionary(uniqueKeysWithValues: kinds),
      more: ["description": .text("How far a number may be from its baseline, by what it counts.")]
    )
  }

  private static var override: JSONNode {
    let patterns = JSONNode.object([
      "type": .text("array"), "minItems": .number(1),
      "items": .object(["type": .text("string")]),
    ])
    return object(
      ["plugins": patterns, "effects": patterns, "rules": rules, "budgets": budgets],
      more: [
        "anyOf": .list(
          ["rules", "budgets"].flatMap { what in
            ["plugins", "effects"].map { .object(["required": .list([.text(what), .text($0)])]) }
          }
        ),
        "description": .text("Patterns with '*' of names of plugins, of effects, or of both."),
      ]
    )
  }

  private static var budgets: JSONNode {
    object(
      Dictionary(
        uniqueKeysWithValues: Budget.all.map { budget in
          (
            budget.name,
            .object([
              "description": .text("The most \(budget.unit): \(budget.summary)."),
              "oneOf": .list(budgetForms),
            ])
          )
        }
      )
    )
  }

  /// A limit, a limit with its level, or a budget that is switched off.
  private static var budgetForms: [JSONNode] {
    let limit = JSONNode.object(["type": .text("number"), "minimum": .number(0)])
    let off = JSONNode.object(["const": .text(Rule.Level.off.rawValue)])
    return [
      limit,
      object(
        ["max": limit, "level": choice(Rule.Level.allCases.map(\.rawValue))],
        more: ["required": .list([.text("max")])]
      ),
      object(["level": off], more: ["required": .list([.text("level")])]),
    ]
  }

  private static var rules: JSONNode {
    object([
      "preset": choice(ValidationSettings.Preset.allCases.map(\.rawValue)),
      "levels": object(byRule(Rule.all) { _ in choice(Rule.Level.allCases.map(\.rawValue)) }),
      "thresholds": object(
        byRule(Rule.all.filter { !$0.thresholds.isEmpty }) { rule in
          object(
            Dictionary(uniqueKeysWithValues: rule.thresholds.map { ($0.name, value(of: $0)) })
          )
        }
      ),
    ])
  }

  private static func byRule(_ rules: [Rule], value: (Rule) -> JSONNode) -> [String: JSONNode] {
    Dictionary(uniqueKeysWithValues: rules.map { ($0.id, value($0)) })
  }

  private static func value(of threshold: Rule.Threshold) -> JSONNode {
    .object([
      "type": .text("number"),
      "minimum": .number(threshold.range.lowerBound),
      "maximum": .number(threshold.range.upperBound),
      "default": .number(threshold.value),
      "description": .text("\(threshold.summary), in \(threshold.unit)"),
    ])
  }

  private static func choice(_ names: [String]) -> JSONNode {
    .object(["type": .text("string"), "enum": .list(names.map(JSONNode.text))])
  }

  /// An object that may hold these keys and no others.
  private static func object(
    _ properties: [String: JSONNode],
    more: [String: JSONNode] = [:]
  ) -> JSONNode {
    .object(
      more.merging([
        "type": .text("object"), "additionalProperties": .boolean(false),
        "properties": .object(properties),
      ]) { $1 }
    )
  }
}

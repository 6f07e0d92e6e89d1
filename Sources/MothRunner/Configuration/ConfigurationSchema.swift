internal import Foundation
internal import MothCatalog
internal import MothScript
internal import MothValidation

/// The JSON Schema (draft 2020-12) of `moth.json`, made from the rules and the limits.
package enum ConfigurationSchema {
  /// The schema as text, with a line feed at its end.
  package static var text: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
    // It holds no number that is not finite, the one thing that cannot be encoded.
    let data = (try? encoder.encode(root)) ?? Data()
    return String(decoding: data, as: UTF8.self) + "\n"
  }

  /// A value of a schema.
  private indirect enum Value: Encodable {
    case text(String)
    case number(Double)
    case boolean(Bool)
    case list([Value])
    case object([String: Value])

    func encode(to encoder: any Encoder) throws {
      switch self {
      case .text(let text): try text.encode(to: encoder)
      case .number(let number): try number.encode(to: encoder)
      case .boolean(let boolean): try boolean.encode(to: encoder)
      case .list(let list): try list.encode(to: encoder)
      case .object(let fields): try fields.encode(to: encoder)
      }
    }
  }

  private static var root: Value {
    object(
      [
        "$schema": .object(["type": .text("string")]),
        "limits": limits,
        "rules": rules,
        "overrides": .object(["type": .text("array"), "items": override]),
        "platform": .object([
          "type": .text("string"),
          "pattern": .text(platformPattern),
          "description": .text("The platform that decides availability, such as ios17."),
        ]),
      ],
      [
        "$schema": .text("https://json-schema.org/draft/2020-12/schema"),
        "title": .text("The configuration of a project with Moth"),
        "description": .text(
          "Written by scripts/docs from the rules and limits; docs/VALIDATION.md and "
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

  private static var limits: Value {
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

  private static var override: Value {
    let patterns = Value.object([
      "type": .text("array"), "minItems": .number(1),
      "items": .object(["type": .text("string")]),
    ])
    return object(
      ["plugins": patterns, "effects": patterns, "rules": rules],
      [
        "required": .list([.text("rules")]),
        "minProperties": .number(2),
        "description": .text("Patterns with '*' of names of plugins, of effects, or of both."),
      ]
    )
  }

  private static var rules: Value {
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

  private static func byRule(_ rules: [Rule], _ value: (Rule) -> Value) -> [String: Value] {
    Dictionary(uniqueKeysWithValues: rules.map { ($0.id, value($0)) })
  }

  private static func value(of threshold: Rule.Threshold) -> Value {
    .object([
      "type": .text("number"),
      "minimum": .number(threshold.range.lowerBound),
      "maximum": .number(threshold.range.upperBound),
      "default": .number(threshold.value),
      "description": .text("\(threshold.summary), in \(threshold.unit)"),
    ])
  }

  private static func choice(_ names: [String]) -> Value {
    .object(["type": .text("string"), "enum": .list(names.map(Value.text))])
  }

  /// An object that may hold these keys and no others.
  private static func object(
    _ properties: [String: Value],
    _ more: [String: Value] = [:]
  ) -> Value {
    .object(
      more.merging([
        "type": .text("object"), "additionalProperties": .boolean(false),
        "properties": .object(properties),
      ]) { $1 }
    )
  }
}

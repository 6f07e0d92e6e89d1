internal import Foundation
internal import MothDiagnostics
package import MothRunner

/// One line of the raw results of a run: what every report is made from.
///
/// docs/JSON.md describes the records and their order, docs/schemas/results.schema.json their form.
package enum RunRecord: Equatable, Sendable {
  /// The first record.
  case run(RunHeader)
  /// A script that later records point into.
  case source(SourceRecord)
  /// A plugin begins.
  case plugin(PluginRecord)
  /// An effect begins.
  case effect(EffectRecord)
  /// A finding outside a unit: of an effect, of a plugin, or of the run.
  case diagnostic(DiagnosticRecord)
  /// A finding outside a unit that the script allows.
  case suppressed(SuppressedRecord)
  /// What an effect's script printed.
  case printed(PrintedRecord)
  /// A unit.
  case unit(UnitRecord)
  /// All values of the unit before.
  case curves(CurvesRecord)
  /// A test's case.
  case test(TestRecord)
  /// What a shard's unit or test returned in full, for merging.
  case outcome(RecordedOutcome)
  /// The last record.
  case summary(SummaryRecord)

  /// The record as a line of JSON with sorted keys and a line feed at its end.
  package var line: String { Self.line(self) }

  /// A value as such a line; nothing in it steers a terminal or a pipeline, and all is read back as
  /// it was.
  package static func line(_ value: any Encodable) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // No record holds a number that is not finite, the one thing that cannot be encoded.
    let data = (try? encoder.encode(value)) ?? Data()
    return JSONText.visible(String(decoding: data, as: UTF8.self)) + "\n"
  }
}

extension RunRecord: Codable {
  private enum Kind: String, Codable {
    case run, source, plugin, effect, diagnostic, suppressed, printed, unit, curves, test, outcome,
      summary
  }

  private enum CodingKeys: CodingKey {
    case type
  }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    switch try container.decode(Kind.self, forKey: .type) {
    case .run: self = .run(try RunHeader(from: decoder))
    case .source: self = .source(try SourceRecord(from: decoder))
    case .plugin: self = .plugin(try PluginRecord(from: decoder))
    case .effect: self = .effect(try EffectRecord(from: decoder))
    case .diagnostic: self = .diagnostic(try DiagnosticRecord(from: decoder))
    case .suppressed: self = .suppressed(try SuppressedRecord(from: decoder))
    case .printed: self = .printed(try PrintedRecord(from: decoder))
    case .unit: self = .unit(try UnitRecord(from: decoder))
    case .curves: self = .curves(try CurvesRecord(from: decoder))
    case .test: self = .test(try TestRecord(from: decoder))
    case .outcome: self = .outcome(try RecordedOutcome(from: decoder))
    case .summary: self = .summary(try SummaryRecord(from: decoder))
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    let (kind, content) = parts
    try container.encode(kind, forKey: .type)
    try content.encode(to: encoder)
  }

  private var parts: (Kind, any Encodable) {
    switch self {
    case .run(let record): (.run, record)
    case .source(let record): (.source, record)
    case .plugin(let record): (.plugin, record)
    case .effect(let record): (.effect, record)
    case .diagnostic(let record): (.diagnostic, record)
    case .suppressed(let record): (.suppressed, record)
    case .printed(let record): (.printed, record)
    case .unit(let record): (.unit, record)
    case .curves(let record): (.curves, record)
    case .test(let record): (.test, record)
    case .outcome(let record): (.outcome, record)
    case .summary(let record): (.summary, record)
    }
  }
}

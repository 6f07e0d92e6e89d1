internal import Foundation
internal import MothDiagnostics
internal import MothReporting
internal import MothRunner
internal import MothScript

extension FuzzTarget {
  /// Raw results, read as `moth report` and `moth merge` read them.
  package static let shards = FuzzTarget(
    name: "shards",
    violations: { ShardFuzzing(lines: $0).violations },
    dictionary: { FuzzDictionary.records }
  )
}

/// Reads lines of raw results, makes every report of them, and merges their outcomes.
///
/// The digest is made right first, as somebody who wants to break a reader would.
private struct ShardFuzzing {
  private let lines: [ArraySlice<UInt8>]

  init(lines bytes: [UInt8]) {
    lines = bytes.split(separator: UInt8(ascii: "\n"))
  }

  var violations: [String] {
    let records = read(sealed)
    for format in ReportFormat.all {
      var reporter = format.make(ReportSettings())
      for record in records { _ = reporter.take(record) }
    }
    let outcomes = FuzzedOutcomes(records)
    guard !outcomes.isEmpty else { return [] }
    var options = Self.plugin.options(["mac-window", "iphone-se-3"])
    options.recorded = outcomes
    let recorder = RecorderBox()
    Runner.run(options) { recorder.take($0) }
    return recorder.records.isEmpty ? ["merging says nothing"] : []
  }

  /// The lines with the digest that they have.
  private var sealed: [UInt8] {
    var seal = ShardSeal()
    return lines.flatMap { line -> [UInt8] in
      let whole = line + [UInt8(ascii: "\n")]
      defer { seal.take(whole) }
      guard
        case .summary(var summary)? = try? JSONDecoder().decode(RunRecord.self, from: Data(line))
      else { return Array(whole) }
      summary.digest = seal.digest(with: summary)
      return Array(RunRecord.summary(summary).line.utf8)
    }
  }

  /// The records up to the first line that is refused.
  private func read(_ bytes: [UInt8]) -> [RunRecord] {
    var reader = RecordReader(path: "input.jsonl")
    var joiner = ResultsJoiner(formats: [])
    var records: [RunRecord] = []
    do throws(RecordProblem) {
      for line in bytes.split(separator: UInt8(ascii: "\n")) {
        records += try joiner.take(try reader.take(Data(line + [UInt8(ascii: "\n")])), from: "a")
      }
      records += try joiner.take(try reader.finish(), from: "a")
    } catch {
      // A refusal is one diagnostic by its type.
      return records
    }
    return records + joiner.finish()
  }

  private static let plugin = FuzzedPlugin([:], sections: "")
}

private final class RecorderBox: @unchecked Sendable {
  // It is used by the run's thread only, while the caller waits.
  private var recorder = RunRecorder(
    RunHeader(command: .run, curves: true, moth: "0")
  ) { _ in nil }
  private(set) var records: [RunRecord] = []

  func take(_ event: RunEvent) {
    recorder.take(event) { records.append($0) }
  }
}

/// The outcomes among records.
private final class FuzzedOutcomes: RecordedOutcomes, @unchecked Sendable {
  private var rest: ArraySlice<RecordedOutcome>

  init(_ records: [RunRecord]) {
    rest = records.compactMap { if case .outcome(let outcome) = $0 { outcome } else { nil } }[...]
  }

  var isEmpty: Bool { rest.isEmpty }

  func next() -> RecordedOutcome? { rest.popFirst() }
}

package import Foundation
internal import MothDiagnostics

/// Reads raw results piece by piece, and keeps no more than a line.
package struct RecordReader {
  /// The longest line that is read, in bytes.
  ///
  /// Records of curves are in parts, and a script's text, what it prints and what is found in it
  /// are limited. Reading a line of JSON takes about six times its length.
  static let longestLine = 16 << 20

  private let path: String
  private var rest = Data()
  private var line = 0
  private var hasSummary = false
  /// Of the results of a shard, what the summary's digest must be of.
  private var seal: ShardSeal?

  /// Makes a reader; `path` names the results in diagnostics.
  package init(path: String) {
    self.path = path
  }

  /// The records that end in the next piece.
  package mutating func take(_ piece: Data) throws(RecordProblem) -> [RunRecord] {
    var records: [RunRecord] = []
    var start = piece.startIndex
    while let end = piece[start...].firstIndex(of: UInt8(ascii: "\n")) {
      rest += piece[start..<end]
      records.append(try record(rest))
      rest.removeAll(keepingCapacity: true)
      start = piece.index(after: end)
    }
    rest += piece[start...]
    if rest.count > Self.longestLine {
      line += 1
      throw unreadable("a line is longer than \(Self.longestLine >> 20) MiB")
    }
    return records
  }

  /// The records after the last line feed; the results must be whole.
  package mutating func finish() throws(RecordProblem) -> [RunRecord] {
    let last = rest.isEmpty ? [] : [try record(rest)]
    guard hasSummary else { throw RecordProblem(.cutShort(path)) }
    return last
  }

  private mutating func record(_ text: Data) throws(RecordProblem) -> RunRecord {
    line += 1
    guard !hasSummary else { throw unreadable("nothing may follow the 'summary'") }
    let decoder = JSONDecoder()
    if line == 1 { try checkHeader(text, decoder: decoder) }
    let record: RunRecord
    do {
      record = try decoder.decode(RunRecord.self, from: text)
    } catch let error as DecodingError {
      throw unreadable(error.phrase)
    } catch {
      throw unreadable(DecodingError.noJSON)
    }
    switch record {
    case .run where line > 1: throw unreadable("a second 'run' record")
    case .run(let header): seal = header.shard.map { _ in ShardSeal() }
    case .summary(let summary):
      hasSummary = true
      guard seal.map({ $0.digest(with: summary) == summary.digest }) ?? true else {
        throw RecordProblem(.changedShard(path))
      }
    default: break
    }
    seal?.take(text + [UInt8(ascii: "\n")])
    return record
  }

  /// Another version's header may have other keys, so its version is looked at first.
  private func checkHeader(_ text: Data, decoder: JSONDecoder) throws(RecordProblem) {
    struct Start: Decodable {
      var type: String
      var schema: Int?
    }
    let start = try? decoder.decode(Start.self, from: text)
    guard let start, start.type == "run", let schema = start.schema else {
      throw unreadable("the first line must be a 'run' record with its 'schema'")
    }
    guard schema == RunHeader.schemaVersion else {
      throw RecordProblem(.unknownVersion(schema, at: location))
    }
  }

  private func unreadable(_ reason: String) -> RecordProblem {
    RecordProblem(.unreadable(reason, at: location))
  }

  private var location: SourceLocation {
    let start = SourcePosition(line: line, column: 1)
    return SourceLocation(path: path, range: SourceRange(start: start, end: start))
  }
}

extension DecodingError {
  /// What is said of a text that is no JSON at all.
  static let noJSON = "it is not one JSON object"

  /// What is wrong, in one phrase.
  fileprivate var phrase: String {
    switch self {
    case .keyNotFound(let key, let context):
      "'\(Self.path(context.codingPath + [key]))' is missing"
    case .typeMismatch(_, let context), .valueNotFound(_, let context):
      "'\(Self.path(context.codingPath))' is of another type"
    case .dataCorrupted(let context):
      context.codingPath.isEmpty
        ? Self.noJSON : "'\(Self.path(context.codingPath))' has a value that is not known"
    @unknown default: Self.noJSON
    }
  }

  private static func path(_ keys: [any CodingKey]) -> String {
    keys.map { $0.intValue.map(String.init) ?? $0.stringValue }.joined(separator: ".")
  }
}

internal import MothDiagnostics
internal import MothReporting
internal import MothRunner

/// The raw results of all shards of one run.
struct ShardFiles {
  /// The files in the order of the shards.
  let paths: [String]
  /// What made them; the shard of it is the first one.
  let header: RunHeader
  /// The first shard.
  let first: ShardRecord
  private let contents: [Content]

  /// What is in a file.
  private struct Content {
    var path: String
    var header: RunHeader
    var shard: ShardRecord
    /// The names of the outcomes in their order.
    var names: [String] = []
    /// Whether the run was stopped before its end.
    var isStopped = false
  }

  /// Reads the files to their ends, which have a digest: each shard must be there once, and all
  /// must be of one run.
  init(_ inputs: [String]) throws(UsageProblem) {
    var files: [Content] = []
    for input in inputs { files.append(try Self.content(input)) }
    files.sort { $0.shard.number < $1.shard.number }
    guard let first = files.first else { throw UsageProblem("there are no results to merge") }
    for file in files.dropFirst() {
      try Self.check(
        file.header,
        shard: file.shard,
        in: file.path,
        firstHeader: first.header,
        first: first.shard,
        firstPath: first.path
      )
    }
    for (earlier, later) in zip(files, files.dropFirst())
    where earlier.shard.number == later.shard.number {
      throw UsageProblem([
        .shards("'\(earlier.path)' and '\(later.path)' are both shard \(later.shard.name)")
          .help("give each shard once")
      ])
    }
    let numbers = files.map(\.shard.number)
    let missing = (1...first.shard.total).filter { !numbers.contains($0) }
    guard missing.isEmpty else {
      throw UsageProblem([.missingShards(missing, total: first.shard.total)])
    }
    paths = files.map(\.path)
    contents = files
    header = first.header
    self.first = first.shard
  }

  private static func content(_ path: String) throws(UsageProblem) -> Content {
    let file = try ResultsFile(path)
    var content: Content?
    while let records = try file.next() {
      for record in records {
        switch record {
        case .run(let header):
          content = Content(path: path, header: header, shard: try shard(of: header, in: path))
        case .outcome(let outcome): content?.names.append(outcome.name)
        case .summary(let summary): content?.isStopped = summary.ending != nil
        default: break
        }
      }
    }
    guard let content else { throw UsageProblem("'\(path)' has no results") }
    return content
  }

  private static func shard(
    of header: RunHeader,
    in path: String
  ) throws(UsageProblem) -> ShardRecord {
    guard let shard = header.shard else {
      throw UsageProblem([
        .shards("'\(path)' has the results of a whole run, not of a shard")
          .help("'moth report' makes reports of whole runs, also of several")
      ])
    }
    guard header.moth == Moth.version else {
      throw UsageProblem([
        .shards("'\(path)' is of version \(header.moth) of moth; this one is \(Moth.version)")
          .help("merge with the version that ran the shards")
      ])
    }
    return shard
  }

  private static func check(
    _ header: RunHeader,
    shard: ShardRecord,
    in path: String,
    firstHeader: RunHeader,
    first: ShardRecord,
    firstPath: String
  ) throws(UsageProblem) {
    let differences = [
      ("the number of shards", shard.total == first.total),
      ("the build of moth", shard.program == first.program),
      ("the configuration, the options, the plugins or the devices", shard.inputs == first.inputs),
      ("whether they have curves", header.curves == firstHeader.curves),
    ]
    guard let difference = differences.first(where: { !$0.1 })?.0 else { return }
    throw UsageProblem([
      .shards("'\(firstPath)' and '\(path)' are not of one run: they differ in \(difference)")
        .help("run all shards with one program, of the same files, with the same options")
    ])
  }

  /// Makes sure that the shards have just these units and tests, each once and in this order, and
  /// that none of them ended early.
  func verify(_ names: [String]) throws(UsageProblem) {
    var next = 0
    for content in contents {
      for name in content.names {
        guard next < names.count, name == names[next] else {
          throw UsageProblem([.misplaced(name, in: content.path, names: names, next: next)])
        }
        next += 1
      }
      guard !content.isStopped else {
        throw UsageProblem([
          .shards("'\(content.path)' has a part of its shard only: the run was stopped")
            .help("run this shard again")
        ])
      }
    }
    guard next == names.count else {
      throw UsageProblem([.shards("no shard has '\(names[next])'").help(Diagnostic.costsHelp)])
    }
  }
}

extension ShardRecord {
  fileprivate var name: String { "\(number) of \(total)" }
}

extension Diagnostic {
  fileprivate static func shards(_ message: String) -> Diagnostic {
    .error("shards-differ", message: message)
  }

  fileprivate static let costsHelp =
    "all shards must be given the same '--costs', and run by the same version of moth"

  fileprivate static func missingShards(_ numbers: [Int], total: Int) -> Diagnostic {
    let shown = numbers.prefix(20).map(String.init).joined(separator: ", ")
    let list = shown + (numbers.count > 20 ? " and \(numbers.count - 20) more" : "")
    return .error(
      "missing-shard",
      message: numbers.count == 1
        ? "shard \(list) of \(total) is missing" : "shards \(list) of \(total) are missing"
    )
    .help("look at the log of the job that should have made it, and run that again")
  }

  /// Says what is wrong with an outcome that is not the next one.
  fileprivate static func misplaced(
    _ name: String,
    in path: String,
    names: [String],
    next: Int
  ) -> Diagnostic {
    if names[..<min(next, names.count)].contains(name) {
      return shards("'\(name)' is in two shards, again in '\(path)'").help(costsHelp)
    }
    guard next < names.count, names[next...].contains(name) else {
      return shards("'\(path)' has '\(name)', which is not in this run").help(costsHelp)
    }
    return shards("no shard has '\(names[next])'").help(costsHelp)
  }
}

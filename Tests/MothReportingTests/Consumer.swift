import Foundation
import MothTestSupport
import Synchronization
import Testing

@testable import MothReporting

/// The programs that read reports in the tests, installed by `scripts/setup --tests`.
enum Consumer {
  private static let folder = Repository.path + "/Tests/MothReportingTests/Consumers"
  private static let python = Repository.path + "/.build/venv/bin/python"

  /// One process that reads all reports, since starting it takes longer than most of them.
  private static let reader = Mutex(
    Result {
      try requireProgram(python)
      return try ProgramProcess(python, arguments: [folder + "/read.py"], input: nil)
    }
  )

  /// What the consumer of a format sees in a report, as JSON with sorted keys.
  static func sees(_ format: ReportFormat, records: [RunRecord]) throws -> String {
    let report = format.make(ReportSettings()).report(records)
    if format.name == "junit" {
      let (xmllint, schema) = ("/usr/bin/xmllint", folder + "/junit.xsd")
      try requireProgram(xmllint)
      let outcome = try ProgramProcess.run(
        xmllint,
        arguments: ["--noout", "--schema", schema, "-"],
        input: report
      )
      try #require(outcome.status == 0, "\(outcome.errors.suffix(2000))")
    }
    let (status, data) = try answer(format, report: report)
    try #require(status == 0, "\(String(decoding: data.suffix(2000), as: UTF8.self))")
    return try json(JSONSerialization.jsonObject(with: data))
  }

  /// Whether the consumer of a format takes a string.
  static func accepts(_ format: ReportFormat, text: String) throws -> Bool {
    try answer(format, report: text).status == 0
  }

  /// A value as JSON with sorted keys.
  static func json(_ value: Any) throws -> String {
    let data = try JSONSerialization.data(
      withJSONObject: value,
      options: [.sortedKeys, .withoutEscapingSlashes]
    )
    return String(decoding: data, as: UTF8.self)
  }

  /// What `read.py` says of a report.
  private static func answer(
    _ format: ReportFormat,
    report: String
  ) throws -> (status: Int, data: Data) {
    try reader.withLock { reader in
      let process = try reader.get()
      try process.write(Data("\(format.name) \(report.utf8.count)\n\(report)".utf8))
      let header = process.line().split(separator: " ").compactMap { Int($0) }
      try #require(header.count == 2, "read.py has ended")
      return (header[0], try process.bytes(header[1]))
    }
  }

  private static func requireProgram(_ path: String) throws {
    try #require(
      FileManager.default.isExecutableFile(atPath: path),
      "\(path) is missing: run scripts/setup --tests"
    )
  }
}

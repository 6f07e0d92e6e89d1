import Foundation
import Testing

@testable import MothReporting

/// The programs that read reports in the tests, installed by `scripts/setup --tests`.
enum Consumer {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Consumers")
  private static let python = folder.deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: ".build/venv/bin/python")

  /// What the consumer of a format sees in a report, as JSON with sorted keys.
  static func sees(_ format: ReportFormat, _ records: [RunRecord]) throws -> String {
    let report = format.make(ReportSettings()).report(records)
    if format.name == "junit" {
      let schema = folder.appending(path: "junit.xsd").path
      _ = try run(URL(filePath: "/usr/bin/xmllint"), ["--noout", "--schema", schema, "-"], report)
    }
    let script = folder.appending(path: "read.py").path
    return try json(JSONSerialization.jsonObject(with: run(python, [script, format.name], report)))
  }

  /// Whether the consumer of a format takes a string.
  static func accepts(_ format: ReportFormat, _ text: String) throws -> Bool {
    try outcome(python, [folder.appending(path: "read.py").path, format.name], text).status == 0
  }

  /// A value as JSON with sorted keys.
  static func json(_ value: Any) throws -> String {
    let data = try JSONSerialization.data(
      withJSONObject: value,
      options: [.sortedKeys, .withoutEscapingSlashes]
    )
    return String(decoding: data, as: UTF8.self)
  }

  /// Runs a program with a text as its input, and returns its output; it must end with status 0.
  private static func run(_ program: URL, _ arguments: [String], _ input: String) throws -> Data {
    let (status, data) = try outcome(program, arguments, input)
    try #require(status == 0, "\(String(decoding: data.suffix(2000), as: UTF8.self))")
    return data
  }

  /// Runs a program with a text as its input.
  private static func outcome(
    _ program: URL,
    _ arguments: [String],
    _ input: String
  ) throws -> (status: Int32, data: Data) {
    try #require(
      FileManager.default.isExecutableFile(atPath: program.path),
      "\(program.path) is missing: run scripts/setup --tests"
    )
    let file = FileManager.default.temporaryDirectory.appending(path: "moth-\(UUID().uuidString)")
    try Data(input.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.standardInput = try FileHandle(forReadingFrom: file)
    let output = Pipe()
    // One pipe for both: what a consumer says against a report is read with the rest.
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return (process.terminationStatus, data)
  }
}

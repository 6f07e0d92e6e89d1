package import Foundation
import Synchronization

/// What a program printed and how it ended.
package struct Outcome: Equatable, Sendable {
  package var status: Int32
  package var output: String
  package var errors: String

  package init(status: Int32, output: String, errors: String) {
    self.status = status
    self.output = output
    self.errors = errors
  }

  /// The lines of the output.
  package var lines: [String] { output.split(separator: "\n").map(String.init) }
}

/// A program as a process of its own.
package final class ProgramProcess {
  private let process = Process()
  private let output = Pipe()
  private let errors = Pipe()
  private let input = Pipe()

  /// Starts a program by its path, or by its name if the environment's `PATH` leads to it.
  ///
  /// Its working directory is `folder`, by default that of the tests; it gets the variables of
  /// `environment` and no others, by default those of the tests; and it reads `input`, or with nil
  /// what is written later.
  package init(
    _ program: String,
    arguments: [String],
    folder: String? = nil,
    environment: [String: String]? = nil,
    input: String? = ""
  ) throws {
    let isPath = program.contains("/")
    process.executableURL = URL(filePath: isPath ? program : "/usr/bin/env")
    process.arguments = (isPath ? [] : [program]) + arguments
    process.environment = environment ?? ProcessInfo.processInfo.environment
    if let folder { process.currentDirectoryURL = URL(filePath: folder) }
    if let input {
      process.standardInput = try Self.file(of: input)
    } else {
      process.standardInput = self.input
    }
    process.standardOutput = output
    process.standardError = errors
    try process.run()
  }

  /// The program of this name that is built beside the tests.
  package static func built(_ name: String) -> String {
    URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent().path + "/\(name)"
  }

  /// Runs a program to its end.
  package static func run(
    _ program: String,
    arguments: [String],
    folder: String? = nil,
    environment: [String: String]? = nil,
    input: String = ""
  ) throws -> Outcome {
    try ProgramProcess(
      program,
      arguments: arguments,
      folder: folder,
      environment: environment,
      input: input
    ).end()
  }

  /// Waits for the end; a process that a signal ended has the status that a shell gives it.
  package func end() -> Outcome {
    let problems = Mutex(Data())
    let isRead = DispatchSemaphore(value: 0)
    // A program that fills one pipe waits until it is read, whatever is read of the other.
    let handle = errors.fileHandleForReading
    return withExtendedLifetime(problems) {
      DispatchQueue.global().async {
        problems.withLock { $0 = handle.readDataToEndOfFile() }
        isRead.signal()
      }
      let printed = output.fileHandleForReading.readDataToEndOfFile()
      isRead.wait()
      process.waitUntilExit()
      let isSignalled = process.terminationReason == .uncaughtSignal
      return Outcome(
        status: process.terminationStatus + (isSignalled ? 128 : 0),
        output: String(decoding: printed, as: UTF8.self),
        errors: problems.withLock { String(decoding: $0, as: UTF8.self) }
      )
    }
  }

  /// Reads a line of the output; empty at its end.
  package func line() -> String {
    var bytes: [UInt8] = []
    while let byte = try? output.fileHandleForReading.read(upToCount: 1)?.first,
      byte != UInt8(ascii: "\n")
    {
      bytes.append(byte)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Reads so many bytes of the output; fewer at its end.
  package func bytes(_ count: Int) throws -> Data {
    var data = Data()
    while data.count < count,
      let more = try output.fileHandleForReading.read(upToCount: count - data.count), !more.isEmpty
    {
      data += more
    }
    return data
  }

  /// Writes what the program reads.
  package func write(_ data: Data) throws {
    try input.fileHandleForWriting.write(contentsOf: data)
  }

  /// Sends a signal.
  package func send(_ number: Int32) { kill(process.processIdentifier, number) }

  /// A file with a text, which has no name any more.
  private static func file(of text: String) throws -> FileHandle {
    guard !text.isEmpty else { return .nullDevice }
    let folder = try TemporaryFolder(["input": text])
    return try FileHandle(forReadingFrom: folder.url("input"))
  }
}

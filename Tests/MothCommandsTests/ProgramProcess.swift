#if os(Linux)
import Foundation

/// The built program as a process of its own, started by a shell, which opens and limits what the
/// test wants; `$MOTH` is the program in the shell's words.
final class ProgramProcess {
  private let process = Process()
  private let output = Pipe()
  private let errors = Pipe()

  /// Starts the words of a shell in a folder; the environment is what is given and `PATH`.
  init(_ words: String, in folder: URL, environment: [String: String] = [:]) throws {
    let program = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
    process.executableURL = URL(filePath: "/bin/bash")
    process.arguments = ["-c", words]
    process.environment = [
      "MOTH": program.path + "/moth", "PATH": "/usr/bin:/bin", "MOTH_CACHE": "",
    ]
    // Under scripts/sanitize the program itself is instrumented.
    .merging(ProcessInfo.processInfo.environment.filter { $0.key == "LSAN_OPTIONS" }) { $1 }
    .merging(environment) { $1 }
    process.currentDirectoryURL = folder
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = errors
    try process.run()
  }

  /// Waits for the end; a process that a signal ended has the status that a shell gives it.
  func end() -> Outcome {
    let output = text(self.output)
    let errors = text(self.errors)
    process.waitUntilExit()
    let isSignalled = process.terminationReason == .uncaughtSignal
    return Outcome(
      status: process.terminationStatus + (isSignalled ? 128 : 0),
      output: output,
      errors: errors
    )
  }

  /// Reads a line of the output; empty at its end.
  func line() -> String {
    var bytes: [UInt8] = []
    while let byte = try? output.fileHandleForReading.read(upToCount: 1)?.first,
      byte != UInt8(ascii: "\n")
    {
      bytes.append(byte)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Sends a signal.
  func send(_ number: Int32) { kill(process.processIdentifier, number) }

  private func text(_ pipe: Pipe) -> String {
    String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
  }
}

extension TemporaryScripts {
  /// Runs the words of a shell in the folder to their end.
  func shell(_ words: String, environment: [String: String] = [:]) throws -> Outcome {
    try ProgramProcess(words, in: folder, environment: environment).end()
  }

  /// A file's text.
  func text(of name: String) throws -> String {
    try String(contentsOf: folder.appending(path: name), encoding: .utf8)
  }

  /// The names of all files, sorted.
  func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
  }
}
#endif

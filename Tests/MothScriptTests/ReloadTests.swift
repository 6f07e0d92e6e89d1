import Foundation
import Testing

/// A plugin that is loaded again whenever a file is saved.
struct ReloadTests {
  /// The benchmark program, which the same build makes; by itself, it has no other tests' memory.
  private func bench(_ arguments: String...) throws -> String {
    let folder = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    let built = sequence(first: folder) { $0.path == "/" ? nil : $0.deletingLastPathComponent() }
      .map { $0.appending(path: "moth-bench") }
    let program = try #require(
      built.first { FileManager.default.isExecutableFile(atPath: $0.path) },
      "moth-bench is not built beside the tests"
    )
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }

  @Test func `1,000 reloads need no more memory than 100`() throws {
    let reported = try bench("reloads", "1000")
    let found = try #require(
      reported.firstMatch(
        of: /1000 of 1000 loaded; after 100 reloads \d+ kB, 900 later (\d+) kB more/
      ),
      "\(reported)"
    )
    // A state has 80 kB: were one in a hundred kept, 900 reloads would need 720 kB more. Memory
    // that is given back and taken again may be cut otherwise.
    #expect(try #require(Int(found.output.1)) < 512)
  }
}

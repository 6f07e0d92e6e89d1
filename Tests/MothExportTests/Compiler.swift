import Foundation
import MothTestSupport
import Testing

/// Swift's compiler, with the stand-in for SwiftUI as a module, in a folder of its own.
final class Compiler {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try run(
      "swiftc",
      arguments: [
        "-parse-as-library", "-swift-version", "6", "-module-name", "SwiftUI", "-emit-module",
        "-emit-object", tests + "Stub/SwiftUI.swift", "-o", "SwiftUI.o",
        "-emit-module-path", "SwiftUI.swiftmodule",
      ]
    )
  }

  /// Runs a program of the toolchain, or one in the folder, and returns what it prints; an issue
  /// with its output where it fails.
  @discardableResult
  func run(_ program: String, arguments: [String], input: String = "") throws -> String {
    let own = folder.path(program)
    let isOwn = FileManager.default.isExecutableFile(atPath: own)
    let outcome = try ProgramProcess.run(
      isOwn ? own : program,
      arguments: arguments,
      folder: folder.path,
      input: input
    )
    if outcome.status != 0 {
      Issue.record("\(program): \(outcome.errors.prefix(3_000))")
      throw CancellationError()
    }
    return outcome.output
  }
}

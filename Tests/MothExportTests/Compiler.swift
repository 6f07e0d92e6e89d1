import Foundation
import Testing

/// Swift's compiler, with the stand-in for SwiftUI as a module, in a folder of its own.
final class Compiler {
  let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory
      .appending(path: "moth-export-tests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try run(
      "swiftc",
      [
        "-parse-as-library", "-swift-version", "6", "-module-name", "SwiftUI", "-emit-module",
        "-emit-object", tests + "Stub/SwiftUI.swift", "-o", "SwiftUI.o",
        "-emit-module-path", "SwiftUI.swiftmodule",
      ]
    )
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  func write(_ name: String, _ text: String) throws {
    try Data(text.utf8).write(to: folder.appending(path: name))
  }

  /// Runs a program of the toolchain, or one in the folder, and returns what it prints; an issue
  /// with its output where it fails.
  @discardableResult
  func run(_ program: String, _ arguments: [String], input: String = "") throws -> String {
    let (process, output, problems) = (Process(), Pipe(), Pipe())
    let own = folder.appending(path: program)
    let isOwn = FileManager.default.isExecutableFile(atPath: own.path)
    process.executableURL = isOwn ? own : URL(filePath: "/usr/bin/env")
    process.arguments = (isOwn ? [] : [program]) + arguments
    process.currentDirectoryURL = folder
    process.standardOutput = output
    process.standardError = problems
    try write("input", input)
    process.standardInput = try FileHandle(forReadingFrom: folder.appending(path: "input"))
    try process.run()
    let printed = output.fileHandleForReading.readDataToEndOfFile()
    let reported = problems.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    if process.terminationStatus != 0 {
      Issue.record("\(program): \(String(decoding: reported, as: UTF8.self).prefix(3_000))")
      throw CancellationError()
    }
    return String(decoding: printed, as: UTF8.self)
  }
}

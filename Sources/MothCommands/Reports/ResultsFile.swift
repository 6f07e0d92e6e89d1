internal import Foundation
internal import MothDiagnostics
internal import MothReporting
internal import MothRunner

/// Raw results that are read piece by piece.
final class ResultsFile {
  /// The path as shown.
  let path: String
  /// Gives the next bytes, none at the end.
  private let read: () throws -> Data
  private let isStandardInput: Bool
  private var reader: RecordReader
  private var isAtEnd = false

  /// How much is read at a time, in bytes.
  private static let pieceSize = 1 << 20

  /// Opens a file; `-` is the standard input.
  init(_ input: String) throws(UsageProblem) {
    path = input == "-" ? "standard input" : input
    reader = RecordReader(path: path)
    isStandardInput = input == "-"
    if input == "-" {
      read = { try FileHandle.standardInput.read(upToCount: Self.pieceSize) ?? Data() }
      return
    }
    guard let file = try? RegularFile(input) else {
      throw UsageProblem([
        Diagnostic.error(
          "missing-file",
          message: "there is no file '\(input)' that can be read",
          at: SourceLocation(path: input)
        )
      ])
    }
    read = {
      guard let bytes = file.read(upTo: Self.pieceSize) else { throw POSIXError(.EIO) }
      return Data(bytes)
    }
  }

  /// Waits until there is something to read, or the end, which a regular file always has; false if
  /// the work is to end before.
  private func waitForPiece() -> Bool {
    guard isStandardInput else { return WorkControl.current?.goesOn() ?? true }
    var descriptor = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    while WorkControl.current?.goesOn(after: WorkControl.stepsPerLook) ?? true {
      // An error is for the read that follows.
      if poll(&descriptor, 1, Self.milliseconds) != 0 { return true }
    }
    return false
  }

  /// How long to wait before the next look at whether the work is to end.
  private static let milliseconds: Int32 = 50

  /// The next records, which may be none; nil after the last, and when the work is to end.
  func next() throws(UsageProblem) -> [RunRecord]? {
    guard !isAtEnd else { return nil }
    guard waitForPiece() else {
      isAtEnd = true
      return nil
    }
    do {
      let piece = try read()
      if !piece.isEmpty { return try reader.take(piece) }
      isAtEnd = true
      return try reader.finish()
    } catch let problem as RecordProblem {
      throw UsageProblem([problem.diagnostic])
    } catch {
      throw UsageProblem("'\(path)' cannot be read")
    }
  }
}

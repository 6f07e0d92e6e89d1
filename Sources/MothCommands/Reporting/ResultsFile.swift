internal import Foundation
internal import MothDiagnostics
internal import MothReporting

/// Raw results that are read piece by piece.
final class ResultsFile {
  /// The path as shown.
  let path: String
  /// Gives the next bytes, none at the end.
  private let read: () throws -> Data
  private var reader: RecordReader
  private var isAtEnd = false

  /// How much is read at a time, in bytes.
  private static let pieceSize = 1 << 20

  /// Opens a file; `-` is the standard input.
  init(_ input: String) throws(UsageProblem) {
    path = input == "-" ? "standard input" : input
    reader = RecordReader(path: path)
    if input == "-" {
      read = { try FileHandle.standardInput.read(upToCount: Self.pieceSize) ?? Data() }
      return
    }
    guard let file = try? RegularFile(input) else {
      throw UsageProblem([
        Diagnostic.error(
          "missing-file",
          "there is no file '\(input)' that can be read",
          at: SourcePlace(path: input)
        )
      ])
    }
    read = {
      guard let bytes = file.read(upTo: Self.pieceSize) else { throw POSIXError(.EIO) }
      return Data(bytes)
    }
  }

  /// The next records, which may be none; nil behind the last.
  func next() throws(UsageProblem) -> [RunRecord]? {
    guard !isAtEnd else { return nil }
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

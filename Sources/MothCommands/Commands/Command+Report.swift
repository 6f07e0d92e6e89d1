internal import Foundation
internal import MothDiagnostics
internal import MothReporting
internal import MothRunner

extension Command {
  /// `moth report`: reports made from raw results.
  static let report = Command(name: "report") { context in
    do throws(UsageProblem) {
      let requests = try ReporterRequest.read(context.invocation.texts("reporter"))
      let inputs = context.invocation.texts("results")
      guard inputs.count(where: { $0 == "-" }) <= 1 else {
        throw UsageProblem("the standard input can be read once only")
      }
      let outputs = try ReportOutputs(requests, context)
      var joiner = ResultsJoiner(formats: requests.map(\.format))
      for input in inputs { try read(input, &joiner, outputs) }
      outputs.take(joiner.finish())
      let problems = outputs.finish()
      return problems.isEmpty ? .passed : context.fail(problems)
    } catch {
      return context.fail(error.diagnostics, showsSource: false)
    }
  }

  /// How much is read at a time, in bytes.
  private static let pieceSize = 1 << 20

  private static func read(
    _ input: String,
    _ joiner: inout ResultsJoiner,
    _ outputs: ReportOutputs
  ) throws(UsageProblem) {
    let shown = input == "-" ? "standard input" : input
    let handle = input == "-" ? FileHandle.standardInput : FileHandle(forReadingAtPath: input)
    guard let handle else {
      throw UsageProblem([
        Diagnostic.error(
          "missing-file",
          "there is no file '\(input)' that can be read",
          at: SourcePlace(path: input)
        )
      ])
    }
    do {
      var reader = RecordReader(path: shown)
      while let piece = try handle.read(upToCount: pieceSize), !piece.isEmpty {
        outputs.take(try joiner.take(try reader.take(piece), from: shown))
      }
      outputs.take(try joiner.take(try reader.finish(), from: shown))
    } catch let problem as RecordProblem {
      throw UsageProblem([problem.diagnostic])
    } catch {
      throw UsageProblem("'\(shown)' cannot be read")
    }
  }
}

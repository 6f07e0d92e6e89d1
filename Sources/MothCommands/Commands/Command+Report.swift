internal import Foundation
internal import MothDiagnostics
internal import MothReporting
internal import MothRunner

extension Command {
  /// `moth report`: reports made from raw results.
  static let report = Command(
    name: "report",
    summary: "Make reports from the raw results of runs.",
    options: [rawResults, .each] + Option.reports
  ) { context in
    do throws(UsageProblem) {
      let requests = try ReporterRequest.read(context.invocation)
      let inputs = context.invocation.texts(rawResults)
      guard inputs.count(where: { $0 == "-" }) <= 1 else {
        throw UsageProblem("the standard input can be read once only")
      }
      let outputs = try ReportOutputs(requests, context: context)
      var joiner = ResultsJoiner(formats: requests.map(\.format))
      for input in inputs.whileWorking {
        let file = try ResultsFile(input)
        while let records = try file.next() {
          outputs.take(try joiner.shown(records, of: file.path))
        }
      }
      outputs.take(joiner.finish())
      let problems = outputs.finish()
      return problems.isEmpty ? .passed : context.fail(problems)
    } catch {
      return context.fail(error.diagnostics, showsSource: false)
    }
  }

  private static let rawResults = Option(
    "results...",
    help: "Files written with '--reporter jsonl:FILE'; '-' is the standard input."
  )
}

extension ResultsJoiner {
  fileprivate mutating func shown(
    _ records: [RunRecord],
    of path: String
  ) throws(UsageProblem) -> [RunRecord] {
    do throws(RecordProblem) {
      return try take(records, from: path)
    } catch {
      throw UsageProblem([error.diagnostic])
    }
  }
}

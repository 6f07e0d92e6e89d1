internal import MothDiagnostics
internal import MothReporting
internal import MothRunner
internal import MothScript

extension Command {
  /// `moth run`: evaluate, validate, test, report.
  static let run = Command(name: "run") { context in
    let options: RunOptions
    switch RunOptions.read(context) {
    case .success(let read): options = read
    case .failure(let problem): return context.fail([problem.diagnostic])
    }
    let clock = ContinuousClock()
    let start = clock.now
    let result = Runner.run(options)
    let elapsed = clock.now - start
    let status = context.report(result) { $0.report(result) }
    let counts = RunCounts(result)
    guard counts.calls > 0 else { return status }
    context.printError(
      "evaluated \(counts.samples) samples with \(counts.calls) calls in \(seconds(elapsed)) s\n"
    )
    return status
  }

  private static func seconds(_ duration: Duration) -> String {
    let (seconds, attoseconds) = duration.components
    return NumberText.fixed(Double(seconds) + Double(attoseconds) / 1e18, decimals: 2)
  }
}

/// A usage problem.
private struct UsageProblem: Error {
  let diagnostic: Diagnostic
}

extension RunOptions {
  fileprivate static func read(_ context: CommandContext) -> Result<RunOptions, UsageProblem> {
    var options = RunOptions(paths: context.paths)
    options.devices = context.invocation.texts("device")
    options.scene = context.invocation.text("scene")
    switch context.invocation.text("reduce_motion") {
    case "on": options.reduceMotion = [true]
    case "off": options.reduceMotion = [false]
    default: options.reduceMotion = [false, true]
    }
    for text in context.invocation.texts("param") {
      let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, !parts[0].isEmpty,
        let value = ParameterValue(parsing: String(parts[1]))
      else {
        return .failure(
          UsageProblem(
            diagnostic: Diagnostic.error(
              "usage",
              "'--param' takes NAME=VALUE with a number, true or false; got '\(text)'",
              at: nil
            )
          )
        )
      }
      options.parameters.append((String(parts[0]), value))
    }
    return .success(options)
  }
}

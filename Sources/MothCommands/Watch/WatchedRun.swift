internal import Foundation
internal import MothDiagnostics
internal import MothReporting
internal import MothRunner

/// `moth run --watch`: runs again what a saved file touches.
///
/// What is known from the round before is not evaluated again and not reported again.
struct WatchedRun {
  private var context: CommandContext
  /// Waits until one of these files is saved; false if there is to be no further round.
  private let wait: (FileWatch) -> Bool

  /// A run that goes on for as long as `wait` says.
  init(_ context: CommandContext, wait: @escaping (FileWatch) -> Bool = Self.poll) {
    self.context = context
    // It has no end at which the process could notice that nobody reads any longer.
    self.context.makesFiles = {}
    self.wait = wait
  }

  /// Runs round after round; the status is that of the last one.
  func run() -> ExitStatus {
    var filter: RoundFilter?
    var status = ExitStatus.passed
    while true {
      // With a wrong configuration, a run's files are not known.
      var watch = FileWatch(context.paths + configurationPaths)
      do throws(UsageProblem) {
        var options = try context.runOptions()
        options.comparesRounds = true
        watch = FileWatch(files(of: options))
        let round = filter ?? RoundFilter(options.baselines.tolerances)
        filter = round
        status = try context.report(options, command: .run) { options, emit in
          Runner.run(options) { event in round.take(event, emit: emit) }
          return nil
        }
        if !round.hasReported { context.printError("nothing that is run has changed\n") }
        round.nextRound()
      } catch {
        // The next round reads the configuration again.
        status = context.fail(error.diagnostics)
      }
      if [.interrupted, .terminated, .hungUp].contains(status) { return status }
      context.printError("waiting for a file to be saved; Ctrl-C ends\n")
      guard wait(watch) else { return status }
      context.printError("\n")
    }
  }

  /// The configuration, whether it can be read or not.
  private var configurationPaths: [String] {
    let path =
      context.invocation.text(.config) ?? ConfigurationFile.path(from: context.workingDirectory)
    return [path].compactMap(\.self)
  }

  /// Everything that a run reads.
  private func files(of options: RunOptions) -> [String] {
    options.paths + [options.configurationPath].compactMap(\.self)
      + (options.axes.devices + options.axes.sweeps).filter { $0.hasSuffix(".json") }
  }

  /// Looks at the files a few times a second.
  static func poll(_ watch: FileWatch) -> Bool {
    var watch = watch
    while !watch.hasChanged() { Thread.sleep(forTimeInterval: 0.15) }
    return true
  }
}

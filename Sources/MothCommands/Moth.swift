internal import Foundation
internal import MothDiagnostics
internal import MothRunner
internal import MothScript

/// The program: reads the command line, runs the command, and gives the exit status.
public enum Moth {
  /// The version, as in docs/CHANGELOG.md.
  public static let version = "0.1.0"

  /// The exit status when the output cannot be written.
  public static let outputFailure = ExitStatus.internalError.rawValue

  /// Runs the program with the arguments after its name, in a process's environment, and returns
  /// the exit status of design.md: 0 passed, 1 findings, 2 usage, 3 not loaded, 4 internal error,
  /// 5 nothing matched, 129 hung up, 130 interrupted, 143 terminated.
  ///
  /// `isInteractive` says that a person types at the process's terminal, which `moth repl` then
  /// edits lines on; `isErrorTerminal`, that progress can be shown. With `handlesSignals`, SIGINT,
  /// SIGTERM and SIGHUP end a run and keep what is done. `makesFiles` is called before files are
  /// made that are worth going on for where `print` has lost its reader. The project's
  /// configuration is looked for from `workingDirectory`, by default the process's.
  public static func main(
    arguments: [String],
    environment: [String: String],
    isTerminal: Bool,
    workingDirectory: String? = nil,
    isInteractive: Bool = false,
    isErrorTerminal: Bool = false,
    handlesSignals: Bool = false,
    readLine: @escaping () -> String? = { nil },
    makesFiles: @escaping () -> Void = {},
    print: @escaping (String) -> Void,
    printError: @escaping (String) -> Void
  ) -> Int32 {
    let lines = GuardedOutput(print, printError: printError)
    let invocation: Invocation
    switch Invocation.read(arguments) {
    case .invocation(let read): invocation = read
    case .version:
      lines.print("moth \(version)\n")
      return ExitStatus.passed.rawValue
    case .text(let text):
      lines.print(text.hasSuffix("\n") ? text : text + "\n")
      return ExitStatus.passed.rawValue
    case .problem(let message):
      // The message repeats words of the user's, and may have several lines.
      let text = WrappedText.lines(of: message, width: .max).joined(separator: "\n")
      lines.printError("moth: \(text)\n'moth --help' shows the commands\n")
      return ExitStatus.usage.rawValue
    }
    guard let command = Command.all.first(where: { $0.name == invocation.command }) else {
      lines.printError("moth: there is no command '\(invocation.command)'\n")
      return ExitStatus.usage.rawValue
    }
    let terminal = Terminal(
      color: invocation.text(.color) ?? "auto",
      environment: environment,
      isTerminal: isTerminal
    )
    let context = CommandContext(
      invocation: invocation,
      terminal: terminal,
      environment: environment,
      workingDirectory: workingDirectory ?? FileManager.default.currentDirectoryPath,
      isInteractive: isInteractive,
      showsProgress: isErrorTerminal && environment["TERM"] != "dumb"
        && !Pipeline.runs(in: environment),
      handlesSignals: handlesSignals,
      readLine: readLine,
      makesFiles: makesFiles,
      print: lines.print,
      printReport: print,
      printError: lines.printError
    )
    return run(command, context: context).rawValue
  }

  /// Runs a command on a thread with room for any script: the only one that must be made.
  private static func run(_ command: Command, context: CommandContext) -> ExitStatus {
    var limits = HostLimits()
    limits.sourceBytes = HostLimit.named("sourceBytes")?.range.upperBound ?? limits.sourceBytes
    // The calling thread waits until the command is over, so only one of both uses it.
    nonisolated(unsafe) let waiting = context
    let status = LuaThread.runIfPossible(stackBytes: limits.stackBytes) {
      command.handlesSignals
        ? command.run(waiting) : waiting.ending(on: RunControl()) { command.run(waiting) }
    }
    guard let status else {
      context.report([.noThread])
      return .internalError
    }
    return status
  }
}

import Foundation
import MothCommands

// A closed pipe, as behind `| head`, ends the output and is no fault.
signal(SIGPIPE, SIG_DFL)

/// Writes a text; a full disk ends the program with the status of an internal error.
@Sendable func write(_ text: String, to output: FileHandle) {
  do {
    try output.write(contentsOf: Data(text.utf8))
  } catch {
    try? FileHandle.standardError.write(
      contentsOf: Data("moth: the output cannot be written\n".utf8)
    )
    exit(Moth.outputFailure)
  }
}

let status = Moth.main(
  arguments: Array(CommandLine.arguments.dropFirst()),
  environment: ProcessInfo.processInfo.environment,
  isTerminal: isatty(STDOUT_FILENO) == 1,
  isInteractive: isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1,
  isErrorTerminal: isatty(STDERR_FILENO) == 1,
  handlesSignals: true,
  readLine: { readLine() },
  print: { write($0, to: .standardOutput) },
  printError: { write($0, to: .standardError) }
)
exit(status)

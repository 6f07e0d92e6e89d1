import Foundation
import MothCommands

let streams = ProcessStreams()
let input = InputLines(descriptor: STDIN_FILENO)
let status = Moth.main(
  arguments: Array(CommandLine.arguments.dropFirst()),
  environment: ProcessInfo.processInfo.environment,
  isTerminal: isatty(STDOUT_FILENO) == 1,
  isInteractive: isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1,
  isErrorTerminal: isatty(STDERR_FILENO) == 1,
  handlesSignals: true,
  readLine: input.next,
  makesFiles: { streams.makesFiles = true },
  print: streams.print,
  printError: streams.printError
)
streams.end(with: status)

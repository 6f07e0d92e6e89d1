import Foundation
import MothCommands

// A closed pipe, as behind `| head`, ends the output and is no fault.
signal(SIGPIPE, SIG_DFL)
let status = Moth.main(
  arguments: Array(CommandLine.arguments.dropFirst()),
  environment: ProcessInfo.processInfo.environment,
  isTerminal: isatty(STDOUT_FILENO) == 1,
  print: { FileHandle.standardOutput.write(Data($0.utf8)) },
  printError: { FileHandle.standardError.write(Data($0.utf8)) })
exit(status)

import MothCommands
import MothTestSupport

/// Runs the program with its output caught.
func moth(
  _ arguments: String...,
  environment: [String: String] = [:],
  isTerminal: Bool = false
) -> Outcome {
  moth(arguments, environment: environment, isTerminal: isTerminal)
}

/// Runs the program with these arguments and its output caught.
func moth(
  _ arguments: [String],
  environment: [String: String] = [:],
  isTerminal: Bool = false,
  workingDirectory: String? = nil,
  input: [String] = []
) -> Outcome {
  var input = input[...]
  let output = Buffer()
  let errors = Buffer()
  let status = Moth.main(
    arguments: arguments,
    environment: environment,
    isTerminal: isTerminal,
    workingDirectory: workingDirectory,
    readLine: { input.popFirst() },
    print: { output.text += $0 },
    printError: { errors.text += $0 }
  )
  return Outcome(status: status, output: output.text, errors: errors.text)
}

/// Text that closures add to.
private final class Buffer {
  var text = ""
}

/// An effect with a summary whose closure has this body, which begins on line 3.
func describedEffect(_ body: String, more: String = "") -> String {
  "--- A test's effect.\n" + effect(body, more: more)
}

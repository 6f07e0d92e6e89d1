internal import MothDiagnostics

/// The two outputs of a command, in which no line gives an order to a pipeline.
final class GuardedOutput {
  private var output = LineGuard()
  private var errors = LineGuard()
  private let toOutput: (String) -> Void
  private let toErrors: (String) -> Void

  /// Guards what these write.
  init(_ print: @escaping (String) -> Void, printError: @escaping (String) -> Void) {
    toOutput = print
    toErrors = printError
  }

  /// Writes to the standard output.
  func print(_ text: String) { toOutput(output.take(text)) }

  /// Writes to the error output.
  func printError(_ text: String) { toErrors(errors.take(text)) }
}

package import MothDiagnostics

extension Diagnostic {
  /// Says that the program has no thread to work on.
  package static let noThread = Diagnostic.error(
    "threads-unavailable",
    message: "the system gives no thread to run scripts on",
    at: nil
  )
  .help(threadsHelp)

  /// Says that fewer threads share the work than were to.
  static func missingThreads(_ count: Int, of workers: Int) -> Diagnostic {
    Diagnostic.warning(
      "threads-unavailable",
      message:
        "the system did not give \(count) of \(plural(workers, of: "thread")); the others did the work"
    )
    .help(threadsHelp)
  }

  private static let threadsHelp =
    "allow more threads ('ulimit -u'), end other programs, or use fewer with '--workers'"
}

internal import MothDiagnostics
internal import MothRunner

extension Command {
  /// `moth complete`: what the completion scripts of shells ask.
  static let complete = Command(
    name: "complete",
    summary: "Print how the last of some words may go on.",
    options: [words],
    isHidden: true
  ) { context in
    // A shell puts them into a line as they are, so one that would need quotes is left out.
    let candidates = Completion(context.invocation.texts(words)).candidates
      .filter { !$0.value.contains(/[^\w.:=\/-]/.asciiOnlyWordCharacters()) }
    context.print(
      candidates.map { candidate in
        let summary = candidate.summary.replacing("\n", with: " ")
        let end = summary.isEmpty ? "" : "\t" + VisibleText.escaped(summary)
        return candidate.value + end + "\n"
      }.joined()
    )
    return .passed
  }

  private static let words = Option(
    "[words...]",
    help: "The words after the program's name, up to the cursor."
  )
}

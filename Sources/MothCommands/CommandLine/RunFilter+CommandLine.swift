internal import MothRunner

extension RunFilter {
  /// What the command line leaves of a run.
  static func read(_ context: CommandContext) throws(UsageProblem) -> RunFilter {
    let invocation = context.invocation
    var filter = RunFilter()
    try invocation.apply(options, to: &filter)
    if let words = invocation.optionalText(.onlyChanged) {
      filter.changes = try GitChanges.read(since: words, in: context.workingDirectory)
    }
    if invocation.flag(.lastFailed) {
      guard let names = LastRun(context)?.names else {
        throw UsageProblem(
          "'--last-failed' knows no earlier run in this folder",
          help: "run without it first; what failed is kept in the user's state folder"
        )
      }
      filter.names = names
    }
    return filter
  }

  /// The options that leave out by name.
  static let options: [Setting<RunFilter>] = [
    Setting(
      Option("--grep PATTERN", help: "Run only what has a name that this regular expression finds.")
    ) { words, filter throws(UsageProblem) in
      for word in words { filter.matching = try pattern(word, of: "--grep") }
    },
    Setting(
      Option(
        "--grep-invert PATTERN",
        help: "Leave out what has a name that this regular expression finds."
      )
    ) { words, filter throws(UsageProblem) in
      for word in words { filter.notMatching = try pattern(word, of: "--grep-invert") }
    },
  ]

  private static func pattern(
    _ text: String,
    of option: String
  ) throws(UsageProblem) -> NamePattern {
    if let pattern = NamePattern(text, option: option) { return pattern }
    guard text.utf8.count <= NamePattern.maximumLength else {
      throw UsageProblem(
        "'\(option)' takes a regular expression of at most \(NamePattern.maximumLength) bytes; "
          + "got \(text.utf8.count)"
      )
    }
    throw UsageProblem(
      "'\(option)' takes a regular expression; got '\(text)'",
      help: "a backslash before a sign such as '(' or '*' stands for the sign itself"
    )
  }
}

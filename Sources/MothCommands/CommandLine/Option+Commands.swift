internal import MothReporting
internal import MothRunner

/// The options that a command looks at itself, and groups of options that commands share.
extension Option {
  static let color = Option(
    "--color",
    help: "When to use color.",
    choices: ["auto", "always", "never"],
    absent: "auto"
  )
  static let json = Option("--json", help: "Print JSON Lines instead of text.")
  static let config = Option("--config FILE", help: "Read this instead of the project's moth.json.")
  static let each = Option(
    "--each",
    help: "Print a line for each unit, also if results are the same."
  )

  // MARK: - Fixes

  static let fix = Option("--fix", help: "Write the safe fixes into the scripts.")
  static let unsafeFixes = Option("--unsafe-fixes", help: "Apply also fixes that may change more.")
  static let diff = Option("--diff", help: "Print what fixes would change; write nothing.")

  // MARK: - Runs

  static let list = Option("--list", help: "Print the names of units and tests; run nothing.")
  static let onlyChanged = Option(
    "--only-changed [REF]",
    help: "Run only what files affect that differ from the last commit, or since REF."
  )
  static let lastFailed = Option("--last-failed", help: "Run only what failed in the last run.")
  static let shard = Option(
    "--shard NUMBER/TOTAL",
    help: "Run one of several parts, such as 2/4, or auto: the part that the variables of CI name."
      + " 'moth merge' joins their results.",
    candidates: { _ in [Candidate("auto", summary: "the part that the variables of CI name")] }
  )
  static let costs = Option("--costs FILE", help: "Balance shards by these raw results.")
  static let noCache = Option("--no-cache", help: "Evaluate everything, also what is cached.")
  static let cacheDir = Option(
    "--cache-dir FOLDER",
    help: "The folder of the cached results.",
    absent: "the user's cache folder"
  )
  static let watch = Option("--watch", help: "Run again what a saved file affects.")
  static let curves = Option(
    "--curves",
    help: "Keep all values in the raw results, not only ranges."
  )

  // MARK: - Groups

  /// What the project says, and how colors are used.
  static let project = [config] + LimitChoices.options.map(\.option)
  /// The plugins.
  static let paths = RunSettings.options.map(\.option).filter(\.flags.isEmpty)
  /// What is run.
  static let plan = RunSettings.options.map(\.option)
  /// What is said of rules.
  static let rules = project + RulePlan.options.map(\.option)
  /// What is done with fixes.
  static let fixes = [fix, unsafeFixes, diff]
  /// What is reported.
  static let reports = ReporterRequest.options.map(\.option) + [color]

  /// The table of the options of `moth run`, as docs/RUNNING.md has it.
  static var markdownTable: String {
    let rows = Command.run.options.map { option in
      let syntax = option.syntax.replacing("|", with: "\\|")
      let key = option.key.map { "`\($0)`" } ?? ""
      return "| `\(syntax)` | \(key) | \(option.absent ?? "") | \(option.help) |\n"
    }
    return "| option | `moth.json` | if absent | what |\n|---|---|---|---|\n" + rows.joined()
  }
}

/// A format of reports: one file in `Reporters/` and one line in `all`.
package struct ReportFormat: Sendable {
  /// The name on the command line.
  package let name: String
  /// What it is for, in one phrase.
  package let summary: String
  /// Where the format is described.
  package let specification: String
  /// Whether it needs the units' curves.
  package let needsCurves: Bool
  /// Whether its lines are commands for the pipeline that runs the program.
  package let isCommands: Bool
  /// Makes a reporter.
  package let make: @Sendable (ReportSettings) -> any Reporter
  /// What the place that reads the format takes besides.
  package let companion: Companion?

  /// A second report, which is added to the file that an environment variable names.
  package struct Companion: Sendable {
    /// The variable.
    package let variable: String
    /// Makes a reporter of a report that fits into so many bytes.
    package let make: @Sendable (Int) -> any Reporter
    /// The longest file, in bytes.
    package let limit: Int
  }

  init(
    name: String,
    summary: String,
    specification: String,
    needsCurves: Bool = false,
    isCommands: Bool = false,
    companion: Companion? = nil,
    make: @escaping @Sendable (ReportSettings) -> any Reporter
  ) {
    self.name = name
    self.summary = summary
    self.specification = specification
    self.needsCurves = needsCurves
    self.isCommands = isCommands
    self.companion = companion
    self.make = { settings -> any Reporter in
      isCommands ? make(settings) : GuardedReporter(reporter: make(settings))
    }
  }

  /// Every format.
  package static let all: [ReportFormat] = [
    .text, .json, .jsonl, .junit, .tap, .sarif, .github, .gitlab, .markdown, .csv, .html,
  ]

  /// The format of a name; nil if there is none.
  package static func named(_ name: String) -> ReportFormat? { all.first { $0.name == name } }
}

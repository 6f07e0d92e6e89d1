import MothDiagnostics
import MothRunner
import Testing

@testable import MothReporting

/// The report for people, against files that people have read.
@Suite struct TextReporterTests {
  private func report(
    _ result: RunResult = SampleResult.all,
    command: RunHeader.Command = .run,
    change: (inout ReportSettings) -> Void = { _ in }
  ) -> String {
    var settings = ReportSettings()
    change(&settings)
    return TextReporter(settings).report(SampleResult.records(result, command: command))
  }

  @Test func `a run reads as in its file`() throws {
    try expectSnapshot(report(), name: "run.txt")
  }

  @Test func `a run in colour reads as in its file`() throws {
    try expectSnapshot(report { $0.styler = Styler(isColored: true) }, name: "run-color.txt")
  }

  @Test func `a run on a narrow terminal reads as in its file`() throws {
    try expectSnapshot(report { $0.width = 40 }, name: "run-narrow.txt")
  }

  @Test func `a check reads as in its file`() throws {
    try expectSnapshot(report(SampleResult.all, command: .check), name: "check.txt")
  }

  @Test func `what is on the error output is not reported again`() {
    let text = report { $0.reportsProblems = false }
    #expect(!text.contains("missing-file"))
    #expect(text.hasPrefix("slide  Moves down.\n"))
    #expect(report().hasPrefix("error[missing-file]"))
  }

  @Test func `what has nothing wrong ends with that word`() {
    #expect(
      report(SampleResult.passing) == """
        still  Does nothing.
          scene home, target card (2 views)
          ✓ mac-window  no change

        1 effect, 1 unit, 200 samples, 0 tests: all passed

        """
    )
  }

  @Test(arguments: [RunHeader.Command.run, .check])
  func `nothing from outside steers the terminal`(command: RunHeader.Command) {
    let steering = report(SampleResult.all, command: command).unicodeScalars.filter { scalar in
      scalar != "\n"
        && [.control, .format, .lineSeparator].contains(scalar.properties.generalCategory)
    }
    #expect(steering.isEmpty)
  }

  @Test func `an empty result has a summary`() {
    var empty = RunResult()
    empty.evaluates = true
    #expect(report(empty) == "0 effects, 0 units, 0 samples, 0 tests: nothing matched\n")
    #expect(report(empty, command: .check) == "0 plugins, 0 scripts: nothing matched\n")
    #expect(report(empty) { $0.reportsProblems = false } == "")
  }
}

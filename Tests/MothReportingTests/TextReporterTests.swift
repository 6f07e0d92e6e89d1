import MothDiagnostics
import MothReporting
import MothRunner
import Testing

/// The report for people, against files that people have read.
@Suite struct TextReporterTests {
  private func reporter(
    _ result: RunResult,
    width: Int = 100,
    styler: Styler = .plain
  ) -> TextReporter {
    TextReporter(result, width: width, styler: styler)
  }

  @Test func `a run reads as in its file`() throws {
    let result = SampleResult.all
    try expectSnapshot(reporter(result).report(result), "run.txt")
  }

  @Test func `a run in colour reads as in its file`() throws {
    let result = SampleResult.all
    let text = reporter(result, styler: Styler(isColored: true)).report(result)
    try expectSnapshot(text, "run-color.txt")
  }

  @Test func `a run on a narrow terminal reads as in its file`() throws {
    let result = SampleResult.all
    try expectSnapshot(reporter(result, width: 40).report(result), "run-narrow.txt")
  }

  @Test func `a check reads as in its file`() throws {
    let result = SampleResult.all
    try expectSnapshot(reporter(result).checkReport(result), "check.txt")
  }

  @Test func `what has nothing wrong ends with that word`() {
    let result = SampleResult.passing
    #expect(
      reporter(result).report(result) == """
        still  Does nothing.
          scene home, target card (2 views)
          ✓ mac-window  no change

        1 effect, 1 unit, 200 samples, 0 tests: all passed

        """
    )
  }

  @Test func `nothing from outside steers the terminal`() {
    let result = SampleResult.all
    for text in [reporter(result).report(result), reporter(result).checkReport(result)] {
      let steering = text.unicodeScalars.filter { scalar in
        scalar != "\n"
          && [.control, .format, .lineSeparator].contains(scalar.properties.generalCategory)
      }
      #expect(steering.isEmpty)
    }
  }

  @Test func `an empty result has a summary`() {
    let result = RunResult()
    #expect(
      reporter(result).report(result) == "0 effects, 0 units, 0 samples, 0 tests: nothing matched\n"
    )
    #expect(reporter(result).checkReport(result) == "0 plugins, 0 scripts: nothing matched\n")
  }
}

import MothDiagnostics
import MothTestSupport
import Testing

@testable import MothCommands

/// Whether to colour, and how wide a line is.
@Suite struct TerminalTests {
  private func isColored(
    _ color: String,
    environment: [String: String],
    isTerminal: Bool
  ) -> Bool {
    Terminal(color: color, environment: environment, isTerminal: isTerminal).styler.isColored
  }

  private func width(_ columns: String?, isTerminal: Bool = false) -> Int {
    let environment = columns.map { ["COLUMNS": $0] } ?? [:]
    return Terminal(color: "auto", environment: environment, isTerminal: isTerminal).width
  }

  @Test func `a terminal is coloured, a file is not`() {
    #expect(isColored("auto", environment: [:], isTerminal: true))
    #expect(!isColored("auto", environment: [:], isTerminal: false))
  }

  @Test func `a dumb terminal is not coloured`() {
    #expect(!isColored("auto", environment: ["TERM": "dumb"], isTerminal: true))
    #expect(isColored("auto", environment: ["TERM": "xterm"], isTerminal: true))
  }

  @Test func `NO_COLOR wins over a terminal and over FORCE_COLOR, unless it is empty`() {
    #expect(!isColored("auto", environment: ["NO_COLOR": "1"], isTerminal: true))
    #expect(
      !isColored("auto", environment: ["NO_COLOR": "1", "FORCE_COLOR": "1"], isTerminal: true)
    )
    #expect(isColored("auto", environment: ["NO_COLOR": ""], isTerminal: true))
  }

  @Test func `FORCE_COLOR colours a file and a dumb terminal, unless it is empty`() {
    #expect(isColored("auto", environment: ["FORCE_COLOR": "1"], isTerminal: false))
    #expect(isColored("auto", environment: ["FORCE_COLOR": "1", "TERM": "dumb"], isTerminal: true))
    #expect(!isColored("auto", environment: ["FORCE_COLOR": ""], isTerminal: false))
  }

  @Test func `the option wins over everything`() {
    #expect(isColored("always", environment: ["NO_COLOR": "1", "TERM": "dumb"], isTerminal: false))
    #expect(!isColored("never", environment: ["FORCE_COLOR": "1"], isTerminal: true))
  }

  @Test(arguments: [
    ("80", 80), ("120", 120), ("40", 40), ("39", 40), ("0", 40), ("-5", 40), ("100000", 400),
    ("wide", 100), ("", 100), ("99999999999999999999", 100), (nil, 100),
  ])
  func `COLUMNS gives the width within bounds`(columns: String?, expected: Int) {
    #expect(width(columns) == expected)
  }

  @Test func `the program follows the option and the environment`() throws {
    let scripts = try TemporaryFolder(["a.lua": describedEffect("return content:opacity(1)")])
    let path = scripts.path("a.lua")
    let isColored = { (outcome: Outcome) in outcome.output.contains("\u{1B}[") }
    #expect(!isColored(moth("list", "rules", path)))
    #expect(isColored(moth("list", "rules", path, isTerminal: true)))
    #expect(isColored(moth("list", "rules", path, environment: ["FORCE_COLOR": "1"])))
    #expect(!isColored(moth("list", "rules", path, "--color", "never", isTerminal: true)))
    #expect(isColored(moth("list", "rules", path, "--color", "always")))
    #expect(!isColored(moth("list", "rules", "--json", path, "--color", "always")))
  }
}

import Foundation
import MothTestSupport
import Testing

@testable import MothCommands

/// Which variables say that the program runs in a pipeline, and how much is read there.
@Suite struct PipelineTests {
  @Test(arguments: [
    (["CI": "true"], "CI"), (["CI": "1"], "CI"), (["CI": "yes"], "CI"), (["CI": "False"], "CI"),
    (["GITHUB_ACTIONS": "true"], "GITHUB_ACTIONS"),
    (["CI": "true", "GITHUB_ACTIONS": "false"], "CI"),
  ])
  func `a variable says yes`(environment: [String: String], name: String) {
    #expect(Pipeline.variable(in: environment) == name)
    #expect(Pipeline.runs(in: environment))
  }

  @Test(arguments: [
    [:], ["CI": ""], ["CI": "0"], ["CI": "false"], ["GITHUB_ACTIONS": "false"],
    ["GITHUB_ACTIONS": ""], ["CI": "false", "GITHUB_ACTIONS": "true"],
  ])
  func `a variable says no`(environment: [String: String]) {
    #expect(Pipeline.variable(in: environment) == nil)
    #expect(!Pipeline.runs(in: environment))
  }

  @Test func `no baselines are written in GitHub's runner`() throws {
    let scripts = try TemporaryFolder(["fine.lua": describedEffect("return content:opacity(0.5)")])
    let outcome = moth(
      ["run", scripts.path("fine.lua"), "--update-baselines", "all"],
      environment: ["GITHUB_ACTIONS": "true"]
    )
    #expect(outcome.status == 2)
    #expect(
      outcome.errors.hasPrefix(
        "error[usage]: '--update-baselines all' writes no baselines while GITHUB_ACTIONS is set in "
          + "the environment\n"
      )
    )
  }

  // MARK: - Lines that nobody types

  @Test func `a session takes two thousand lines, and says once where there are more`() {
    let lines = Array(repeating: "", count: 2_000)
    #expect(moth(["repl"], input: lines).status == 0)
    #expect(
      moth(["repl"], input: lines + ["print('not run')", ""])
        == Outcome(
          status: 2,
          output: "",
          errors: "error[session-too-long]: a session must be at most 2000 lines; line 2001 goes "
            + "beyond, and nothing after it is read\n  = help: put what is long into a .lua file and "
            + "name that\n"
        )
    )
  }

  @Test func `the lines of a session are limited in bytes, those of -e too`() {
    let line = String(repeating: " ", count: 1 << 20)
    let four = moth(["repl"], input: [line, line, line, line, "x"])
    #expect(four.status == 2)
    #expect(
      four.errors.hasPrefix("error[session-too-long]: a session must be at most 4194304 bytes;")
    )
    let one = moth("repl", "-e", line + " ")
    #expect(one.status == 2)
    #expect(
      one.errors.hasPrefix(
        "error[session-too-long]: a line of a session must be at most 1048576 bytes;"
      )
    )
  }

  @Test func `an endless line is read as far as a line may be`() throws {
    let zero = open("/dev/zero", O_RDONLY)
    defer { close(zero) }
    #expect(InputLines(descriptor: zero).next()?.utf8.count == InputLines.longestLine + 1)
  }

  @Test func `lines are read with either end, the last one without`() throws {
    let scripts = try TemporaryFolder(["in": "a\r\n\nb\r\u{E9}\nlast"])
    let file = open(scripts.path("in"), O_RDONLY)
    defer { close(file) }
    let lines = InputLines(descriptor: file)
    #expect((0..<5).map { _ in lines.next() } == ["a", "", "b\r\u{E9}", "last", nil])
  }
}

import Foundation
import MothCommands
import MothTestSupport
import Testing

/// `moth repl` without a terminal: lines of the command line or of the input, and the status.
@Suite struct ReplCommandTests {
  private func repl(_ arguments: String..., input: [String] = []) -> Outcome {
    moth(["repl"] + arguments, input: input)
  }

  @Test func `each line of the command line is answered in turn`() {
    let outcome = repl("-e", "x = 20", "-e", "x * 2", "--execute", "_ + 2", input: ["not read"])
    #expect(outcome == Outcome(status: 0, output: "40\n42\n", errors: ""))
  }

  @Test func `the lines of the input are answered, without a prompt`() {
    let outcome = repl(input: ["function f(x)", "  return x + 1", "end", "", "f(1)"])
    #expect(outcome == Outcome(status: 0, output: "2\n", errors: ""))
  }

  @Test func `lines work on the effect that is named`() {
    let path = "\(Repository.path)/Plugins/featured-parallax"
    let outcome = repl(path, "-e", ":at 120")
    #expect(outcome.status == 0)
    #expect(outcome.output.hasPrefix("120 pt from rest\n"))
    #expect(outcome.output.hasSuffix("\noffset  x  0 pt\n        y  36 pt\n"))
  }

  @Test func `a device is the one to begin with`() {
    #expect(repl("--device", "iphone-se-3", "-e", "env.displayScale").output == "2.0\n")
  }

  @Test(arguments: [
    (["1"], 0), (["nope"], 1), ([":nope"], 2), (["nope", "1"], 1), ([":nope", "nope"], 2),
    (["(", "1"], 1), ([":quit", "nope"], 0), ([":effect /no/such.lua"], 3),
  ])
  func `the status is that of the worst line`(lines: [String], status: Int) {
    #expect(moth(["repl"], input: lines).status == Int32(status))
    #expect(moth(["repl"] + lines.flatMap { ["-e", $0] }).status == Int32(status))
  }

  @Test func `what is wrong with a line is reported in its place among the answers`() {
    let outcome = repl("-e", "1", "-e", ":nope", "-e", "2")
    #expect(outcome.errors == "")
    #expect(
      outcome.output
        == "1\nerror[usage]: unknown command ':nope'\n  = help: ':help' lists the commands\n2\n"
    )
  }

  @Test func `a plugin that is not there ends the session before it begins`() {
    let outcome = repl("/no/such.lua", "-e", "1")
    #expect(outcome.status == 3)
    #expect(outcome.output == "")
    #expect(outcome.errors.hasPrefix("error[missing-file]: there is no file '/no/such.lua'"))
  }

  @Test func `a script that cannot be loaded ends the session before it begins`() throws {
    let scripts = try TemporaryFolder(["broken.lua": "return moth.effect {"])
    let outcome = repl(scripts.path("broken.lua"), "-e", "1")
    #expect(outcome.status == 3)
    #expect(outcome.output == "")
    #expect(scripts.short(outcome.errors).contains(" --> broken.lua:1:"))
  }

  @Test(arguments: [["repl", "-e"], ["repl", "a", "b"], ["repl", "--device", "no-device"]])
  func `what cannot be understood has status 2`(arguments: [String]) {
    #expect(moth(arguments).status == 2)
  }

  @Test func `an unknown device is reported with the one that was meant`() {
    #expect(
      repl("--device", "iphone-71").errors
        == "error[unknown-device]: unknown device 'iphone-71'; did you mean 'iphone-11'?\n"
    )
  }
}

import Foundation
import MothCommands
import MothTestSupport
import Testing

/// Help, version, and words that cannot be understood.
@Suite struct CommandLineTests {
  private static let commands = ["run", "check", "list", "explain", "completion"]

  @Test(arguments: [[], ["--help"], ["-h"]])
  func `help names every command and the statuses`(arguments: [String]) {
    let outcome = arguments.isEmpty ? moth() : moth(arguments[0])
    #expect(outcome.status == 0)
    #expect(outcome.errors == "")
    #expect(outcome.output.hasPrefix("Usage: moth [-h] [--version] [<command>] ...\n"))
    for command in Self.commands { #expect(outcome.output.contains("\n   \(command) ")) }
    #expect(
      outcome.output.hasSuffix(
        """
        Exit status: 0 all passed, 1 findings, 2 usage or configuration, 3 a script
        could not be loaded, 4 an internal error, 5 nothing matched, 130 interrupted,
        143 terminated.

        """
      )
    )
  }

  @Test(arguments: commands)
  func `each command has help, before anything else is looked at`(command: String) {
    for flag in ["--help", "-h"] {
      let outcome = moth(command, flag, "--no-such-option")
      #expect(outcome.status == 0)
      #expect(outcome.output.hasPrefix("Usage: moth \(command) "))
      #expect(outcome.errors == "")
    }
  }

  @Test(arguments: [
    (
      "run",
      ["--device", "--scene", "--reduce-motion", "--param", "--reporter", "--curves", "--color"]
    ),
    ("check", ["--reporter", "--color"]), ("report", ["--reporter", "--each", "--color"]),
    ("list", ["--json", "--color"]),
    ("explain", ["--json", "--color"]),
  ])
  func `the help of a command names its options`(command: String, options: [String]) {
    let output = moth(command, "--help").output
    for option in options {
      #expect(output.contains("\n   \(option) ") || output.contains("\n   \(option)\n"))
    }
  }

  @Test func `the lines of help fit 80 columns`() {
    for command in Self.commands {
      let long = moth(command, "--help").lines.filter { $0.count > 80 }
      #expect(long == [])
    }
    #expect(moth("--help").lines.filter { $0.count > 80 } == [])
  }

  @Test func `the version is printed alone`() {
    #expect(
      moth("--version") == Outcome(status: 0, output: "moth \(Moth.version)\n", errors: "")
    )
  }

  @Test(arguments: [
    (["rum"], "unknown command 'rum'\nDid you mean 'run'?"),
    (["chekc"], "unknown command 'chekc'\nDid you mean 'check'?"),
    (["frobnicate"], "unknown command 'frobnicate'"),
    (["run", "--devise", "x"], "unknown option '--devise'\nDid you mean '--device'?"),
    (["list", "rules", "--jsn"], "unknown option '--jsn'\nDid you mean '--json'?"),
    (["--versoin"], "unknown option '--versoin'\nDid you mean '--version'?"),
    (["run", "--device"], "option '--device' requires an argument"),
    (["list", "rules", "--json=yes"], "option '--json' does not take arguments"),
    (["list"], "missing argument 'what'"),
    (["explain"], "missing argument 'id'"),
    (["explain", "a", "b"], "too many arguments"),
    (
      ["run", "--color", "sometimes"],
      "argument for option '--color' must be one of 'auto', 'always', 'never'"
    ),
    (
      ["run", "--reduce-motion", "yes"],
      "argument for option '--reduce-motion' must be one of 'on', 'off', 'both'"
    ),
    (
      ["list", "rulez"],
      "argument 'what' must be one of 'effects', 'scenes', 'devices', 'sweeps', 'transforms', "
        + "'views', 'modifiers', 'rules', 'budgets', 'reporters', 'options'"
    ),
    (["completion", "csh"], "argument 'shell' must be one of 'bash', 'zsh', 'fish'"),
  ])
  func `what cannot be understood is reported on the error output, with status 2`(
    arguments: [String],
    message: String
  ) {
    let outcome =
      switch arguments.count {
      case 1: moth(arguments[0])
      case 2: moth(arguments[0], arguments[1])
      default: moth(arguments[0], arguments[1], arguments[2])
      }
    #expect(
      outcome
        == Outcome(
          status: 2,
          output: "",
          errors: "moth: \(message)\n'moth --help' shows the commands\n"
        )
    )
  }

  @Test(arguments: ["rate", "=3", "rate=", "rate=fast", "rate=1,5", ""])
  func `a parameter must be a name and a number, true or false`(text: String) {
    let outcome = moth("run", "--param", text)
    #expect(outcome.status == 2)
    #expect(
      outcome.errors
        == "error[usage]: '--param' takes NAME=VALUE with a number, true or false; got '\(text)'\n"
    )
  }

  @Test func `paths may be after two dashes`() throws {
    let scripts = try TemporaryFolder(["a.lua": describedEffect("return content:opacity(1)")])
    #expect(moth("check", "--", scripts.path("a.lua")).status == 0)
    #expect(moth("check", "--", "--json").errors.contains("there is no file '--json'"))
  }

  @Test func `a control character in a word does not reach the terminal`() {
    for outcome in [
      moth("\u{1B}[2J"), moth("explain", "\u{1B}[2J"), moth("run", "\u{1B}[2J"),
      moth("run", "--device", "\u{1B}[2J"), moth("run", "--param", "\u{1B}[2J"),
      moth("run", "--\u{1B}[2J"),
    ] {
      #expect(outcome.status == 2)
      #expect(!outcome.errors.contains("\u{1B}"))
    }
  }
}

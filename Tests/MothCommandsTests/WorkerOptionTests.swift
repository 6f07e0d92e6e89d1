import MothTestSupport
import Testing

/// `--workers`: how many threads share the units.
@Suite struct WorkerOptionTests {
  @Test func `the output is the same for any number`() throws {
    let scripts = try TemporaryFolder(["fade.lua": describedEffect("return content:opacity(1.2)")])
    let outputs = ["1", "2", "5", "auto"].map { count in
      moth(["run", "-j", count, "--reporter", "jsonl", scripts.path("fade.lua")]).output
    }
    #expect(outputs[0].contains("value-out-of-range"))
    #expect(outputs.allSatisfy { $0 == outputs[0] })
  }

  @Test(arguments: ["0", "-1", "257", "two", ""])
  func `a number that cannot be is reported`(count: String) throws {
    let outcome = moth(["run", "--workers=\(count)"])
    #expect(outcome.status == 2)
    #expect(
      outcome.errors.hasPrefix(
        "error[usage]: '--workers' takes a number from 1 to 256 or auto; got '\(count)'\n"
      )
    )
  }
}

import Foundation
import MothScript
import MothTestSupport
import Testing

/// `--limit`, `limits` in `moth.json`, and `moth doctor`, which shows them.
@Suite struct LimitOptionTests {
  private static let greedy = describedEffect(
    """
    local sum = 0
    for i = 1, 2000 do sum = sum + i end
    return content:opacity(sum > 0 and 1 or 0.5)
    """
  )

  private func run(_ scripts: TemporaryFolder, options: String...) -> Outcome {
    moth(
      ["run", "--device", "iphone-17", "--reduce-motion", "off"] + options
        + [scripts.path("greedy.lua")]
    )
  }

  @Test func `a limit of the command line holds for the scripts that run`() throws {
    let scripts = try TemporaryFolder(["greedy.lua": Self.greedy])
    #expect(run(scripts).status == 0)
    // A turn of the loop is two instructions, so 2000 turns are above 1000 and below 200000.
    let outcome = run(scripts, options: "--limit", "instructionsPerCall=1000")
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("error[instruction-limit]"))
  }

  @Test func `a limit of the project holds, and the command line has the last word`() throws {
    let scripts = try TemporaryFolder([
      "greedy.lua": Self.greedy, "moth.json": "{\"limits\": {\"instructionsPerCall\": 1000}}",
    ])
    let config = ["--config", scripts.path("moth.json")]
    #expect(run(scripts, options: config[0], config[1]).status == 1)
    #expect(
      run(scripts, options: config[0], config[1], "--limit", "instructionsPerCall=100000").status
        == 0
    )
  }

  @Test func `the size of a source is limited in check too`() throws {
    let scripts = try TemporaryFolder(["greedy.lua": Self.greedy])
    let outcome = moth(["check", "--limit", "sourceBytes=10", scripts.path("greedy.lua")])
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("must be at most 10 bytes; got \(Self.greedy.utf8.count)"))
  }

  @Test(arguments: [
    (
      "memoryBytes",
      "error[usage]: '--limit' takes NAME=NUMBER with a whole number; got 'memoryBytes'",
      nil
    ),
    (
      "memoryBytes=16MB",
      "error[usage]: '--limit' takes NAME=NUMBER with a whole number; got 'memoryBytes=16MB'", nil
    ),
    (
      "memorybytes=1",
      "error[usage]: unknown limit 'memorybytes'; did you mean 'memoryBytes'?", nil
    ),
    ("x=1", "error[usage]: unknown limit 'x'", "'moth doctor' shows the limits"),
    (
      "memoryBytes=-1",
      "error[usage]: 'memoryBytes' must be between 1048576 and 1073741824 bytes; got -1", nil
    ),
  ])
  func `a wrong limit is reported with the fix`(option: String, message: String, help: String?) {
    let outcome = moth(["doctor", "--limit", option])
    #expect(outcome.status == 2)
    #expect(outcome.errors.hasPrefix(message))
    #expect(help.map { outcome.errors.contains($0) } ?? true)
  }

  @Test func `doctor shows each limit and who set it`() throws {
    let scripts = try TemporaryFolder([
      "moth.json": "{\"limits\": {\"sortedElements\": 99, \"unpackedValues\": 50}}"
    ])
    let outcome = moth(
      ["doctor", "--config", scripts.path("moth.json"), "--limit", "unpackedValues=60"]
    )
    #expect(outcome.status == 0)
    let lines = outcome.output.split(separator: "\n")
    #expect(lines[0].hasPrefix("moth "))
    #expect(lines[0].contains("Lua 5.4"))
    for limit in HostLimit.all {
      #expect(lines.contains { $0.hasPrefix(limit.name + " ") }, "\(limit.name)")
    }
    #expect(outcome.output.contains(" 99 elements: "))
    #expect(outcome.output.contains("(moth.json; else 10000)"))
    #expect(outcome.output.contains(" 60 values: "))
    #expect(outcome.output.contains("(--limit; else 200)"))
  }

  @Test func `doctor gives the same as JSON Lines`() throws {
    let outcome = moth(["doctor", "--json", "--limit", "sourceBytes=100"])
    let lines = outcome.output.split(separator: "\n")
    #expect(lines.count == 1 + HostLimit.all.count)
    #expect(
      lines[1]
        == "{\"default\":65536,\"limit\":\"sourceBytes\",\"source\":\"--limit\","
        + "\"summary\":\"the size of one script\",\"unit\":\"bytes\",\"value\":100}"
    )
  }
}

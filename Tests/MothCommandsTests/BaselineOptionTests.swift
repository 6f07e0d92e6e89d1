import Foundation
import MothTestSupport
import Testing

/// `--update-baselines`, with and without `CI` in the environment.
@Suite struct BaselineOptionTests {
  private let script = ["fade.lua": describedEffect("return content:opacity(0.5)")]

  private func run(
    _ scripts: TemporaryFolder,
    arguments: String...,
    environment: [String: String] = [:]
  ) -> Outcome {
    let devices = ["--device", "iphone-17", "--device", "mac-window"]
    return moth(["run", scripts.path("fade.lua")] + devices + arguments, environment: environment)
  }

  private func hasFile(_ scripts: TemporaryFolder) -> Bool {
    FileManager.default.fileExists(atPath: scripts.path("fade.baseline.txt"))
  }

  @Test func `they are written, and compared from then on`() throws {
    let scripts = try TemporaryFolder(script)
    let outcome = run(scripts, arguments: "--update-baselines", "missing")
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("note[baseline-written]: baselines were written: 4 added\n"))
    try scripts.write(describedEffect("return content:opacity(0.6)"), to: "fade.lua")
    let changed = run(scripts)
    #expect(changed.status == 1)
    #expect(
      changed.output.contains(
        "error[baseline-differs]: 'opacity' is 0.6 where the baseline has 0.5\n"
      )
    )
    #expect(changed.output.contains("seen in 4 units, on iphone-17, mac-window\n"))
    #expect(run(scripts, arguments: "--update-baselines", "changed").status == 0)
    #expect(run(scripts).status == 0)
  }

  @Test(arguments: ["all", "changed", "missing"])
  func `in a pipeline writing them is a mistake`(update: String) throws {
    let scripts = try TemporaryFolder(script)
    let outcome = run(scripts, arguments: "--update-baselines", update, environment: ["CI": "true"])
    #expect(outcome.status == 2)
    #expect(
      outcome.errors.hasPrefix(
        "error[usage]: '--update-baselines \(update)' writes no baselines while CI is set in the "
          + "environment\n"
      )
    )
    #expect(!hasFile(scripts))
  }

  @Test(arguments: ["", "0", "false"])
  func `a CI that says no is none`(value: String) throws {
    let scripts = try TemporaryFolder(script)
    #expect(
      run(scripts, arguments: "--update-baselines", "all", environment: ["CI": value]).status == 0
    )
    #expect(hasFile(scripts))
  }

  @Test func `in a pipeline a missing one fails`() throws {
    let scripts = try TemporaryFolder(script)
    #expect(run(scripts, environment: ["CI": "1"]).status == 0, "it never asked for baselines")
    _ = moth([
      "run", scripts.path("fade.lua"), "--device", "iphone-17", "--update-baselines", "all",
    ])
    let outcome = run(scripts, arguments: "--update-baselines", "none", environment: ["CI": "1"])
    #expect(outcome.status == 1)
    #expect(
      outcome.output.contains("error[baseline-missing]: there is no baseline of this unit in ")
    )
    #expect(outcome.output.contains("seen in 2 units, on mac-window\n"))
    let atHome = run(scripts)
    #expect(atHome.status == 0)
    #expect(atHome.output.contains("note[baseline-missing]"))
  }

  @Test func `shards that are merged say what a whole run says`() throws {
    let scripts = try TemporaryFolder(script)
    _ = run(scripts, arguments: "--update-baselines", "all")
    try scripts.write(describedEffect("return content:opacity(0.6)"), to: "fade.lua")
    let files = (1...3).map { number in
      let path = scripts.path("\(number).jsonl")
      _ = run(scripts, arguments: "--shard", "\(number)/3", "--reporter", "jsonl:\(path)")
      return path
    }
    let merged = moth(["merge"] + files)
    #expect(merged.output.contains("error[baseline-differs]"))
    #expect(merged.output == run(scripts).output)
    try FileManager.default.removeItem(atPath: scripts.path("fade.baseline.txt"))
    #expect(moth(["merge"] + files).errors.hasPrefix("error[shards-differ]: "))
  }

  @Test(arguments: ["--fix", "--diff"])
  func `fixes and baselines are not written at once`(flag: String) throws {
    let scripts = try TemporaryFolder(script)
    let outcome = run(scripts, arguments: flag, "--update-baselines", "all")
    #expect(outcome.status == 2)
    #expect(
      outcome.errors.hasPrefix(
        "error[usage]: '--update-baselines' does not go with '\(flag)': a script is run several times\n"
      )
    )
  }

  @Test func `a tolerance of the project is read`() throws {
    let scripts = try TemporaryFolder(
      script.merging(["moth.json": "{\"baselines\": {\"tolerance\": {\"amount\": 0.2}}}"]) { $1 }
    )
    let configuration = ["--config", scripts.path("moth.json")]
    _ = run(scripts, arguments: "--update-baselines", "all")
    try scripts.write(describedEffect("return content:opacity(0.6)"), to: "fade.lua")
    #expect(run(scripts, arguments: configuration[0], configuration[1]).status == 0)
    #expect(run(scripts).status == 1)
    let shown = moth(["config"] + configuration)
    #expect(shown.output.contains("\"amount\" : 0.2"))
  }

  @Test(arguments: [
    (
      "{\"baselines\": {\"tolerance\": {\"amount\": 0}}}",
      "'baselines.tolerance.amount' must be between 1e-06 and 1000000; got 0"
    ),
    (
      "{\"baselines\": {\"tolerance\": {\"amuont\": 1}}}",
      "unknown tolerance 'amuont'; did you mean 'amount'?"
    ),
    (
      "{\"baselines\": {\"tolerances\": {}}}",
      "unknown key 'baselines.tolerances'; did you mean 'tolerance'?"
    ),
    ("{\"baselines\": true}", "'baselines' must be an object; got true"),
  ])
  func `a tolerance that cannot be is reported`(text: String, message: String) throws {
    let scripts = try TemporaryFolder(script.merging(["moth.json": text]) { $1 })
    let outcome = run(scripts, arguments: "--config", scripts.path("moth.json"))
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains(message), "\(outcome.errors)")
  }
}

import MothTestSupport
import Testing

/// `--shard auto`: the shard is known only where a scheduler started the run.
@Suite struct AutomaticShardTests {
  private let scripts: TemporaryFolder
  private let plan: [String]

  init() throws {
    scripts = try TemporaryFolder(["fade.lua": describedEffect("return content:opacity(0.5)")])
    plan = [scripts.path("fade.lua"), "--device", "iphone-17", "--device", "ipad-9"]
  }

  @Test func `shards of a scheduler are merged where it is not`() throws {
    let files = ["10", "20", "30"].map { index in
      let path = scripts.path("\(index).jsonl")
      let outcome = moth(
        ["run"] + plan + ["--shard", "auto", "--reporter", "jsonl:\(path)"],
        environment: [
          "SLURM_ARRAY_TASK_COUNT": "3", "SLURM_ARRAY_TASK_ID": index,
          "SLURM_ARRAY_TASK_MAX": "30", "SLURM_ARRAY_TASK_MIN": "10",
        ]
      )
      #expect(outcome.status == 0)
      return path
    }
    let whole = moth(["run"] + plan)
    let merged = moth(["merge"] + files)
    #expect(merged.status == whole.status)
    #expect(merged.output == whole.output)
  }

  @Test func `variables that contradict each other end the run with 2`() {
    let outcome = moth(
      ["run"] + plan + ["--shard", "auto"],
      environment: ["MOTH_SHARD_INDEX": "4", "MOTH_SHARD_TOTAL": "4"]
    )
    #expect(outcome.status == 2)
    #expect(outcome.output == "")
    #expect(
      outcome.errors.hasPrefix(
        "error[wrong-shard]: 'MOTH_SHARD_INDEX' must be from 0 to 3, as 'MOTH_SHARD_TOTAL' is 4; "
          + "got 4\n"
      )
    )
  }
}

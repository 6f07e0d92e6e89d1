import MothDiagnostics
import Testing

@testable import MothRunner

@Suite struct ShardDetectionTests {
  /// As each provider's documentation has it; see `ShardProvider.all`.
  @Test(arguments: [
    (["MOTH_SHARD_INDEX": "0", "MOTH_SHARD_TOTAL": "4"], "1/4"),
    (["MOTH_SHARD_INDEX": "3", "MOTH_SHARD_TOTAL": "4"], "4/4"),
    (["GITLAB_CI": "true", "CI_NODE_INDEX": "1", "CI_NODE_TOTAL": "4"], "1/4"),
    (["GITLAB_CI": "true", "CI_NODE_INDEX": "4", "CI_NODE_TOTAL": "4"], "4/4"),
    (["CIRCLE_NODE_INDEX": "0", "CIRCLE_NODE_TOTAL": "4"], "1/4"),
    (["CIRCLE_NODE_INDEX": "3", "CIRCLE_NODE_TOTAL": "4"], "4/4"),
    (["BUILDKITE_PARALLEL_JOB": "2", "BUILDKITE_PARALLEL_JOB_COUNT": "3"], "3/3"),
    (["SYSTEM_JOBPOSITIONINPHASE": "1", "SYSTEM_TOTALJOBSINPHASE": "3"], "1/3"),
    (["SYSTEM_JOBPOSITIONINPHASE": "3", "SYSTEM_TOTALJOBSINPHASE": "3"], "3/3"),
    (["JOB_COMPLETION_INDEX": "0", "MOTH_SHARD_TOTAL": "5"], "1/5"),
    (["JOB_COMPLETION_INDEX": "4", "MOTH_SHARD_TOTAL": "5"], "5/5"),
  ])
  func `each provider's variables name the shard`(
    environment: [String: String],
    expected: String
  ) throws {
    #expect(try Shard.detect(in: environment).text == expected)
  }

  /// The variables as Slurm 22.05 sets them for `--array=0-2`, `1-8:2`, `10-30:10`, `3,9`, `5`.
  @Test(arguments: [
    ([0, 1, 2], 0, 2), ([1, 3, 5, 7], 1, 7), ([10, 20, 30], 10, 30), ([3, 9], 3, 9), ([5], 5, 5),
  ])
  func `an array of Slurm may start anywhere and have any stride`(
    indices: [Int],
    minimum: Int,
    maximum: Int
  ) throws {
    let shards = try indices.map { index in
      try Shard.detect(in: slurm(index, of: indices.count, from: minimum, to: maximum)).text
    }
    #expect(shards == (1...indices.count).map { "\($0)/\(indices.count)" })
  }

  /// `--array=1,2,7` and `1,2,5,7`, and numbers that Slurm cannot give.
  @Test(arguments: [
    (1, 3, 1, 8), (2, 4, 1, 7), (0, 3, 1, 3), (4, 3, 1, 3), (1, 0, 1, 1), (1, 3, 1, 1),
    (1, 5, 1, 3),
  ])
  func `an array of Slurm with uneven steps is reported`(
    index: Int,
    total: Int,
    minimum: Int,
    maximum: Int
  ) throws {
    let environment = slurm(index, of: total, from: minimum, to: maximum)
    #expect(
      message { () throws(ShardProblem) in try Shard.detect(in: environment) }
        == "number \(index) of the array has no place among its numbers: "
        + "they must lie at even steps"
    )
  }

  @Test(arguments: [
    (
      ["MOTH_SHARD_INDEX": "1"], "'MOTH_SHARD_INDEX' is set, but 'MOTH_SHARD_TOTAL' is not",
      "have the workflow set it, on GitHub to '${{ strategy.job-total }}'; or "
        + "'--shard NUMBER/TOTAL' names the shard, such as 2/4"
    ),
    (
      ["JOB_COMPLETION_INDEX": "1", "MOTH_SHARD_TOTAL": ""],
      "'JOB_COMPLETION_INDEX' is set, but 'MOTH_SHARD_TOTAL' is not",
      "have the manifest set it to the number of 'completions'; or "
        + "'--shard NUMBER/TOTAL' names the shard, such as 2/4"
    ),
    (
      ["SLURM_ARRAY_TASK_ID": "1", "SLURM_ARRAY_TASK_COUNT": "2"],
      "'SLURM_ARRAY_TASK_ID' is set, but 'SLURM_ARRAY_TASK_MIN' is not",
      "Slurm sets all of them itself; or '--shard NUMBER/TOTAL' names the shard, such as 2/4"
    ),
  ])
  func `a number without the count is reported`(
    environment: [String: String],
    expected: String,
    help: String
  ) {
    let problem = #expect(throws: ShardProblem.self) { try Shard.detect(in: environment) }
    #expect(problem?.diagnostic.message == expected)
    #expect(problem?.diagnostic.notes.first?.text == help)
  }

  @Test(arguments: [
    ("4", "4", "'CIRCLE_NODE_INDEX' must be from 0 to 3, as 'CIRCLE_NODE_TOTAL' is 4; got 4"),
    ("0", "0", "'CIRCLE_NODE_TOTAL' must be between 1 and 100000; got 0"),
    ("-1", "4", "'CIRCLE_NODE_INDEX' must be a whole number; got '-1'"),
    ("1", "four", "'CIRCLE_NODE_TOTAL' must be a whole number; got 'four'"),
    ("1", "4.0", "'CIRCLE_NODE_TOTAL' must be a whole number; got '4.0'"),
    ("9223372036854775807", "4", nil),
    ("9223372036854775808", "4", nil),
  ])
  func `a number that cannot be is reported`(index: String, total: String, expected: String?) {
    let environment = ["CIRCLE_NODE_INDEX": index, "CIRCLE_NODE_TOTAL": total]
    let reported = message { () throws(ShardProblem) in try Shard.detect(in: environment) }
    #expect(reported != nil)
    if let expected { #expect(reported == expected) }
  }

  @Test func `a number below the first is reported`() {
    let environment = ["GITLAB_CI": "true", "CI_NODE_INDEX": "0", "CI_NODE_TOTAL": "4"]
    #expect(
      message { () throws(ShardProblem) in try Shard.detect(in: environment) }
        == "'CI_NODE_INDEX' must be from 1 to 4, as 'CI_NODE_TOTAL' is 4; got 0"
    )
  }

  @Test func `two providers that agree are one`() throws {
    let environment = [
      "CIRCLE_NODE_INDEX": "1", "CIRCLE_NODE_TOTAL": "3", "MOTH_SHARD_INDEX": "1",
      "MOTH_SHARD_TOTAL": "3",
    ]
    #expect(try Shard.detect(in: environment).text == "2/3")
  }

  @Test func `two providers that disagree are reported`() {
    let environment = [
      "GITLAB_CI": "true", "CI_NODE_INDEX": "1", "CI_NODE_TOTAL": "3", "MOTH_SHARD_INDEX": "1",
      "MOTH_SHARD_TOTAL": "3",
    ]
    let problem = #expect(throws: ShardProblem.self) { try Shard.detect(in: environment) }
    #expect(
      problem?.diagnostic.message
        == "this is shard 2/3 by 'MOTH_SHARD_INDEX' and 'MOTH_SHARD_TOTAL', but 1/3 by "
        + "'CI_NODE_INDEX' and 'CI_NODE_TOTAL'"
    )
    #expect(
      problem?.diagnostic.notes.first?.text
        == "unset the variables of a workflow or those of GitLab CI; or '--shard NUMBER/TOTAL' "
        + "names the shard, such as 2/4"
    )
  }

  /// CircleCI and Azure Pipelines speak of one job where nothing is split.
  @Test func `a provider of one job gives way to another`() throws {
    var environment = ["CIRCLE_NODE_INDEX": "0", "CIRCLE_NODE_TOTAL": "1"]
    #expect(try Shard.detect(in: environment).text == "1/1")
    environment["JOB_COMPLETION_INDEX"] = "2"
    environment["MOTH_SHARD_TOTAL"] = "4"
    #expect(try Shard.detect(in: environment).text == "3/4")
  }

  /// GitLab sets the count for every job; Heroku has GitLab's names and counts from 0.
  @Test(arguments: [
    [:], ["GITLAB_CI": "true", "CI_NODE_TOTAL": "1"],
    ["CI_NODE_INDEX": "1", "CI_NODE_TOTAL": "4"], ["MOTH_SHARD_TOTAL": "4"],
    ["MOTH_SHARD_INDEX": "", "MOTH_SHARD_TOTAL": ""],
  ])
  func `without a number it is reported what was looked at`(environment: [String: String]) throws {
    let problem = #expect(throws: ShardProblem.self) { try Shard.detect(in: environment) }
    #expect(problem?.diagnostic.id == "wrong-shard")
    #expect(problem?.diagnostic.message == "no variable says which shard this is")
    let note = try #require(problem?.diagnostic.notes.last?.text)
    #expect(note.contains("\nGitLab CI: CI_NODE_INDEX, CI_NODE_TOTAL\n"))
    #expect(ShardProvider.all.flatMap(\.variables).allSatisfy(note.contains))
  }

  private func slurm(
    _ index: Int,
    of total: Int,
    from minimum: Int,
    to maximum: Int
  ) -> [String: String] {
    [
      "SLURM_ARRAY_TASK_ID": "\(index)", "SLURM_ARRAY_TASK_COUNT": "\(total)",
      "SLURM_ARRAY_TASK_MIN": "\(minimum)", "SLURM_ARRAY_TASK_MAX": "\(maximum)",
    ]
  }
}

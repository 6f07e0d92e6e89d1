/// A scheduler that says each of its jobs by variables which part of the work it is.
struct ShardProvider: Sendable {
  /// How a provider numbers its jobs.
  enum Numbering: Sendable {
    /// One after the other, from this number on.
    case from(Int)
    /// At even steps, from the number in one variable to that in another.
    case between(minimum: String, maximum: String)
  }

  /// What it is called.
  let name: String
  /// The variable with the job's number; where it is not set, the job is not one of several.
  let index: String
  /// The variable with the count of jobs.
  let total: String
  /// How it numbers them.
  let numbering: Numbering
  /// A variable without which the other two are not this provider's.
  var marker: String? = nil
  /// Where the count comes from, as a fix where it is missing.
  let originOfTotal: String
  /// Where the facts come from.
  let source: String

  /// All variables that are read.
  var variables: [String] {
    switch numbering {
    case .from: [index, total]
    case .between(let minimum, let maximum): [index, total, minimum, maximum]
    }
  }
}

extension ShardProvider {
  /// All that are known, in the order in which they are looked for.
  static let all = [
    // GitHub has no variables for a matrix, only expressions, which cannot add 1.
    ShardProvider(
      name: "a workflow",
      index: "MOTH_SHARD_INDEX",
      total: "MOTH_SHARD_TOTAL",
      numbering: .from(0),
      originOfTotal: "have the workflow set it, on GitHub to '${{ strategy.job-total }}'",
      source: "https://docs.github.com/actions/reference/contexts-reference#strategy-context"
    ),
    // The names are Heroku's too, which counts from 0.
    ShardProvider(
      name: "GitLab CI",
      index: "CI_NODE_INDEX",
      total: "CI_NODE_TOTAL",
      numbering: .from(1),
      marker: "GITLAB_CI",
      originOfTotal: "a job with 'parallel' has it",
      source: "https://docs.gitlab.com/ci/variables/predefined_variables/"
    ),
    ShardProvider(
      name: "CircleCI",
      index: "CIRCLE_NODE_INDEX",
      total: "CIRCLE_NODE_TOTAL",
      numbering: .from(0),
      originOfTotal: "a job with 'parallelism' has it",
      source: "https://circleci.com/docs/reference/variables/"
    ),
    ShardProvider(
      name: "Buildkite",
      index: "BUILDKITE_PARALLEL_JOB",
      total: "BUILDKITE_PARALLEL_JOB_COUNT",
      numbering: .from(0),
      originOfTotal: "a step with 'parallelism' has it",
      source: "https://buildkite.com/docs/pipelines/configure/environment-variables"
    ),
    ShardProvider(
      name: "Azure Pipelines",
      index: "SYSTEM_JOBPOSITIONINPHASE",
      total: "SYSTEM_TOTALJOBSINPHASE",
      numbering: .from(1),
      originOfTotal: "a job with 'strategy: parallel' has it",
      source:
        "https://learn.microsoft.com/azure/devops/pipelines/test/parallel-testing-any-test-runner"
    ),
    // The step is not read: a list such as 1,3,5 has the step 1 (seen with Slurm 22.05).
    ShardProvider(
      name: "Slurm",
      index: "SLURM_ARRAY_TASK_ID",
      total: "SLURM_ARRAY_TASK_COUNT",
      numbering: .between(minimum: "SLURM_ARRAY_TASK_MIN", maximum: "SLURM_ARRAY_TASK_MAX"),
      originOfTotal: "a job of an array has it",
      source: "https://slurm.schedmd.com/job_array.html"
    ),
    ShardProvider(
      name: "Kubernetes",
      index: "JOB_COMPLETION_INDEX",
      total: "MOTH_SHARD_TOTAL",
      numbering: .from(0),
      originOfTotal: "have the manifest set it to the number of 'completions'",
      source: "https://kubernetes.io/docs/tasks/job/indexed-parallel-processing-static/"
    ),
  ]

  /// All of them with their variables, one per line.
  static var summary: String {
    all.map { "\($0.name): \($0.variables.joined(separator: ", "))" }.joined(separator: "\n")
  }
}

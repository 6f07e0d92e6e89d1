/// Whether the program runs in a pipeline, where nobody looks on and nothing is kept.
enum Pipeline {
  /// The variables that say so, the first that is there before the others.
  ///
  /// GitHub, GitLab, CircleCI, Buildkite, Travis and others set `CI` to `true`; GitHub's runner
  /// also sets `GITHUB_ACTIONS` (their documentation of variables).
  static let variables = ["CI", "GITHUB_ACTIONS"]

  /// The variable that says so; nil outside a pipeline.
  ///
  /// A variable says no with `false`, `0` or nothing. So does `CI=false` where the other says yes.
  static func variable(in environment: [String: String]) -> String? {
    guard let name = variables.first(where: { environment[$0] != nil }) else { return nil }
    return ["", "0", "false"].contains(environment[name] ?? "") ? nil : name
  }

  /// Whether the program runs in a pipeline.
  static func runs(in environment: [String: String]) -> Bool { variable(in: environment) != nil }
}

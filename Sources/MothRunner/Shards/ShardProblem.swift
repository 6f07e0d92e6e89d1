package import MothDiagnostics

/// Why it is not known which part of a run this is.
package struct ShardProblem: Error, Equatable {
  /// What is wrong.
  package let diagnostic: Diagnostic

  private static let naming = "'--shard NUMBER/TOTAL' names the shard, such as 2/4"

  private init(_ message: String, help: String) {
    diagnostic = Diagnostic.error("wrong-shard", message: message).help(help)
  }

  static func wrongText(_ text: String) -> ShardProblem {
    ShardProblem("'\(text)' is not a shard", help: "\(naming); '--shard auto' takes it from CI")
  }

  static func outOfRange(_ text: String, total: Int) -> ShardProblem {
    let most = Shard.totals.upperBound
    return ShardProblem(
      total == 0
        ? "'\(text)' is not a shard: there must be one at least"
        : total > most
          ? "'\(text)' is not a shard: there may be at most \(most)"
          : "'\(text)' is not a shard: its number must be from 1 to \(total)",
      help: naming
    )
  }

  static func missing(_ variable: String, of provider: ShardProvider) -> ShardProblem {
    let origin =
      variable == provider.total
      ? provider.originOfTotal : "\(provider.name) sets all of them itself"
    return ShardProblem(
      "'\(provider.index)' is set, but '\(variable)' is not",
      help: "\(origin); or \(naming)"
    )
  }

  static func notANumber(_ text: String, in variable: String) -> ShardProblem {
    ShardProblem("'\(variable)' must be a whole number; got '\(text)'", help: naming)
  }

  static func outOfRange(
    _ number: Int,
    total: Int,
    first: Int,
    of provider: ShardProvider
  ) -> ShardProblem {
    ShardProblem(
      !Shard.totals.contains(total)
        ? "'\(provider.total)' must be between 1 and \(Shard.totals.upperBound); got \(total)"
        : "'\(provider.index)' must be from \(first) to \(total - 1 + first), as "
          + "'\(provider.total)' is \(total); got \(number)",
      help: "see what sets the two; or \(naming)"
    )
  }

  static func uneven(_ number: Int, of provider: ShardProvider) -> ShardProblem {
    let variables = provider.variables.map { "'\($0)'" }.joined(separator: ", ")
    return ShardProblem(
      "number \(number) of the array has no place among its numbers: they must lie at even steps",
      help: "start the array with a range, such as '--array=1-4' or '--array=0-30:10'; or \(naming)"
    )
    .reading(variables)
  }

  static func disagreement(
    between first: Shard.Finding,
    and second: Shard.Finding
  ) -> ShardProblem {
    let (one, other) = (first.provider, second.provider)
    return ShardProblem(
      "this is shard \(first.shard.text) by '\(one.index)' and '\(one.total)', but "
        + "\(second.shard.text) by '\(other.index)' and '\(other.total)'",
      help: "unset the variables of \(one.name) or those of \(other.name); or \(naming)"
    )
  }

  static func noneFound() -> ShardProblem {
    ShardProblem("no variable says which shard this is", help: naming)
      .reading("\n" + ShardProvider.summary)
  }

  private func reading(_ variables: String) -> ShardProblem {
    ShardProblem(diagnostic.note("looked at: \(variables)"))
  }

  private init(_ diagnostic: Diagnostic) {
    self.diagnostic = diagnostic
  }
}

/// What `moth explain` says of shards.
package enum ShardExplanations {
  /// All of them.
  package static let all = [
    Explanation(
      id: "missing-shard",
      summary: "the results of a shard are not there",
      reason: "Without it, units that nobody looked at would pass.",
      help: "Look at the log of the job that should have made it, and run that again."
    ),
    Explanation(
      id: "shards-differ",
      summary: "results cannot be merged: they are not the parts of one run of what is here",
      reason: "Each unit must be there once, evaluated by the same version of moth from the same "
        + "scripts, devices, configuration and options; only then is the report that of a whole run.",
      help:
        "Run every shard of the same commit with the same options, '--costs' included, and merge "
        + "in the same folder of that commit."
    ),
    Explanation(
      id: "wrong-shard",
      summary: "it is not known which part of a run this machine is to do",
      reason: "With a wrong number, units would run twice or not at all. '--shard auto' therefore "
        + "takes nothing for granted: the number without the count, one out of range, or two "
        + "schedulers that say different things are errors.",
      help: "'--shard NUMBER/TOTAL' names the shard, from 1. '--shard auto' reads these variables, "
        + "of which MOTH_SHARD_INDEX counts from 0:\n\n" + ShardProvider.summary
    ),
  ]
}

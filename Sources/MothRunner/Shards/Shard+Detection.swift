extension Shard {
  /// A part, and the provider that named it.
  struct Finding {
    let provider: ShardProvider
    let shard: Shard
  }

  /// The part that the environment's variables name.
  ///
  /// A provider that speaks of one job alone has not split anything, so it counts only where no
  /// other says more.
  package static func detect(in environment: [String: String]) throws(ShardProblem) -> Shard {
    // An empty variable is how some providers write one that is not set.
    let environment = environment.filter { !$0.value.isEmpty }
    var findings: [Finding] = []
    for provider in ShardProvider.all {
      guard let shard = try provider.shard(in: environment) else { continue }
      findings.append(Finding(provider: provider, shard: shard))
    }
    let splitting = findings.filter { $0.shard.total > 1 }
    guard let first = splitting.first ?? findings.first else { throw .noneFound() }
    if let other = splitting.first(where: { $0.shard != first.shard }) {
      throw .disagreement(between: first, and: other)
    }
    return first.shard
  }
}

extension ShardProvider {
  /// The part that this provider's variables name; nil if it is not this provider's job.
  func shard(in environment: [String: String]) throws(ShardProblem) -> Shard? {
    if let marker, environment[marker] == nil { return nil }
    guard environment[index] != nil else { return nil }
    var numbers: [Int] = []
    for variable in variables {
      guard let text = environment[variable] else { throw .missing(variable, of: self) }
      guard let number = Shard.wholeNumber(text) else { throw .notANumber(text, in: variable) }
      numbers.append(number)
    }
    let (found, total) = (numbers[0], numbers[1])
    switch numbering {
    case .from(let first):
      // Compared before it is counted from 1, which could overflow.
      guard found >= first, found - first < total,
        let shard = Shard(number: found - first + 1, of: total)
      else { throw .outOfRange(found, total: total, first: first, of: self) }
      return shard
    case .between:
      return try shard(found, of: total, from: numbers[2], to: numbers[3])
    }
  }

  /// The part of a number among numbers at even steps.
  private func shard(
    _ found: Int,
    of total: Int,
    from minimum: Int,
    to maximum: Int
  ) throws(ShardProblem) -> Shard {
    guard total >= 1, minimum <= found, found <= maximum else {
      throw .uneven(found, of: self)
    }
    let steps = total - 1
    let span = maximum - minimum
    let step = steps == 0 ? 1 : span / steps
    guard step >= 1, step * steps == span, (found - minimum) % step == 0,
      let shard = Shard(number: (found - minimum) / step + 1, of: total)
    else { throw .uneven(found, of: self) }
    return shard
  }
}

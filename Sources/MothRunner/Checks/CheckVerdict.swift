internal import MothDiagnostics
internal import MothEngine
internal import MothScript

/// What failed of a statement over all views of a unit.
struct CheckVerdict {
  private let statement: CheckStatement
  private let labels: [String]
  private var missCount = 0
  private var first: Located?
  private var worst: Located?

  /// A miss in a view.
  private struct Located {
    var miss: CheckSeries.Miss
    var target: Int?
    /// The sample of the sweep.
    var sample: Int
  }

  /// Judges a statement, each view by itself; nil if it is true.
  init?(_ statement: CheckStatement, columns: CheckColumns) {
    self.statement = statement
    labels = columns.labels
    guard let method = statement.method else { return }
    var isPassed = false
    for view in columns.views(of: statement.terms) {
      let series = columns.series(of: statement, in: view)
      isPassed = isPassed || !series.points.isEmpty
      for miss in series.misses(
        method,
        arguments: statement.numbers,
        tolerance: statement.tolerance
      ) {
        note(Located(miss: miss, target: view.target, sample: view.samples[miss.point.sample]))
      }
    }
    let isNowhere = statement.offset != nil && !isPassed
    if missCount == 0, !isNowhere { return nil }
  }

  private mutating func note(_ miss: Located) {
    missCount += 1
    // Samples before views, as in a film.
    if miss.sample < first?.sample ?? .max { first = miss }
    if miss.miss.excess > worst?.miss.excess ?? -.infinity { worst = miss }
  }

  /// The finding: one for all samples, at the first, with the worst.
  func diagnostic(
    of check: String,
    at location: SourceLocation,
    in context: UnitContext
  ) -> Diagnostic {
    let found = Diagnostic.error("check-failed", message: "", at: location)
    let subject = "'\(statement.subject.text(labels))'"
    guard let method = statement.method else {
      return found.saying("nothing is expected of \(subject)", check: check)
        .help("say what, as in expect(trace.opacity):near(1)")
    }
    guard let first else {
      let offset = NumberText.exact(statement.offset ?? 0)
      return found.saying(
        "the scroll passes \(offset) points in no sample of \(subject)",
        check: check
      )
      .help("state it only where trace.maxScroll is as large, or scroll with another sweep")
    }
    let demand = demand(method, miss: first.miss)
    var failed = found.saying(
      "\(subject)\(narrowing) must \(demand); got \(got(method, miss: first.miss))",
      check: check
    )
    .at(moment(first, context: context))
    failed.count = missCount
    if let worst, worst.miss.excess > first.miss.excess {
      let moment = moment(worst, context: context).summary
      failed = failed.note("the worst is \(got(method, miss: worst.miss)), \(moment)")
    }
    return failed.help("fix the effect, or state in the check what is meant")
  }

  private func moment(_ located: Located, context: UnitContext) -> Moment {
    let target = located.target ?? context.targets.count
    let sample = located.target == nil ? located.sample : located.miss.point.sample
    return context.moment(target: target, sample: sample)
  }

  // MARK: - Words

  /// Of which samples it is stated.
  private var narrowing: String {
    let words = statement.allConditions.map { condition in
      let verb = condition.comparison == .is ? "is" : "is \(condition.comparison.rawValue)"
      return "\(condition.subject.text(labels)) \(verb) \(condition.value.text(labels))"
    }
    let location = statement.offset.map { " at \(NumberText.exact($0)) points" } ?? ""
    return location + (words.isEmpty ? "" : " where \(words.joined(separator: " and "))")
  }

  private func demand(_ method: CheckMethod, miss: CheckSeries.Miss) -> String {
    switch method {
    case .near: "be \(compared(0, miss: miss))\(allowance)"
    case .neverAbove: "never be above \(compared(0, miss: miss))\(allowance)"
    case .neverBelow: "never be below \(compared(0, miss: miss))\(allowance)"
    case .between:
      "be between \(compared(0, miss: miss)) and \(compared(1, miss: miss))\(allowance)"
    case .constant, .constantWhen: "stay at \(NumberText.exact(miss.wanted))\(allowance)"
    case .reaches: "reach \(compared(0, miss: miss))\(allowance)"
    case .startsAt: "start at \(compared(0, miss: miss))\(allowance)"
    case .endsAt: "end at \(compared(0, miss: miss))\(allowance)"
    case .monotonic: "be \(direction) over the scroll\(allowance)"
    case .continuous: "change by at most \(numbers(0)) from a sample to the next"
    case .changes:
      statement.numbers.count > 1
        ? "change \(numbers(0)) to \(numbers(1)) times" : "change \(numbers(0)) times"
    case .clamped, .above, .below, .is, .when, .at: ""
    }
  }

  private func got(_ method: CheckMethod, miss: CheckSeries.Miss) -> String {
    let number = NumberText.exact(miss.got)
    if method == .monotonic || method == .continuous {
      return "\(number) after \(NumberText.exact(miss.wanted))"
    }
    return method == .reaches ? "\(number) at the nearest" : number
  }

  /// What a value was compared with: a number, or a column with its value there.
  private func compared(_ index: Int, miss: CheckSeries.Miss) -> String {
    guard index < statement.comparedTerms.count, index < miss.point.arguments.count else {
      return ""
    }
    let number = NumberText.exact(miss.point.arguments[index])
    let term = statement.comparedTerms[index]
    if case .number = term { return number }
    return "\(term.text(labels)), here \(number)"
  }

  private var direction: String { statement.numbers.first == -1 ? "decreasing" : "increasing" }

  private var allowance: String {
    let tolerance = statement.tolerance
    return tolerance == TestDecoder.defaultTolerance || tolerance == 0
      ? "" : ", give or take \(NumberText.exact(tolerance))"
  }

  private func numbers(_ index: Int) -> String {
    index < statement.numbers.count ? NumberText.exact(statement.numbers[index]) : ""
  }
}

extension Diagnostic {
  /// The diagnostic with a message that names the check.
  fileprivate func saying(_ text: String, check: String) -> Diagnostic {
    var copy = self
    copy.message = "check '\(check)' failed: \(text)"
    return copy
  }
}

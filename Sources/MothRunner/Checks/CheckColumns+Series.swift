internal import MothScript

extension CheckColumns {
  /// The values of one view that a statement speaks of: those in which its conditions hold, or
  /// where the scroll passes its offset.
  func series(of statement: CheckStatement, in view: CheckView) -> CheckSeries {
    let values = values(of: statement.subject, in: view)
    let arguments = statement.comparedTerms.map { self.values(of: $0, in: view) }
    let scroll = scroll(in: view)
    let chosen = samples(where: statement.allConditions, in: view)
    var series = CheckSeries()
    for (index, sample) in chosen.enumerated() {
      var point = CheckSeries.Point(sample: sample, scroll: scroll[sample], value: values[sample])
      point.arguments = arguments.map { $0[sample] }
      let last = index > 0 ? chosen[index - 1] : nil
      point.isLinked = last.map { view.samples[$0] + 1 == view.samples[sample] } ?? false
      series.points.append(point)
    }
    if let offset = statement.offset { series = series.passing(offset) }
    return series
  }

  private func samples(where conditions: [CheckCondition], in view: CheckView) -> [Int] {
    conditions.reduce(Array(view.samples.indices)) { samples, condition in
      let left = values(of: condition.subject, in: view)
      let right = values(of: condition.value, in: view)
      return samples.filter { condition.holds(left[$0], right: right[$0]) }
    }
  }
}

extension CheckSeries {
  /// The points at which the scroll passes an offset, straight between two samples.
  func passing(_ offset: Double) -> CheckSeries {
    var passed = CheckSeries()
    for (index, point) in points.enumerated() {
      if index > 0, point.isLinked {
        let last = points[index - 1]
        let isBetween =
          (last.scroll < offset && offset < point.scroll)
          || (point.scroll < offset && offset < last.scroll)
        if isBetween {
          let share = (offset - last.scroll) / (point.scroll - last.scroll)
          passed.points.append(last.towards(point, share: share, at: offset))
        }
      }
      if point.scroll == offset { passed.points.append(point) }
    }
    return passed
  }
}

extension CheckSeries.Point {
  fileprivate func towards(_ other: Self, share: Double, at offset: Double) -> Self {
    var between = other
    between.scroll = offset
    between.value = value + (other.value - value) * share
    between.arguments = zip(arguments, other.arguments).map { $0 + ($1 - $0) * share }
    return between
  }
}

extension CheckStatement {
  /// What its values are compared with, sample by sample.
  var comparedTerms: [CheckTerm] {
    switch method {
    case .near, .neverAbove, .neverBelow, .reaches, .startsAt, .endsAt: Array(terms(atMost: 1))
    case .between: Array(terms(atMost: 2))
    case .constant, .constantWhen, .monotonic, .continuous, .changes, .clamped, .above, .below,
      .is, .when, .at, nil:
      []
    }
  }

  /// The numbers of its arguments that are no columns.
  var numbers: [Double] {
    arguments.compactMap { argument in
      switch argument {
      case .term(.number(let number)): number
      case .direction(let isIncreasing): isIncreasing ? 1 : -1
      case .term, .condition: nil
      }
    }
  }

  /// The difference that is allowed.
  var tolerance: Double {
    guard let method else { return 0 }
    let location = method.parameters.count - 1
    guard method != .changes, location < arguments.count,
      case .term(.number(let number)) = arguments[location]
    else { return TestDecoder.defaultTolerance }
    // Steps are compared after a subtraction, which rounds.
    return method == .continuous ? number + TestDecoder.defaultTolerance : number
  }

  /// The conditions that choose samples, that of `constant_when` among them.
  var allConditions: [CheckCondition] {
    conditions
      + arguments.compactMap { argument in
        if case .condition(let condition) = argument { condition } else { nil }
      }
  }

  private func terms(atMost count: Int) -> [CheckTerm] {
    arguments.prefix(count).compactMap { argument in
      if case .term(let term) = argument { term } else { nil }
    }
  }
}

extension CheckCondition {
  /// Whether it is true of two values; never of NaN.
  func holds(_ left: Double, right: Double) -> Bool {
    if comparison == .above { return left > right }
    if comparison == .below { return left < right }
    return abs(left - right) <= TestDecoder.defaultTolerance
  }
}

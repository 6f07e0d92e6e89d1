internal import MothScript

/// The values of one view that a statement speaks of, in the order of the samples.
struct CheckSeries {
  /// One value.
  struct Point: Equatable {
    /// The view's own sample; of a value between two samples, the later one.
    var sample: Int
    /// The scroll offset.
    var scroll: Double
    /// The value, and those of the statement's arguments there.
    var value: Double
    var arguments: [Double] = []
    /// Whether it is in the frame after that of the point before.
    var isLinked = true
  }

  /// The points.
  var points: [Point] = []

  /// Where a statement fail.
  struct Miss: Equatable {
    /// The point.
    var point: Point
    /// What was found there.
    var got: Double
    /// What it was compared with.
    var wanted: Double
    /// How far it is from holding; infinite for what is not a number.
    var excess: Double
  }
}

extension CheckSeries {
  /// Where a method fails for the series; nothing of one without points.
  ///
  /// `arguments` are those that are no columns: of `monotonic` 1 or -1, of `changes` its counts.
  func misses(
    _ method: CheckMethod,
    arguments: [Double] = [],
    tolerance: Double
  ) -> [Miss] {
    switch method {
    case .near: each { ($0.arguments[0], abs($0.value - $0.arguments[0]) - tolerance) }
    case .neverAbove: each { ($0.arguments[0], $0.value - $0.arguments[0] - tolerance) }
    case .neverBelow: each { ($0.arguments[0], $0.arguments[0] - $0.value - tolerance) }
    case .between: each { Self.outside($0, tolerance: tolerance) }
    case .constant, .constantWhen:
      each { [first = points.first?.value ?? 0] in (first, abs($0.value - first) - tolerance) }
    case .startsAt: ends(points.first, tolerance: tolerance)
    case .endsAt: ends(points.last, tolerance: tolerance)
    case .reaches: nearest(tolerance)
    case .monotonic:
      pairs { [sign = arguments.first ?? 1] last, next in
        let way = next.scroll - last.scroll
        return way == 0 ? 0 : (last.value - next.value) * (way > 0 ? sign : -sign) - tolerance
      }
    case .continuous: pairs { abs($1.value - $0.value) - tolerance }
    case .changes: changes(least: arguments.first ?? 0, most: arguments.last ?? 0)
    case .clamped, .above, .below, .is, .when, .at: []
    }
  }

  private static func outside(_ point: Point, tolerance: Double) -> (Double, Double) {
    let (low, high) = (point.arguments[0], point.arguments[1])
    let isLow = point.value < low
    return (isLow ? low : high, (isLow ? low - point.value : point.value - high) - tolerance)
  }

  /// Each point for which the excess is not 0 or less; NaN never is.
  private func each(_ compare: (Point) -> (wanted: Double, excess: Double)) -> [Miss] {
    points.compactMap { point in
      let (wanted, excess) = compare(point)
      return Self.miss(point, got: point.value, wanted: wanted, excess: excess)
    }
  }

  /// Each point that follows the one before it and for which the excess over that is not 0 or less;
  /// also one without a number.
  private func pairs(_ compare: (_ last: Point, _ next: Point) -> Double) -> [Miss] {
    points.indices.compactMap { index in
      let point = points[index]
      guard index > 0, point.isLinked else {
        return point.value.isNaN
          ? Self.miss(point, got: point.value, wanted: .nan, excess: .nan) : nil
      }
      let last = points[index - 1]
      let excess = point.value.isNaN ? .nan : compare(last, point)
      return Self.miss(point, got: point.value, wanted: last.value, excess: excess)
    }
  }

  private func ends(_ point: Point?, tolerance: Double) -> [Miss] {
    guard let point else { return [] }
    let wanted = point.arguments[0]
    return Self.miss(
      point,
      got: point.value,
      wanted: wanted,
      excess: abs(point.value - wanted) - tolerance
    ).map { [$0] }
      ?? []
  }

  /// The nearest point, if none is near enough.
  private func nearest(_ tolerance: Double) -> [Miss] {
    let distances = points.map { point in
      let distance = abs(point.value - point.arguments[0])
      return distance.isNaN ? .infinity : distance
    }
    guard let worst = distances.indices.min(by: { distances[$0] < distances[$1] }),
      distances[worst] > tolerance
    else { return [] }
    let point = points[worst]
    return [
      Miss(
        point: point,
        got: point.value,
        wanted: point.arguments[0],
        excess: distances[worst] - tolerance
      )
    ]
  }

  private func changes(least: Double, most: Double) -> [Miss] {
    guard let last = points.last else { return [] }
    if let point = points.first(where: \.value.isNaN) {
      return [Miss(point: point, got: .nan, wanted: least, excess: .infinity)]
    }
    let count = points.indices.count { index in
      index > 0 && points[index].isLinked && points[index].value != points[index - 1].value
    }
    let got = Double(count)
    guard got < least || got > most else { return [] }
    let wanted = got < least ? least : most
    return [Miss(point: last, got: got, wanted: wanted, excess: abs(got - wanted))]
  }

  private static func miss(
    _ point: Point,
    got: Double,
    wanted: Double,
    excess: Double
  ) -> Miss? {
    excess <= 0
      ? nil
      : Miss(point: point, got: got, wanted: wanted, excess: excess.isNaN ? .infinity : excess)
  }
}

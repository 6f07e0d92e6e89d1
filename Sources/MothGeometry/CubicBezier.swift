/// The cubic from (0, 0) to (1, 1) in power form, solved for x.
///
/// Steps, tolerance and rounding follow OpenSwiftUI's `UnitCurve`, whose compatibility tests also
/// run against Apple's framework.
struct CubicBezier {
  private let x: Cubic
  private let y: Cubic

  /// The solver's tolerance, and the grid on which results are rounded.
  private static let grid = 0x1p-20

  init(start: UnitPoint, end: UnitPoint) {
    x = Cubic(start.x, end: end.x)
    y = Cubic(start.y, end: end.y)
  }

  /// The y at which the curve has this x; x lies in 0...1.
  func value(at target: Double) -> Double {
    Self.rounded(y.value(at: parameter(at: target)))
  }

  /// The slope dy/dx at which the curve has this x; infinite where the curve is vertical.
  func velocity(at target: Double) -> Double {
    let parameter = parameter(at: target)
    let dx = x.slope(at: parameter)
    let dy = y.slope(at: parameter)
    if dx == dy { return 1 }
    if dx == 0 { return dy < 0 ? -.infinity : .infinity }
    return Self.rounded(dy / dx)
  }

  private func parameter(at target: Double) -> Double {
    var guess = target
    for _ in 0..<8 {
      let miss = x.value(at: guess) - target
      if abs(miss) < Self.grid { return guess }
      let slope = x.slope(at: guess)
      if abs(slope) < Self.grid { break }
      guess -= miss / slope
    }
    return bisected(target)
  }

  private func bisected(_ target: Double) -> Double {
    var low = 0.0
    var high = 1.0
    var middle = target
    // Halving 1 sixty times ends below the spacing of doubles, whatever the curve.
    for _ in 0..<60 {
      let value = x.value(at: middle)
      if abs(value - target) < Self.grid { break }
      if value < target { low = middle } else { high = middle }
      middle = (low + high) / 2
    }
    return middle
  }

  private static func rounded(_ value: Double) -> Double {
    (value / grid).rounded() * grid
  }
}

/// One component of the curve: a t³ + b t² + c t.
private struct Cubic {
  let a: Double
  let b: Double
  let c: Double

  init(_ start: Double, end: Double) {
    c = 3 * start
    b = 3 * (end - start) - c
    a = 1 - c - b
  }

  func value(at t: Double) -> Double { ((a * t + b) * t + c) * t }
  func slope(at t: Double) -> Double { (3 * a * t + 2 * b) * t + c }
}

import MothGeometry
import MothTestSupport
import Testing

struct UnitCurveTests {
  /// Values at 0.1, 0.25, 0.5, 0.75, 0.9, rounded to six decimals, of curves whose solver has a
  /// tolerance of 2^-20, about 1e-6.
  static let table: [(UnitCurve, [Double])] = [
    (.easeIn, [0.017027, 0.093465, 0.315357, 0.621862, 0.839428]),
    (.easeOut, [0.160572, 0.378138, 0.684643, 0.906535, 0.982973]),
    (.easeInOut, [0.019722, 0.129162, 0.5, 0.870838, 0.980278]),
    (.circularEaseIn, [0.005013, 0.031754, 0.133975, 0.338562, 0.564110]),
    (.circularEaseOut, [0.435890, 0.661438, 0.866025, 0.968246, 0.994987]),
    (.circularEaseInOut, [0.010102, 0.066987, 0.5, 0.933013, 0.989898]),
    (.linear, [0.1, 0.25, 0.5, 0.75, 0.9]),
  ]

  @Test(arguments: table)
  func `values match the published table`(curve: UnitCurve, values: [Double]) {
    for (time, value) in zip([0.1, 0.25, 0.5, 0.75, 0.9], values) {
      #expect(isClose(curve.value(at: time), to: value, within: 2e-6))
    }
  }

  @Test(arguments: table)
  func `every curve runs from 0 to 1 and limits its input`(curve: UnitCurve, _: [Double]) {
    for time in [0, -3, -Double.infinity, .nan] { #expect(curve.value(at: time) == 0) }
    for time in [1, 7, Double.infinity] { #expect(curve.value(at: time) == 1) }
  }

  @Test func `velocities match the published ones`() {
    let easeIn = [0.25, 0.5, 0.75].map(UnitCurve.easeIn.velocity(at:))
    let easeInOut = [0.25, 0.5, 0.75].map(UnitCurve.easeInOut.velocity(at:))
    // Published with four decimals.
    #expect(zip(easeIn, [0.6746, 1.0740, 1.3683]).allSatisfy { isClose($0, to: $1, within: 6e-5) })
    #expect(
      zip(easeInOut, [1.0593, 1.7241, 1.0593]).allSatisfy { isClose($0, to: $1, within: 6e-5) }
    )
  }

  @Test func `circular velocities grow without bound where the circle is upright`() {
    #expect(UnitCurve.circularEaseIn.velocity(at: 1) == .infinity)
    #expect(UnitCurve.circularEaseOut.velocity(at: 0) == .infinity)
    #expect(UnitCurve.circularEaseInOut.velocity(at: 0.5) == .infinity)
    #expect(UnitCurve.linear.velocity(at: 0.3) == 1)
    // x / sqrt(1 - x^2) at 0.6 is 0.6 / 0.8.
    #expect(isClose(UnitCurve.circularEaseIn.velocity(at: 0.6), to: 0.75, within: 1e-12))
  }

  @Test func `the control points y is not limited`() {
    // Where x(t) = t the slope follows by hand.
    // x(t) = t for x1 = 1/3, x2 = 2/3. y'(1/2) = 3/4 (y2 - y1) + 3/4 = 0.75 * -3 + 0.75.
    let curve = UnitCurve.bezier(
      startControlPoint: UnitPoint(x: 1.0 / 3, y: 2),
      endControlPoint: UnitPoint(x: 2.0 / 3, y: -1)
    )
    #expect(isClose(curve.velocity(at: 0.5), to: -1.5, within: 1e-5))
    #expect(isClose(curve.value(at: 0.5), to: 0.5, within: 1e-5))
    // y(1/4) = 3 * 2 * (1/4)(9/16) - 3 * (1/16)(3/4) + 1/64 = 0.84375 - 0.140625 + 0.015625.
    #expect(isClose(curve.value(at: 0.25), to: 0.71875, within: 1e-5))
  }

  @Test func `the control points x is limited to 0 to 1`() {
    let wild = UnitCurve.bezier(
      startControlPoint: UnitPoint(x: -5, y: 0),
      endControlPoint: UnitPoint(x: 9, y: 1)
    )
    let tame = UnitCurve.bezier(
      startControlPoint: UnitPoint(x: 0, y: 0),
      endControlPoint: UnitPoint(x: 1, y: 1)
    )
    #expect(wild.value(at: 0.3) == tame.value(at: 0.3))
  }

  @Test(arguments: [UnitCurve.easeIn, .easeOut, .easeInOut, .circularEaseIn, .circularEaseOut])
  func `the inverse undoes the curve`(curve: UnitCurve) {
    // Two solver steps of 2^-20 each, and the slope of the inverse of up to 12 at 0.1.
    for time in [0.1, 0.4, 0.8] {
      #expect(isClose(curve.inverse.value(at: curve.value(at: time)), to: time, within: 5e-5))
    }
  }

  @Test func `the inverse of circularEaseInOut is itself as in SwiftUI`() {
    #expect(UnitCurve.circularEaseInOut.inverse == .circularEaseInOut)
    #expect(UnitCurve.linear.inverse == .linear)
  }

  @Test func `curves are found by their SwiftUI names only`() {
    #expect(UnitCurve(named: "easeInOut") == .easeInOut)
    #expect(UnitCurve(named: "easeinout") == nil)
  }
}

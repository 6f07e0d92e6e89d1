import Foundation
import Testing

@testable import MothRunner

/// Curves reduced to the samples that lines between them do not give.
@Suite struct ReducedCurveTests {
  /// Points: a tolerance of 0.05, so 2 decimals and lines within 0.0125.
  private static let points = BaselineTolerances().reduction(of: .points)

  private func text(_ values: [Double], at samples: [Int]? = nil) -> String {
    ReducedCurve(values, at: samples ?? Array(values.indices), reduction: Self.points).words
      .joined(separator: " ")
  }

  @Test func `a straight line is its ends`() {
    #expect(text((0...10).map(Double.init)) == "0:0 10:10")
    #expect(text([7]) == "0:7")
    #expect(text([7, 7]) == "0:7 1:7")
    #expect(text([]) == "")
  }

  @Test func `a ramp that stops has a corner`() {
    // 3 a sample up to 39 in sample 13; the next would be 42 and stays at 40.
    #expect(text((0...20).map { min(3 * Double($0), 40) }) == "0:0 13:39 14:40 20:40")
  }

  @Test func `one sample that stands out is kept`() {
    let values = (0..<100).map { $0 == 50 ? 1.0 : 0 }
    #expect(text(values) == "0:0 49:0 50:1 51:0 99:0")
  }

  @Test func `what is smaller than a quarter of the tolerance is left out`() {
    #expect(text([0, 0.012, 0, -0.012, 0]) == "0:0 4:0")
    #expect(text([0, 0.013, 0]) == "0:0 1:0.01 2:0")
  }

  @Test func `values have the decimals of their kind, and zero no sign`() {
    #expect(text([0.126, -0.001]) == "0:0.13 1:0")
    let decimals = BaselineKind.allCases.map { BaselineTolerances().decimals(of: $0) }
    // Seconds, points, degrees, factor, amount, unit point, axis, matrix, argument, choice.
    #expect(decimals == [3, 2, 2, 4, 4, 4, 4, 4, 4, 0])
  }

  @Test func `rounding moves no number by more than a fifth of the tolerance`() {
    for kind in BaselineKind.adjustable {
      var tolerances = BaselineTolerances()
      for tolerance in [1e-6, 0.003, 0.05, 0.7, 30] {
        tolerances[kind] = tolerance
        let half = 0.5 / pow(10, Double(tolerances.decimals(of: kind)))
        #expect(half <= tolerance / 5 + 1e-18)
      }
    }
  }

  @Test func `samples without a value part a curve`() {
    let curve = ReducedCurve([1, 1, 1, 5, 6], at: [3, 4, 5, 9, 10], reduction: Self.points)
    #expect(curve.words.joined(separator: " ") == "3:1 5:1 - 9:5 10:6")
    #expect(curve.values(count: 12) == [nil, nil, nil, 1, 1, 1, nil, nil, nil, 5, 6, nil])
    #expect(curve.stretches == [3...5, 9...10])
  }

  @Test func `numbers that are not finite stand as they are`() {
    let values: [Double] = [0, 1, .nan, .nan, .nan, .infinity, -.infinity, 2]
    #expect(text(values) == "0:0 1:1 2:nan 4:nan 5:inf 6:-inf 7:2")
    let read = ReducedCurve(words: text(values).split(separator: " "))
    let again = (read?.values(count: 8) ?? []).map { $0 ?? 99 }
    #expect(zip(again, values).allSatisfy { $0.isSame(as: $1) })
  }

  @Test func `no sample is farther from the curve than a quarter of the tolerance`() throws {
    var noise = Noise()
    let curves: [(Int) -> Double] = [
      { 40 * sin(Double($0) / 30) }, { pow(Double($0), 3) / 1e5 }, { 1 / (1 + Double($0)) * 300 },
      { _ in noise.next() * 0.05 }, { $0 % 2 == 0 ? 0.02 : -0.02 }, { abs(Double($0) - 300.3) },
    ]
    for curve in curves {
      let values = (0..<2_000).map(curve)
      let reduced = ReducedCurve(values, at: values.indices, reduction: Self.points)
      let read = try #require(ReducedCurve(words: reduced.words)).values(count: values.count)
      for (value, near) in zip(values, read) {
        #expect(abs(value - (near ?? .nan)) <= 0.0125 + 1e-9)
      }
    }
  }

  @Test func `a change has no influence on what is kept before it`() {
    let values = (0..<400).map { 40 * sin(Double($0) / 30) }
    let changed = values.enumerated().map { $0 < 300 ? $1 : $1 + 1 }
    let first = ReducedCurve(values, at: values.indices, reduction: Self.points).words
    let second = ReducedCurve(changed, at: values.indices, reduction: Self.points).words
    let isEarly = { (word: String) in Int(word.split(separator: ":")[0]) ?? 0 < 290 }
    #expect(first.filter(isEarly) == second.filter(isEarly))
    #expect(first.filter(isEarly).count > 20)
  }

  @Test func `huge numbers are kept as they can be`() throws {
    let values = [0, 1e300, -1e300, 1.5e9, 123_456_789.129]
    let words = ReducedCurve(values, at: values.indices, reduction: Self.points).words
    #expect(words.last == "4:123456789.13")
    let read = try #require(ReducedCurve(words: words))
    #expect(read.words == words)
  }

  @Test(arguments: [
    "0", "0:", ":1", "a:1", "0:b", "0:1:2", "1:0 1:0", "2:0 1:0", "-", "0:1 -", "- 0:1",
    "0:1 - - 2:1", "-1:0", "99999999:0",
  ])
  func `words that are no curve are refused`(text: String) {
    #expect(ReducedCurve(words: text.split(separator: " ")) == nil)
  }

  @Test func `a curve is one text where it is stored`() throws {
    let curve = ReducedCurve([1, .nan, 2], at: [0, 1, 5], reduction: Self.points)
    let data = try JSONEncoder().encode([curve])
    #expect(String(decoding: data, as: UTF8.self) == "[\"0:1 1:nan - 5:2\"]")
    let read = try JSONDecoder().decode([ReducedCurve].self, from: data)
    #expect(read[0].words == curve.words)
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([ReducedCurve].self, from: Data("[\"x\"]".utf8))
    }
  }
}

/// Numbers from -1 to 1 that are the same in every run (Lehmer 1951, the minimal standard
/// generator).
private struct Noise {
  private var state = 1

  mutating func next() -> Double {
    state = state * 48_271 % 2_147_483_647
    return Double(state) / 2_147_483_647 * 2 - 1
  }
}

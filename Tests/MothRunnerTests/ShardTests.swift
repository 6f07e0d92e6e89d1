import MothDiagnostics
import Testing

@testable import MothRunner

@Suite struct ShardTests {
  @Test(arguments: [("1/1", 1, 1), ("2/4", 2, 4), ("4/4", 4, 4), ("007/0100", 7, 100)])
  func `a text names a shard`(text: String, number: Int, total: Int) throws {
    let shard = try Shard(text)
    #expect(shard.number == number)
    #expect(shard.total == total)
    #expect(shard.text == "\(number)/\(total)")
  }

  @Test(arguments: [
    "", "1", "/", "1/", "/2", "1/2/3", "+1/2", "-1/2", "1/2 ", "a/b", "1.0/2", "١/٢",
    "1/99999999999999999999",
  ])
  func `a text that is none is reported`(text: String) {
    #expect(throws: ShardProblem.self) { try Shard(text) }
    #expect(message { () throws(ShardProblem) in try Shard(text) } == "'\(text)' is not a shard")
  }

  @Test(arguments: [
    ("0/4", "its number must be from 1 to 4"), ("5/4", "its number must be from 1 to 4"),
    ("0/0", "there must be one at least"), ("1/0", "there must be one at least"),
  ])
  func `a number out of range is reported`(text: String, reason: String) {
    let reported = message { () throws(ShardProblem) in try Shard(text) }
    #expect(reported == "'\(text)' is not a shard: \(reason)")
  }

  /// Three shards of six; the middles of the costs lie at 0.5, 1.5, 3.5, 5.5.
  @Test func `an item belongs where the middle of its cost falls`() throws {
    let costs = [1.0, 1, 3, 1]
    #expect(try ranges(of: costs, total: 3) == [0..<2, 2..<3, 3..<4])
    #expect(try ranges(of: costs, total: 2) == [0..<2, 2..<4])
    #expect(try ranges(of: costs, total: 1) == [0..<4])
  }

  @Test func `more shards than items leave some empty`() throws {
    #expect(try ranges(of: [1, 1], total: 4) == [0..<0, 0..<1, 1..<1, 1..<2])
    #expect(try ranges(of: [], total: 2) == [0..<0, 0..<0])
  }

  @Test(arguments: [
    [0.0, 0, 0, 0], [-1, -1, -1, -1], [.nan, .nan, .nan, .nan],
    [.infinity, .infinity, .infinity, .infinity],
  ])
  func `costs that are no costs count as equal`(costs: [Double]) throws {
    #expect(try ranges(of: costs, total: 2) == [0..<2, 2..<4])
  }

  @Test func `a cost that is none among others weighs nothing`() throws {
    #expect(try ranges(of: [1, .nan, -5, 0, .infinity, 1], total: 2) == [0..<1, 1..<6])
    let greatest = Double.greatestFiniteMagnitude
    #expect(try ranges(of: [greatest, greatest], total: 2) == [0..<1, 1..<2])
    let least = Double.leastNonzeroMagnitude
    #expect(try ranges(of: [least, least], total: 2) == [0..<1, 1..<2])
  }

  /// 300 plans from a generator with fixed seeds: costs over ten orders of magnitude.
  @Test(arguments: 0..<300)
  func `every item is in one shard, and no shard has much more than its share`(seed: Int) throws {
    var random = SplitMix(state: UInt64(seed))
    let costs = (0..<Int.random(in: 1...400, using: &random)).map { _ in
      Double(Int.random(in: 1...1_000, using: &random))
        * (Bool.random(using: &random) ? 1 : 10_000_000)
    }
    let total = Int.random(in: 1...50, using: &random)
    let ranges = try ranges(of: costs, total: total)
    #expect(ranges.first?.lowerBound == 0)
    #expect(ranges.last?.upperBound == costs.count)
    #expect(zip(ranges, ranges.dropFirst()).allSatisfy { $0.upperBound == $1.lowerBound })
    let share = costs.reduce(0, +) / Double(total)
    let mostExpensive = costs.max() ?? 0
    for range in ranges {
      // The tolerance is for rounding: 400 sums of doubles are off by less.
      #expect(costs[range].reduce(0, +) <= (share + mostExpensive) * (1 + 1e-9))
    }
  }

  private func ranges(of costs: [Double], total: Int) throws -> [Range<Int>] {
    try (1...total).map { number in
      try #require(Shard(number: number, of: total)).range(ofCosts: costs)
    }
  }
}

/// The message of the problem that the body throws; nil if it throws none.
func message(_ body: () throws(ShardProblem) -> Shard) -> String? {
  do throws(ShardProblem) {
    _ = try body()
    return nil
  } catch {
    return error.diagnostic.message
  }
}

/// Steele, Lea and Flood's generator: the same numbers for the same seed everywhere.
private struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

internal import MothDiagnostics

/// One of the parts in which several machines share a run.
package struct Shard: Hashable, Sendable {
  /// Which part it is, from 1.
  package let number: Int
  /// How many parts there are, at least `number`.
  package let total: Int

  /// How many parts a run can have: more than any cluster has machines.
  package static let totals = 1...100_000

  /// The part with a number; nil if there is none.
  package init?(number: Int, of total: Int) {
    guard Self.totals.contains(total), number >= 1, number <= total else { return nil }
    self.number = number
    self.total = total
  }

  /// The part that a text like `2/4` names.
  package init(_ text: String) throws(ShardProblem) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, let number = Self.wholeNumber(parts[0]),
      let total = Self.wholeNumber(parts[1])
    else { throw .wrongText(text) }
    guard let shard = Shard(number: number, of: total) else {
      throw .outOfRange(text, total: total)
    }
    self = shard
  }

  /// The text that names it.
  package var text: String { "\(number)/\(total)" }

  /// The number that decimal digits and nothing else write; nil for all else.
  static func wholeNumber(_ text: some StringProtocol) -> Int? {
    guard !text.isEmpty, text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
    return Int(text)
  }
}

extension Shard {
  /// Which items of a plan are this part's, by the cost of each item in the plan's order.
  ///
  /// An item belongs to the part in which the middle of its cost falls, so every item is in exactly
  /// one part, and a part's cost differs from its share by no more than that of the most expensive
  /// item. Costs have any unit; one that is not a positive number counts as none, and if all count
  /// as none, as equal. With more parts than items some are empty.
  package func range(ofCosts costs: [Double]) -> Range<Int> {
    let weights = Self.weights(of: costs)
    let sum = weights.reduce(0, +)
    var before = 0.0
    var first = 0
    var end = 0
    for weight in weights {
      // Rounding keeps the order, so the middles never go back.
      let share = (before + weight / 2) / sum * Double(total)
      let owner = share.wholeNumber(in: 0...total - 1, rounding: .down)
      if owner < number - 1 { first += 1 }
      if owner <= number - 1 { end += 1 }
      before += weight
    }
    return first..<end
  }

  /// The costs in parts of the greatest, so that their sum cannot overflow.
  private static func weights(of costs: [Double]) -> [Double] {
    let usable = costs.map { $0.isFinite && $0 > 0 ? $0 : 0 }
    guard let greatest = usable.max(), greatest > 0 else { return costs.map { _ in 1 } }
    return usable.map { $0 / greatest }
  }
}

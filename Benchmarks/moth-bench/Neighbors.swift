import MothFuzzing

/// Runs random effects alone and beside each other.
enum Neighbors {
  /// Tries as many seeds as the first number says, from the second on.
  static func run(_ numbers: [UInt64]) -> String {
    let count = numbers.first ?? 100
    let first = numbers.dropFirst().first ?? 0
    let found = (first..<first + count).flatMap { NeighborTrial.violations(seed: $0) }
    let reported = found.isEmpty ? ["no difference"] : found
    return (["\(count) seeds from \(first)"] + reported).joined(separator: "\n")
  }
}

/// A count that is written to files and read from them: a whole number from 0 to a million
/// millions.
///
/// Nothing that Moth counts comes near the end, and a million counts at the end can be added up.
@propertyWrapper
public struct Count: Hashable, Sendable {
  /// The counts that are read.
  public static let range = 0...1_000_000_000_000

  /// The number.
  public var wrappedValue: Int

  /// Makes a count of something that was counted.
  public init(wrappedValue: Int) {
    self.wrappedValue = wrappedValue
  }
}

extension Count: Codable {
  /// Reads a number in the range.
  public init(from decoder: any Decoder) throws {
    wrappedValue = try Int(from: decoder)
    guard Self.range.contains(wrappedValue) else {
      throw decoder.problem("a count outside of \(Self.range)")
    }
  }

  /// Writes the number.
  public func encode(to encoder: any Encoder) throws {
    try wrappedValue.encode(to: encoder)
  }
}

extension Count {
  /// The sum of the products of pairs of counts; the greatest `Int` where it would be more.
  package static func sum(ofProducts pairs: some Sequence<(Int, Int)>) -> Int {
    pairs.reduce(0) { sum, pair in
      let product = pair.0.multipliedReportingOverflow(by: pair.1)
      let total = sum.addingReportingOverflow(product.partialValue)
      return product.overflow || total.overflow ? .max : total.partialValue
    }
  }
}

extension Decoder {
  /// Why what is here cannot be used.
  package func problem(_ description: String) -> DecodingError {
    .dataCorrupted(DecodingError.Context(codingPath: codingPath, debugDescription: description))
  }
}

/// One number of a target through a sweep: the same in every sample, or one for each.
package enum GeometryColumn: Sendable, Equatable {
  /// The same number in every sample.
  case constant(Double)
  /// One number for each sample.
  case values([Double])

  /// The number in a sample; a column of values must be true that sample.
  package subscript(sample: Int) -> Double {
    switch self {
    case .constant(let value): value
    case .values(let values): values[sample]
    }
  }

  /// The number in the first sample, at rest; 0 for a column without samples.
  package var atRest: Double {
    switch self {
    case .constant(let value): value
    case .values(let values): values.first ?? 0
    }
  }

  /// The column with every number mapped.
  package func map(_ transform: (Double) -> Double) -> GeometryColumn {
    switch self {
    case .constant(let value): .constant(transform(value))
    case .values(let values): .values(values.map(transform))
    }
  }

  /// One number for each of so many samples.
  package func values(count: Int) -> [Double] {
    switch self {
    case .constant(let value): Array(repeating: value, count: count)
    case .values(let values): values
    }
  }

  /// The number of samples; nil for a constant, which has any number.
  package var count: Int? {
    switch self {
    case .constant: nil
    case .values(let values): values.count
    }
  }

  /// Three columns combined sample by sample; constant if all three are.
  static func combine(
    _ first: GeometryColumn,
    second: GeometryColumn,
    third: GeometryColumn,
    transform: (Double, Double, Double) -> Double
  ) -> GeometryColumn {
    guard let count = [first, second, third].compactMap(\.count).min() else {
      return .constant(transform(first.atRest, second.atRest, third.atRest))
    }
    return .values((0..<count).map { transform(first[$0], second[$0], third[$0]) })
  }

  /// Columns one after the other, each with its number of samples; constant if all are the same.
  static func joined(_ parts: [(column: GeometryColumn, count: Int)]) -> GeometryColumn {
    if let first = parts.first?.column, first.count == nil,
      parts.allSatisfy({ $0.column == first })
    {
      return first
    }
    return .values(parts.flatMap { $0.column.values(count: $0.count) })
  }
}

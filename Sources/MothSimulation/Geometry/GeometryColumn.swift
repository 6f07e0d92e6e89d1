/// One number of a target through a sweep: the same in every sample, or one for each.
package enum GeometryColumn: Sendable, Equatable {
  /// The same number in every sample.
  case constant(Double)
  /// One number for each sample.
  case values([Double])

  /// The number in a sample; a column of values must hold that sample.
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
}

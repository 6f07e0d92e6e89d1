internal import MothDiagnostics
internal import MothScript

/// How far the numbers of a unit may be from its baseline, by what they count.
package struct BaselineTolerances: Equatable, Sendable, Codable {
  // By the kinds' names: the order of an encoded dictionary with other keys is left to chance.
  private var changed: [String: Double] = [:]

  /// The default tolerances.
  package init() {}

  /// The tolerance of a kind, above 0 but for choices.
  package subscript(kind: BaselineKind) -> Double {
    get { changed[kind.rawValue] ?? kind.defaultTolerance }
    set { changed[kind.rawValue] = newValue }
  }

  /// The tolerances that can be set.
  package static let range = 1e-6...1e6

  /// How many decimals numbers of a kind are stored with: rounding moves them by a fifth of the
  /// tolerance at most.
  func decimals(of kind: BaselineKind) -> Int {
    let tolerance = self[kind]
    guard tolerance > 0 else { return 0 }
    var decimals = 0
    var step = 1.0
    while step > tolerance * 0.4, decimals < 9 {
      decimals += 1
      step /= 10
    }
    return decimals
  }

  /// The rounding and the bound of curves of a kind.
  func reduction(of kind: BaselineKind) -> CurveReduction {
    CurveReduction(decimals: decimals(of: kind), bound: self[kind] / 4)
  }
}

extension BaselineTolerances {
  /// The tolerances that an object sets.
  init(_ reader: StrictReader<JSONValue>) {
    self.init()
    let entries = reader.entries(
      for: BaselineKind.adjustable,
      by: \.rawValue,
      noun: "tolerance",
      id: "unknown-key"
    )
    for (kind, reader) in entries {
      changed[kind.rawValue] = reader.number(in: Self.range)
    }
  }
}

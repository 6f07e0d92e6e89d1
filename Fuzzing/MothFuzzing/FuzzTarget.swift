/// A reader of input that nobody vetted, with what must be true whatever the input is.
package struct FuzzTarget: Sendable {
  /// The name, also of its folder in the corpus.
  package let name: String
  /// What failed for an input; empty when all is well.
  package let violations: @Sendable ([UInt8]) -> [String]
  /// Words that inputs are likely to need.
  package let dictionary: @Sendable () -> [String]

  /// All targets.
  package static let all: [FuzzTarget] = [
    .luaSyntax, .readers, .host, .rules, .shards, .devices,
  ]

  /// The target with a name; nil if there is none.
  package static func named(_ name: String) -> FuzzTarget? { all.first { $0.name == name } }
}

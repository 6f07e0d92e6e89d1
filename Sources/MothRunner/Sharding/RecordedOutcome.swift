internal import Foundation

/// What a shard found in one unit or test, with all that merging needs.
package struct RecordedOutcome: Sendable, Codable, Equatable {
  /// The name of the unit or test.
  package let name: String
  // The results as `ResultCoder` writes them, so that they come back bit for bit.
  private let unit: String?
  private let test: String?

  /// The outcome of a unit; nil for one that was not evaluated because its effect had ended.
  init(_ name: UnitName, unit: PlaceOutcome?) {
    self.name = name.text
    self.unit = unit.flatMap { try? ResultCoder.encode($0) }.map {
      String(decoding: $0, as: UTF8.self)
    }
    test = nil
  }

  /// The outcome of a test; nil for one that was not evaluated because there is no such effect.
  init(_ name: UnitName, test: TestOutcome?) {
    self.name = name.text
    unit = nil
    self.test = test.flatMap { try? ResultCoder.encode($0) }.map {
      String(decoding: $0, as: UTF8.self)
    }
  }

  var unitOutcome: PlaceOutcome? { Self.decode(unit) }
  var testOutcome: TestOutcome? { Self.decode(test) }

  private static func decode<Outcome: Decodable>(_ text: String?) -> Outcome? {
    text.flatMap { try? ResultCoder.decode(Outcome.self, from: Data($0.utf8)) }
  }
}

/// The outcomes of all shards one after the other, in plan order.
package protocol RecordedOutcomes: AnyObject, Sendable {
  /// The next one; nil at the end.
  func next() -> RecordedOutcome?
}

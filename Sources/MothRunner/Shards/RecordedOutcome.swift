internal import Foundation

/// What a shard found in one unit or test, with all that merging needs.
package struct RecordedOutcome: Sendable, Codable, Equatable {
  /// The name of the unit or test.
  package let name: String
  // The results as `ResultCoder` writes them, so that they come back bit for bit.
  private let unit: String?
  private let test: String?
  /// What they are.
  let unitOutcome: UnitOutcome?
  let testOutcome: TestOutcome?

  private enum CodingKeys: CodingKey {
    case name, unit, test
  }

  /// Reads an outcome; one whose result cannot be read is refused, so that no unit is lost.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    name = try container.decode(String.self, forKey: .name)
    unit = try container.decodeIfPresent(String.self, forKey: .unit)
    test = try container.decodeIfPresent(String.self, forKey: .test)
    unitOutcome = try unit.map { try Self.decode($0, container: container, key: .unit) }
    testOutcome = try test.map { try Self.decode($0, container: container, key: .test) }
  }

  /// Whether both say the same.
  package static func == (left: RecordedOutcome, right: RecordedOutcome) -> Bool {
    (left.name, left.unit, left.test) == (right.name, right.unit, right.test)
  }

  /// The outcome of a unit; nil for one that was not evaluated because its effect had ended.
  init(_ name: UnitName, unit outcome: UnitOutcome?) {
    self.name = name.text
    unit = outcome.flatMap { try? ResultCoder.encode($0) }.map {
      String(decoding: $0, as: UTF8.self)
    }
    test = nil
    unitOutcome = outcome
    testOutcome = nil
  }

  /// The outcome of a test; nil for one that was not evaluated because there is no such effect.
  init(_ name: UnitName, test outcome: TestOutcome?) {
    self.name = name.text
    unit = nil
    test = outcome.flatMap { try? ResultCoder.encode($0) }.map {
      String(decoding: $0, as: UTF8.self)
    }
    unitOutcome = nil
    testOutcome = outcome
  }

  private static func decode<Outcome: Decodable>(
    _ text: String,
    container: KeyedDecodingContainer<CodingKeys>,
    key: CodingKeys
  ) throws -> Outcome {
    do {
      return try ResultCoder.decode(Outcome.self, from: Data(text.utf8))
    } catch {
      throw DecodingError.dataCorruptedError(
        forKey: key,
        in: container,
        debugDescription: "the result cannot be read"
      )
    }
  }
}

/// The outcomes of all shards one after the other, in plan order.
package protocol RecordedOutcomes: AnyObject, Sendable {
  /// The next one; nil at the end.
  func next() -> RecordedOutcome?
}

internal import Foundation
internal import MothDiagnostics

/// A JSON value to write.
package indirect enum JSONNode: Encodable, Equatable, Sendable {
  case text(String)
  case number(Double)
  case boolean(Bool)
  case list([JSONNode])
  case object([String: JSONNode])

  package func encode(to encoder: any Encoder) throws {
    switch self {
    case .text(let text): try text.encode(to: encoder)
    case .number(let number): try number.encode(to: encoder)
    case .boolean(let boolean): try boolean.encode(to: encoder)
    case .list(let list): try list.encode(to: encoder)
    case .object(let fields): try fields.encode(to: encoder)
    }
  }

  /// The value in lines, keys sorted, with a line feed at its end.
  package var text: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
    // It holds no number that is not finite, the one thing that cannot be encoded.
    let data = (try? encoder.encode(self)) ?? Data()
    return JSONText.visible(String(decoding: data, as: UTF8.self)) + "\n"
  }
}

package import MothGeometry

/// A placeholder for text: as large as the text would be with a simple, fixed measure.
///
/// Every character is half an em wide, lines are 1.2 em high, and a line breaks after any
/// character. That is close to a system font in prose and does not depend on any font.
package struct Text: SceneElement {
  package static let name = "Text"
  package static let role = ElementRole.leaf

  /// The text; a line feed starts a new line.
  package let string: String
  /// The size of the font in points, before Dynamic Type.
  package var fontSize: Double
  /// The lengths of the lines in characters, each once and rising, with how many lines have it.
  private let lengths: [LineLength]

  private struct LineLength: Sendable, Equatable {
    var length: Double
    var count: Double
  }

  /// SwiftUI's body size at the Dynamic Type setting `large` on iOS, in points.
  package static let bodySize = 17.0
  /// The width of a character in ems.
  package static let advance = 0.5
  /// The height of a line in ems.
  package static let lineHeight = 1.2

  /// Makes a text.
  package init(_ string: String, fontSize: Double = bodySize) {
    self.string = string
    let lines = string.split(separator: "\n", omittingEmptySubsequences: false)
    lengths = Dictionary(lines.map { ($0.count, 1.0) }, uniquingKeysWith: +)
      .map { LineLength(length: Double($0.key), count: $0.value) }
      .sorted { $0.length < $1.length }
    self.fontSize = fontSize
  }

  package var figure: DrawnView.Figure? {
    .text(string, fontSize: fontSize.isFinite ? max(fontSize, 0) : 0)
  }

  package var traits: ElementTraits { ElementTraits { $0.isText = true } }

  /// As wide as its longest line, wrapped at the proposed width and cut at the proposed height; at
  /// least one line.
  package func size(for proposal: ProposedSize, in context: LayoutContext) -> Size {
    let em = context.usable(fontSize, what: "font size") * context.textScale
    let advance = em * Self.advance
    guard advance > 0 else { return .zero }
    let room = max(1, ((proposal.width ?? .infinity) / advance + 1e-9).rounded(.down))
    var columns = 0.0
    var lines = 0.0
    guard context.goesOn(after: lengths.count / 16) else { return .zero }
    for line in lengths {
      columns = max(columns, min(line.length, room))
      lines += line.count * max(1, (line.length / room).rounded(.up))
    }
    let height = em * Self.lineHeight
    let limit = max(1, ((proposal.height ?? .infinity) / height + 1e-9).rounded(.down))
    return Size(width: columns * advance, height: min(lines, limit) * height)
  }
}

extension SceneNode {
  /// A placeholder for text.
  package static func text(
    _ string: String,
    fontSize: Double = Text.bodySize,
    line: Int? = nil
  ) -> SceneNode {
    SceneNode(Text(string, fontSize: fontSize), line: line)
  }
}

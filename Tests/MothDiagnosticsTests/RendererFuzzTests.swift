import MothDiagnostics
import Testing

/// Renders made-up hostile text, from a fixed seed.
@Suite struct RendererFuzzTests {
  /// A linear congruential generator (Knuth, MMIX), so that every run sees the same text.
  struct Dice: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state
    }
  }

  private static let alphabet: [String] = [
    "a", "b ", "_1", "\t", "\n", "\r\n", "\u{1B}[31m", "\u{0}", "\u{301}", "\u{301}\u{301}\u{301}",
    "漢", "👩‍👩‍👧", "\u{202E}", "\u{9B}", "\u{2028}", "\u{10FFFF}", "é", "\u{7F}",
  ]

  private static func text(_ generator: inout Dice) -> String {
    (0..<Int.random(in: 0...120, using: &generator)).reduce(into: "") { text, _ in
      text += alphabet.randomElement(using: &generator) ?? ""
    }
  }

  private static func location(_ generator: inout Dice) -> MothDiagnostics.SourcePosition {
    MothDiagnostics.SourcePosition(
      line: Int.random(in: -1...5, using: &generator),
      column: Int.random(in: -2...200, using: &generator)
    )
  }

  @Test(arguments: 1...200 as ClosedRange<UInt64>)
  func `no text steers the terminal or runs over the width`(seed: UInt64) {
    var generator = Dice(state: seed)
    let file = SourceFile(path: "a.lua", text: Self.text(&generator))
    let range = SourceRange(
      start: Self.location(&generator),
      end: Self.location(&generator)
    )
    let location = SourceLocation(path: "a.lua", range: range)
    let diagnostic = Diagnostic.error("jump", message: "m", at: location)
      .note(Self.text(&generator), at: SourceLocation(path: Self.text(&generator), range: range))
      .reason(Self.text(&generator))
    let renderer = DiagnosticRenderer(width: 60) { $0 == "a.lua" ? file : nil }

    let lines = renderer.render(diagnostic).split(separator: "\n", omittingEmptySubsequences: false)
    for line in lines {
      #expect(VisibleText.escaped(String(line)) == String(line))
    }
    // Lines after the header and the arrow: a bar, the source, carets.
    for line in lines.dropFirst(2).prefix(3) where line.contains("|") {
      #expect(VisibleText.width(of: String(line)) <= 60)
    }
  }
}

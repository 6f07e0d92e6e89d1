import Foundation
import MothDiagnostics
import Testing

@Suite struct DiagnosticTests {
  private func location(_ path: String, line: Int, column: Int) -> SourceLocation {
    SourceLocation(
      path: path,
      range: SourceRange(
        start: SourcePosition(line: line, column: column),
        end: SourcePosition(line: line, column: column + 1)
      )
    )
  }

  @Test func `severities order from note to error`() {
    #expect(Severity.note < .warning)
    #expect(Severity.warning < .error)
    #expect(Severity.allCases.max() == .error)
  }

  @Test func `builders return new values and keep the order of notes`() {
    let plain = Diagnostic.error("unknown-transform", message: "no transform 'frame'")
    let full =
      plain
      .reason("it sizes the view")
      .help("use scaleEffect")
      .note("the chain begins here", at: location("a.lua", line: 2, column: 1))
      .at(Moment(sample: 3))
      .fixIt("use scaleEffect", safety: .unsafe, edits: [])
    #expect(plain.notes.isEmpty)
    #expect(plain.severity == .error)
    #expect(plain.count == 1)
    #expect(full.notes.map(\.kind) == [.reason, .help, .note])
    #expect(full.notes.last?.location == location("a.lua", line: 2, column: 1))
    #expect(full.moment?.sample == 3)
    #expect(full.fixIts.first?.safety == .unsafe)
    #expect(
      Diagnostic.warning("jump", message: "m", at: location("a.lua", line: 1, column: 1)).severity
        == .warning
    )
  }

  @Test func `order is path, line, column, id, message`() {
    let sorted = [
      Diagnostic.error("z", message: "no place"),
      Diagnostic.error("z", message: "no range", at: SourceLocation(path: "a.lua")),
      Diagnostic.error("b", message: "m", at: location("a.lua", line: 1, column: 9)),
      Diagnostic.error("a", message: "m", at: location("a.lua", line: 2, column: 1)),
      Diagnostic.error("a", message: "n", at: location("a.lua", line: 2, column: 1)),
      Diagnostic.error("b", message: "a", at: location("a.lua", line: 2, column: 1)),
      Diagnostic.error("a", message: "a", at: location("a.lua", line: 10, column: 1)),
      Diagnostic.error("a", message: "a", at: location("b.lua", line: 1, column: 1)),
    ]
    #expect(sorted.reversed().sorted() == sorted)
  }

  @Test func `what differs only in the sweep or in notes is still ordered`() {
    let base = Diagnostic.warning("jump", message: "m", at: location("a.lua", line: 1, column: 1))
    let sorted = [
      base,
      base.help("a"),
      base.help("b"),
      base.at(Moment(device: "ipad", sample: 9)),
      base.at(Moment(device: "iphone", reduceMotion: false, sample: 2)),
      base.at(Moment(device: "iphone", reduceMotion: true, sample: 1)),
    ]
    #expect(sorted.reversed().sorted() == sorted)
    for (left, right) in zip(sorted, sorted.dropFirst()) {
      #expect(left < right)
      #expect(!(right < left))
    }
  }

  @Test func `a diagnostic survives JSON`() throws {
    let diagnostic = Diagnostic(
      id: "jump",
      severity: .warning,
      message: "m",
      location: location("a.lua", line: 1, column: 2),
      moment: Moment(device: "iphone-17", sample: 1, time: 0.5),
      count: 4
    ).fixIt(
      "clamp",
      safety: .safe,
      edits: [
        TextEdit(
          range: SourceRange(
            start: SourcePosition(line: 1, column: 2),
            end: SourcePosition(line: 1, column: 2)
          ),
          replacement: "x"
        )
      ]
    )
    let data = try JSONEncoder().encode(diagnostic)
    #expect(try JSONDecoder().decode(Diagnostic.self, from: data) == diagnostic)
  }

  @Test func `a moment is reported in words`() {
    #expect(
      Moment(device: "iphone-17", reduceMotion: false, sample: 371, time: 3.0917, offset: 214.21)
        .summary == "sample 371 of iphone-17, 3.09 s, offset 214.2 pt, Reduce Motion off"
    )
    #expect(
      Moment(device: "tv", target: "artwork", index: 2, reduceMotion: true, sample: 0).summary
        == "sample 0 of tv, artwork[2], Reduce Motion on"
    )
    #expect(
      Moment(target: "disc", sample: 1, offset: -0.01).summary == "sample 1, disc, offset 0 pt"
    )
    #expect(Moment(index: 4, sample: 1).summary == "sample 1, index 4")
  }
}

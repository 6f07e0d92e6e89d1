import Foundation
import MothDiagnostics
import Testing

/// Numbers that come from files, and numbers that become integers.
@Suite struct CountTests {
  private struct Holder: Codable, Equatable {
    @Count var count: Int
  }

  @Test(arguments: [0, 1, 1_000_000_000_000])
  func `a count is written as a number and read again`(number: Int) throws {
    let text = "{\"count\":\(number)}"
    let holder = try JSONDecoder().decode(Holder.self, from: Data(text.utf8))
    #expect(holder == Holder(count: number))
    #expect(String(decoding: try JSONEncoder().encode(holder), as: UTF8.self) == text)
  }

  @Test(arguments: ["-1", "1000000000001", "9223372036854775807", "1e300", "0.5", "null", "\"1\""])
  func `what is no count is refused`(text: String) {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(Holder.self, from: Data("{\"count\":\(text)}".utf8))
    }
  }

  @Test(arguments: [
    #"{"line":0,"column":1}"#, #"{"line":1,"column":0}"#,
    #"{"line":-9223372036854775808,"column":1}"#,
    #"{"line":1,"column":1000000001}"#,
  ])
  func `a location outside of any text is refused`(text: String) {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(MothDiagnostics.SourcePosition.self, from: Data(text.utf8))
    }
  }

  @Test func `a range that ends before it starts is refused`() throws {
    let range = SourceRange(
      start: MothDiagnostics.SourcePosition(line: 2, column: 1),
      end: MothDiagnostics.SourcePosition(line: 2, column: 3)
    )
    let text = String(decoding: try JSONEncoder().encode(range), as: UTF8.self)
    #expect(try JSONDecoder().decode(SourceRange.self, from: Data(text.utf8)) == range)
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(
        SourceRange.self,
        from: Data(text.replacing("\"column\":3", with: "\"column\":0").utf8)
      )
    }
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(
        SourceRange.self,
        from: Data(#"{"start":{"line":2,"column":1},"end":{"line":1,"column":9}}"#.utf8)
      )
    }
  }

  @Test(arguments: [
    (Double.nan, -5), (.infinity, 5), (-.infinity, -5), (1e300, 5), (-1e300, -5), (2.4, 2),
    (2.5, 3), (-2.5, -3), (-0.0, 0), (0x1p63, 5), (4.999, 5),
  ])
  func `any number becomes one of a range`(number: Double, whole: Int) {
    #expect(number.wholeNumber(in: -5...5) == whole)
  }

  @Test func `the ends of the integers can be reached`() {
    #expect(1e300.wholeNumber(in: .min ... .max) == .max)
    #expect((-1e300).wholeNumber(in: .min ... .max) == .min)
    #expect(0x1p62.wholeNumber(in: .min ... .max) == 1 << 62)
  }

  @Test func `a sum of products that does not fit is the greatest number`() {
    #expect(Count.sum(ofProducts: [(2, 3), (4, 5)]) == 26)
    #expect(Count.sum(ofProducts: [(1 << 40, 1 << 40)]) == .max)
    #expect(Count.sum(ofProducts: [(.max, 1), (1, 1)]) == .max)
  }

  @Test func `a range beyond a text has no text`() {
    let file = SourceFile(path: "a", text: "one\ntwo")
    let range = { (first: Int, last: Int) in
      SourceRange(
        start: MothDiagnostics.SourcePosition(line: first, column: 1),
        end: MothDiagnostics.SourcePosition(line: last, column: 4)
      )
    }
    #expect(file.text(in: range(2, 1_000_000_000)) == "two")
    #expect(file.text(in: range(7, 9)) == "")
  }

  @Test func `of one rule in one file a hundred are shown, and the number of the others`() {
    let location = SourceLocation(path: "a.lua")
    let many = (0..<250).map { Diagnostic.warning("jump", message: "jump \($0)", at: location) }
    let others = [
      Diagnostic.error("jump", message: "an error", at: location),
      .warning("kink", message: "k", at: location),
    ]
    let limited = Diagnostic.limited(many + others)
    #expect(limited.count == 103)
    #expect(Array(limited.prefix(100)) == Array(many.prefix(100)))
    #expect(
      limited[100] == .warning("jump", message: "150 more of 'jump' are not shown", at: location)
    )
    #expect(Array(limited.suffix(2)) == others)
    #expect(Diagnostic.limited(Array(many.prefix(100))) == Array(many.prefix(100)))
  }
}

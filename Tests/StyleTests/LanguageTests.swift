import MothTestSupport
import Testing

/// What docs/STYLE.md says of language, as far as a test can keep it.
@Suite struct LanguageTests {
  /// Words that are not ours, with the field's word.
  ///
  /// Words with a second, right meaning, such as
  /// `place` and `behind`, are left to review.
  static let glossary: [(pattern: String, instead: String)] = [
    (#"\b([Tt]ell|[Tt]ells|[Tt]old)\b|[a-z](Tell|Tells|Told)\b"#, "report, say or show"),
    (#"\b[Mm]end(s|ed|ing)?\b"#, "fix"),
    (#"\b[Aa]new\b|[a-z]Anew\b"#, "again"),
    (#"\bgave\b"#, "the result of"),
    (#"\bstands? twice\b"#, "duplicate"),
    (#"\b[Hh]eed(s|ed)?\b"#, "honor"),
    (#"\b[Gg]raver\b"#, "more severe"),
    (#"\b[Dd]earest\b"#, "most expensive"),
    (#"\b[Ww]holly\b"#, "fully"),
    (#"\bin force\b|InForce\b"#, "applies"),
    (#"\b[Ww]ays? out\b|[wW]ayOut\b"#, "how to fix it"),
    (#"\bhow it decides\b"#, "what it checks"),
    (#"\bin sight\b|InSight\b"#, "visible"),
    (#"\b[Nn]il where\b"#, "nil if"),
    (#"\bdirections of reading\b"#, "layout directions"),
    (#"\b[Kk]nownResults\b|\bisKnown\b|\bisSure\b"#, "cached"),
    (#"\bCrew\b|\bSeat\b|\bWaitingLine\b"#, "WorkerPool, Worker, OrderedResults"),
    (#"\bone a (processor|file|unit)\b|\b(frames|views) a second\b"#, "per"),
  ]

  @Test func `code, tests and documents speak the field's words`() throws {
    let patterns = try Self.glossary.map { (try Regex($0.pattern), $0.instead) }
    var found: [String] = []
    for path in try Self.texts() {
      for (number, line) in try Repository.lines(path).enumerated() {
        for (pattern, instead) in patterns where line.contains(pattern) {
          found.append("\(path):\(number + 1): write '\(instead)': \(line)")
        }
      }
    }
    #expect(found == [])
  }

  /// What people read, except for what lists the words; the changelog names those that went.
  private static func texts() throws -> [String] {
    var all = ["README.md"]
    for folder in ["Sources", "Tests", "Fuzzing", "Benchmarks"] {
      all += try Repository.files(in: folder, "swift", "c", "h")
    }
    for folder in ["Sources", "Plugins"] { all += try Repository.files(in: folder, "lua") }
    all += try Repository.files(in: "docs", "md")
    let lists = ["Tests/StyleTests/LanguageTests.swift", "docs/STYLE.md", "docs/CHANGELOG.md"]
    return all.filter { !lists.contains($0) }
  }

  @Test func `a sentence of a document has at most 35 words`() throws {
    for path in try Repository.files(in: "docs", "md") + ["README.md"] {
      let long = Prose(try Repository.lines(path)).sentences.filter {
        $0.split(separator: " ").count > 35
      }
      #expect(long == [], "\(path)")
    }
  }

  @Test func `sentences are found in paragraphs and lists, not in code and tables`() {
    let text = """
      # A title
      One is here. Two goes
      on? Three
      ```
      not. this
      ```
      - Four.
        goes on
      | no. | table |
      """
    let lines = text.split(separator: "\n").map(String.init)
    #expect(
      Prose(lines).sentences == ["One is here.", "Two goes on?", "Three", "Four.", "goes on"]
    )
  }

  @Test func `the documents are within the lengths that they promise`() throws {
    #expect(try Repository.lines("README.md").count < 200)
    for path in try Repository.files(in: "docs", "md") where !path.hasPrefix("docs/rules/") {
      let long = try Repository.lines(path).filter {
        $0.unicodeScalars.count > 120 && !$0.hasPrefix("|") && !$0.contains("](")
      }
      #expect(long == [], "\(path)")
    }
  }
}

/// The sentences of a Markdown document.
struct Prose {
  private(set) var sentences: [String] = []
  private var paragraph: [String] = []

  init(_ lines: [String]) {
    var isCode = false
    for line in lines {
      let text = line.drop { $0 == " " }
      if text.hasPrefix("```") { isCode.toggle() }
      if isCode || text.isEmpty || ["```", "#", "|", ">", "<"].contains(where: text.hasPrefix) {
        endParagraph()
        continue
      }
      let item = text.prefixMatch(of: #/(?:[-*]|\d+\.) /#)
      if item != nil { endParagraph() }
      paragraph.append(String(text.dropFirst(item?.output.count ?? 0)))
    }
    endParagraph()
  }

  private mutating func endParagraph() {
    let text = paragraph.joined(separator: " ")
    paragraph = []
    var start = text.startIndex
    for end in text.matches(of: /[.!?]["')*]*\s+/).map(\.range) {
      sentences.append(String(text[start..<end.upperBound]).trimmingSuffixSpaces())
      start = end.upperBound
    }
    if start < text.endIndex { sentences.append(String(text[start...])) }
  }
}

extension String {
  fileprivate func trimmingSuffixSpaces() -> String {
    var copy = self
    while copy.last == " " { copy.removeLast() }
    return copy
  }
}

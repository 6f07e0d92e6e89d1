import Foundation
import MothDiagnostics
import MothSimulation
import Testing

@testable import MothReporting
@testable import MothRunner

/// Each format read by a program that others wrote for it, with names as bad as they come.
@Suite struct ConsumerTests {
  /// What Unicode gives no character, which a literal cannot hold.
  private static let noncharacters = String(
    String.UnicodeScalarView(
      [0xFFFE, 0xFFFF, 0x1FFFE, 0xFDD0].compactMap { Unicode.Scalar($0 as UInt32) }
    )
  )

  /// Names, each of which is also the text of every message.
  private static let names = [
    SampleResult.badName,
    #"a "quoted" 'name' & <b>tags</b> ]]> <!-- x --> <script>alert(1)</script>"#,
    "::error file=x::injected\n::set-output name=a::b%0A%25",
    "=HYPERLINK(\"http://x\";\"y\")\t@SUM(1)",
    "# TODO not yet\n---\nmessage: x\n...\nBail out!\nok 7 - x # SKIP",
    "| a | b |\\| `code` ``two`` [x](http://y) ![i](j) @team #12 **b** _i_ $x$ www.example.com",
    noncharacters + "\u{7F}\u{85}\u{2028}\u{0}\u{1B}]8;;http://x\u{7}",
    "-a,b\r\n\"c\"\t+1;2",
    "😀𝒳漢字é\u{301}\u{301}\u{301}\u{301}\u{301}",
    String(repeating: "long 😀", count: 100_000 / 9),
  ]

  private func records(_ name: String) -> [RunRecord] {
    var result = RunResult()
    result.evaluates = true
    result.plugins = [SampleResult.hostile(name)]
    return SampleResult.records(result)
  }

  private func expect(
    _ format: ReportFormat,
    name: String,
    sees expected: Any,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) throws {
    let seen = try Consumer.sees(format, records: records(name))
    let wanted = try Consumer.json(expected)
    // A difference of 100 kB helps nobody.
    let location = zip(seen, wanted).prefix { $0 == $1 }.count
    let part = { (text: String) in String(text.dropFirst(max(location - 40, 0)).prefix(160)) }
    #expect(seen == wanted, "\(part(seen)) is not \(part(wanted))", sourceLocation: sourceLocation)
  }

  /// What the unit of the sample is called.
  private static let unit = "iphone-17, portrait, linear, Reduce Motion off"

  /// The name with what steers a terminal written out; lines stay.
  private func lines(_ name: String) -> String {
    name.split(separator: "\n", omittingEmptySubsequences: false)
      .map { VisibleText.escaped(String($0)) }.joined(separator: "\n")
  }

  /// What a page or an XML file shows.
  private func shown(_ name: String) -> String { VisibleText.escaped(name) }

  @Test(arguments: names)
  func `JSON and JSON Lines are as the schema says`(name: String) throws {
    let types = ["run", "plugin", "effect", "unit", "printed", "test", "summary"]
    try expect(.json, name: name, sees: types)
    try expect(.jsonl, name: name, sees: types)
  }

  @Test(arguments: names)
  func `JUnit's XML is valid and has every case`(name: String) throws {
    let shown = shown(name)
    try expect(
      .junit,
      name: name,
      sees: [
        [
          "name": shown, "failures": 1,
          "cases": [["script", []], [Self.unit, [shown]]],
        ],
        [
          "name": "tests of \(shown)", "failures": 1,
          "cases": [["\(shown): \(shown), \(shown), Reduce Motion off", [shown]]],
        ],
      ]
    )
  }

  @Test(arguments: names)
  func `TAP has every point, and no name becomes a directive`(name: String) throws {
    let point = VisibleText.escaped(name).replacing("#", with: "\\u{23}")
    try expect(
      .tap,
      name: name,
      sees: [
        [
          "point": [false, point],
          "cases": [[true, "script", []], [false, Self.unit, [lines(name)]]],
        ],
        [
          "point": [false, "tests of \(point)"],
          "cases": [
            [false, "\(point): \(point), \(point), Reduce Motion off", [lines(name)]]
          ],
        ],
      ]
    )
  }

  @Test(arguments: names)
  func `SARIF is as its schema says and has every result`(name: String) throws {
    let text = lines(name)
    try expect(
      .sarif,
      name: name,
      sees: [
        [
          "rule": "lua-error", "level": "error",
          "message": [text, text, text].joined(separator: "\n"),
          "paths": [name], "suppressions": [],
        ],
        [
          "rule": "test-failed", "level": "error", "message": text, "paths": [],
          "suppressions": [],
        ],
      ]
    )
  }

  @Test(arguments: names)
  func `GitLab's report has every issue`(name: String) throws {
    let text = VisibleText.escaped(name)
    try expect(
      .gitlab,
      name: name,
      sees: [
        ["lua-error", "major", text, text], ["test-failed", "major", text + ".lua", text],
      ]
    )
  }

  @Test(arguments: names)
  func `GitHub sees one command for each finding`(name: String) throws {
    let text = lines(name)
    try expect(
      .github,
      name: name,
      sees: [
        [
          "error",
          [
            "file": text.cut(toBytes: 60_000), "line": "1", "endLine": "1", "col": "1",
            "endColumn": "2", "title": "lua-error",
          ],
          [text, text, text, text].joined(separator: "\n").cut(toBytes: 60_000),
        ],
        ["error", ["title": "test-failed"], text.cut(toBytes: 60_000)],
      ]
    )
  }

  @Test(arguments: names)
  func `Markdown has a row for each finding, and no markup of others`(name: String) throws {
    let cell = VisibleText.escaped(name).cut(toBytes: 1_000)
    let location = VisibleText.escaped(name + ":1").cut(toBytes: 1_000)
    try expect(
      .markdown,
      name: name,
      sees: [
        ["", "rule", "location", "message", "seen in"],
        ["❌", "lua-error", location, cell, "iphone-17"], ["❌", "test-failed", "", cell, cell],
        ["", "effect", "units", "failed", "warned"], ["❌", cell, "1", "1", "0"],
      ]
    )
  }

  @Test(arguments: names)
  func `the page is valid and has nothing that runs or loads`(name: String) throws {
    try expect(.html, name: name, sees: [shown(name), shown(name)])
  }

  @Test(arguments: names)
  func `CSV has a row for each value, and no formula`(name: String) throws {
    var result = RunResult()
    result.evaluates = true
    result.plugins = [SampleResult.hostile(name)]
    result.plugins[0].effects[0].units[0].curves = UnitCurves(
      times: [0, 0.1],
      offsets: [0, -1.5],
      arguments: [UnitCurves.Argument(label: "offset.y", unit: "pt")],
      views: [
        UnitCurves.View(index: 0, samples: nil, values: [[1e-7, .nan]]),
        UnitCurves.View(index: 3, samples: [1], values: [[-40]]),
      ]
    )
    let visible = VisibleText.escaped(name)
    let safe = ["=", "+", "-", "@"].contains(visible.first) ? "'" + visible : visible
    // The name begins the line, and no line may begin a command.
    var lines = LineGuard()
    let first = lines.take(safe)
    let row = { (index: String, sample: String, time: String, offset: String, value: String) in
      [
        "plugin": first, "effect": safe, "scene": safe, "target": safe, "index": index,
        "device": "iphone-17", "orientation": "portrait", "reduceMotion": "false",
        "sweep": "linear", "sample": sample, "time": time, "offset": offset,
        "argument": "offset.y", "unit": "pt", "value": value,
      ]
    }
    let seen = try Consumer.sees(.csv, records: SampleResult.records(result))
    let rows = [
      row("0", "0", "0", "0", "1e-07"), row("0", "1", "0.1", "-1.5", ""),
      row("3", "1", "0.1", "-1.5", "-40"),
    ]
    #expect(try seen == Consumer.json(rows))
  }

  @Test(arguments: ReportFormat.all.filter { $0.name != "text" }.map(\.name))
  func `a run of everything, and one of nothing, is read`(name: String) throws {
    let format = try #require(ReportFormat.named(name))
    #expect(try Consumer.sees(format, records: SampleResult.records()).hasPrefix("["))
    #expect(try Consumer.sees(format, records: SampleResult.records(RunResult())).hasPrefix("["))
    #expect(
      try Consumer.sees(format, records: SampleResult.records(SampleResult.all, command: .check))
        .count > 1
    )
  }

  // MARK: - The schema of raw results

  /// A run with every kind of record and every key that a record can have.
  private static let whole: String = {
    var result = SampleResult.all
    let start = SourcePosition(line: 3, column: 18)
    let range = SourceRange(start: start, end: start)
    var finding = Diagnostic.error(
      "rule",
      message: "wrong",
      at: SampleResult.location(3, start: 18, end: 24)
    )
    finding.notes = [Note(kind: .note, text: "here", location: finding.location)]
    finding.fixIts = [
      FixIt(
        description: "fix it",
        edits: [TextEdit(range: range, replacement: "x")],
        safety: .unsafe
      )
    ]
    result.plugins[0].effects[0].units[0].diagnostics.append(finding)
    result.plugins[0].effects[0].units[0].stateCost = StateCost(
      transformRuns: 9,
      actions: 4,
      writes: 5,
      bodies: [
        StateCost.Body(view: nil, evaluations: 4, viewCount: 31),
        StateCost.Body(view: "bar", evaluations: 4, viewCount: 2),
      ]
    )
    result.plugins[0].effects[0].units[0].curves = UnitCurves(
      times: [0, 0.1],
      offsets: [0, -1.5],
      arguments: [UnitCurves.Argument(label: "offset.y", unit: "pt")],
      views: [
        UnitCurves.View(index: 0, samples: nil, values: [[1, .nan]]),
        UnitCurves.View(index: 3, samples: [1], values: [[-40]]),
      ]
    )
    return ReportFormat.jsonl.make(ReportSettings()).report(SampleResult.records(result))
  }()

  @Test func `the schema takes every kind of record`() throws {
    #expect(Self.whole.contains("\"type\":\"curves\""))
    #expect(try Consumer.accepts(.jsonl, text: Self.whole))
  }

  @Test func `the schema takes the records of a shard`() throws {
    let digest = String(repeating: "0a", count: 16)
    let shard =
      #""shard":{"arguments":["a.lua"],"inputs":"\#(digest)","number":1,"program":"\#(digest)","#
      + #""total":2},"type":"run""#
    let outcome = #"{"name":"p/e: a test","test":"{}","type":"outcome"}"# + "\n"
    var lines = Self.whole.split(separator: "\n").map { "\($0)\n" }
    lines[0] = lines[0].replacing("\"type\":\"run\"", with: shard)
    lines.insert(outcome, at: 1)
    #expect(try Consumer.accepts(.jsonl, text: lines.joined()))
    lines[1] = outcome.replacing("\"name\":\"p/e: a test\",", with: "")
    #expect(try !Consumer.accepts(.jsonl, text: lines.joined()))
  }

  @Test(arguments: [
    ("\"schema\":1", "\"schema\":2"), ("\"curves\":false,", ""),
    ("\"scripts\":1", "\"scripts\":-1"),
    ("\"safety\":\"unsafe\"", "\"safety\":\"perhaps\""), ("\"line\":3", "\"line\":0"),
    ("\"values\":[[1,null]]", "\"values\":[[1,\"a\"]]"), ("\"informative\":true", "\"says\":true"),
    ("\"actions\":4,", ""), ("\"type\":\"printed\"", "\"type\":\"said\""),
    ("\"severity\":\"error\"", "\"severity\":\"fatal\""), ("\"exitStatus\":2", "\"exitStatus\":6"),
  ])
  func `the schema refuses what no record is`(text: String, other: String) throws {
    let changed = Self.whole.replacing(text, with: other)
    try #require(changed != Self.whole)
    #expect(try !Consumer.accepts(.jsonl, text: changed))
  }
}

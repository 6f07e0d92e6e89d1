import MothDiagnostics
import MothTestSupport
import Testing

@testable import MothScript

/// What the prelude records of a check, and what it refuses.
@Suite struct CheckRecordingTests {
  private static let labels = [
    "offset.x", "offset.y", "opacity", "opacity#2", "scroll", "state.on",
  ]

  /// What a check with this body states; the body begins on line 2.
  private func statements(
    _ body: String,
    limits: HostLimits = countedLimits
  ) throws -> [CheckStatement] {
    try onLuaThread {
      let state = try ScriptState(limits: limits, binding: binding)
      try state.bind(environment: [], parameters: [ScriptField("cap", value: .number(40))])
      let value = try state.run(
        text: """
          return moth.effect { api = 1, visualEffect = function(content) return content end,
          checks = { c = function(trace, p, expect)
          \(body)
          end } }
          """,
        path: "effects/test.lua",
        as: .effect
      )
      let decoded = EffectDecoder.decode(value, of: script(""))
      let check = try #require(decoded.definition?.checks.first)
      return try state.statements(
        of: check,
        labels: Self.labels,
        facts: [
          ScriptField("device", value: .string("iphone-17")),
          ScriptField("count", value: .integer(3)),
        ]
      )
    }
  }

  private func statement(_ body: String) throws -> CheckStatement {
    let all = try statements(body)
    try #require(all.count == 1)
    return all[0]
  }

  private func message(_ body: String, limits: HostLimits = countedLimits) throws -> String {
    let fault = try fault { try statements(body, limits: limits) }
    #expect(fault.line == 3)
    return fault.diagnostic(in: nil).message
  }

  @Test func `a statement has its column, arguments, line and script`() throws {
    let found = try statement("expect(trace.offset.y):near(p.cap, 0.5)")
    #expect(
      found
        == CheckStatement(
          method: .near,
          subject: .column(1),
          conditions: [],
          offset: nil,
          arguments: [.term(.number(40)), .term(.number(0.5))],
          line: 3,
          path: "effects/test.lua"
        )
    )
  }

  @Test func `columns are computed with, from the left and from the right`() throws {
    let found = try statement(
      "expect((trace.opacity * 2 - 1) / trace.scroll):near((3 + -trace.opacity):clamped(0, true))"
    )
    #expect(
      found.subject
        == .quotient(
          .difference(.product(.column(2), .number(2)), .number(1)),
          .column(4)
        )
    )
    #expect(
      found.arguments == [
        .term(
          .clamped(
            .sum(.number(3), .difference(.number(0), .column(2))),
            low: .number(0),
            high: .number(1)
          )
        )
      ]
    )
  }

  @Test func `an expectation is narrowed and used again`() throws {
    let found = try statements(
      """
      local far = expect(trace.opacity):when(trace.scroll:above(100)):when(trace.state.on:is(true))
      far:never_above(1)
      far:at(120):constant()
      """
    )
    let conditions = [
      CheckCondition(comparison: .above, subject: .column(4), value: .number(100)),
      CheckCondition(comparison: .is, subject: .column(5), value: .number(1)),
    ]
    #expect(found.map(\.method) == [.neverAbove, .constant])
    #expect(found.map(\.conditions) == [conditions, conditions])
    #expect(found.map(\.offset) == [nil, 120])
    #expect(found.map(\.line) == [4, 5])
  }

  @Test func `a tail call has the line it is on`() throws {
    #expect(try statement("local a = 1\nreturn expect(trace.opacity):constant(a)").line == 4)
  }

  @Test func `an expectation that states nothing is reported`() throws {
    let found = try statements(
      "expect(trace.opacity)\nexpect(trace.opacity):when(trace.scroll:below(0))"
    )
    #expect(found.map(\.method) == [nil, nil])
    #expect(found.map(\.line) == [3, 4])
  }

  @Test(arguments: [
    ("expect(trace.opacity):near()", "'near' takes a number, true, false or a column; got nil"),
    (
      "expect(trace.opacity):near(0/0)",
      "'near' takes a number, true, false or a column; got not a number"
    ),
    (
      "expect(trace.opacity):near(trace.offset)",
      "'near' takes a number, true, false or a column; got a table"
    ),
    (
      "expect(trace.opacity):near(1, -1)",
      "'near' takes a tolerance that is not below 0; got -1"
    ),
    (
      "expect(trace.opacity):near(1, trace.scroll)",
      "'near' takes a tolerance that is not below 0; got a table"
    ),
    ("expect(trace.opacity):near(1, 2, 3)", "'near' takes at most 2 arguments; got 3"),
    (
      "expect(trace.opacity).near(1)",
      "'near' is called with a colon, as in expect(trace.opacity):near(...)"
    ),
    (
      "expect(trace.opacity):monotonic('up')",
      "'monotonic' takes \"increasing\" or \"decreasing\"; got \"up\""
    ),
    (
      "expect(trace.opacity):constant_when(function() end)",
      "'constant_when' takes a condition, such as trace.scroll:above(100); got a function"
    ),
    (
      "expect(trace.opacity):when(true)",
      "'when' takes a condition, such as trace.scroll:above(100); got true"
    ),
    ("expect(trace.opacity):at(1/0)", "'at' takes a number; got infinity"),
    (
      "expect(trace.opacity):at(1):continuous(1)",
      "'continuous' compares samples; after 'at' there is none"
    ),
    ("expect(trace.opacity):changes(1.5)", "'changes' takes a whole number from 0; got 1.5"),
    ("expect(trace.opacity):nears(1)", "there is no 'nears' in an expectation"),
    (
      "expect(trace.offset):near(1)",
      "'expect' takes a column, such as trace.offset.y; got a table"
    ),
    ("expect(1):near(1)", "'expect' takes a column, such as trace.offset.y; got 1"),
    (
      "expect(trace.opacity > 1)",
      "columns are compared by methods, such as trace.scroll:above(100)"
    ),
    ("expect(trace.opacity + nil)", "'+' takes a number, true, false or a column; got nil"),
    ("expect(trace.opacity.x)", "there is no 'opacity.x' in trace"),
    ("expect(trace.opacity[3])", "there is no 'opacity#3' in trace"),
    ("expect((trace.opacity + 1).x)", "there is no 'x' in a computed column"),
    ("trace.opacity = 1", "'opacity' of trace can be read and not assigned"),
    ("trace.opacity.y = 1", "'y' of trace can be read and not assigned"),
    (
      "for _ = 1, 300 do expect(trace.opacity):near(1) end",
      "a check states at most 256 expectations"
    ),
    ("for _ = 1, 600 do expect(trace.opacity) end", "a check states at most 256 expectations"),
    (
      "local x = trace.opacity; for _ = 1, 9 do x = x + x end",
      "a column is computed of at most 64 parts"
    ),
    (
      "local x = expect(trace.opacity); for _ = 1, 17 do x = x:when(trace.opacity:is(1)) end",
      "an expectation has at most 16 conditions"
    ),
  ])
  func `what is wrong is refused at its line`(body: String, reported: String) throws {
    #expect(try message(body) == reported)
  }

  @Test func `scripts hold only empty tables`() throws {
    let found = try statements(
      """
      local column, narrow = trace.opacity, expect(trace.opacity)
      assert(rawlen(column) == 0 and next(column) == nil)
      assert(next(narrow) == nil and next(trace) == nil and not pcall(setmetatable, column, {}))
      narrow:near(trace.count)
      """
    )
    #expect(found.map(\.arguments) == [[.term(.number(3))]])
  }

  @Test func `a column of another check is none`() throws {
    let body = "kept = kept or trace.opacity; expect(trace.opacity):near(kept)"
    let fault = try fault {
      try onLuaThread {
        let state = try ScriptState(limits: countedLimits, binding: binding)
        try state.bind(environment: [], parameters: [])
        let text = """
          local kept
          return moth.effect { api = 1, visualEffect = function(content) return content end,
          checks = { c = function(trace, _, expect) \(body) end } }
          """
        let value = try state.run(text: text, path: "effects/test.lua", as: .effect)
        let decoded = EffectDecoder.decode(value, of: script(""))
        let check = try #require(decoded.definition?.checks.first)
        for _ in 0..<2 { _ = try state.statements(of: check, labels: Self.labels, facts: []) }
      }
    }
    #expect(fault.detail == "'near' takes a number, true, false or a column; got a table")
  }

  @Test(arguments: [
    "while true do end",
    "pcall(function() while true do end end)",
    "local t = {} while true do t[#t + 1] = trace.opacity end",
  ])
  func `limits hold`(body: String) throws {
    var limits = countedLimits
    limits.memoryBytes = 1_000_000
    let fault = try fault { try statements(body, limits: limits) }
    #expect(fault.endsState)
    #expect(fault.line == 3)
  }
}

/// `checks` in a definition.
@Suite struct CheckDecoderTests {
  private func decode(_ checks: String) throws -> (names: [String]?, problems: [String]) {
    let text = """
      return moth.effect { api = 1, visualEffect = function(content) return content end,
        checks = \(checks),
      }
      """
    let result = try EffectDecoder.decode(run(text), of: script(text))
    return (result.definition?.checks.map(\.name), result.diagnostics.map(brief))
  }

  @Test func `checks are sorted by name`() throws {
    let found = try decode("{ b = function() end, ['a c'] = function() end }")
    #expect(found.names == ["a c", "b"])
    #expect(found.problems == [])
  }

  @Test(arguments: [
    (
      "{}",
      "2:12 invalid-definition: 'checks' must not be empty"
    ),
    (
      "3",
      "2:12 invalid-definition: 'checks' must be a table of named entries; got 3"
    ),
    (
      "{ function() end }",
      "2:12 invalid-definition: 'checks' must be a table of named entries; got an array"
    ),
    ("{ a = 3 }", "2:18 invalid-definition: 'checks.a' must be a function; got 3"),
    (
      "{ ['a b'] = {} }",
      """
      2:24 invalid-definition: 'checks.a b' must be a function; got an empty table
      """
    ),
  ])
  func `what is no check is reported at its key`(checks: String, reported: String) throws {
    let found = try decode(checks)
    #expect(found.names == nil)
    #expect(found.problems == [reported])
  }

  @Test func `a misspelt key is reported with the right one`() throws {
    let text = "return moth.effect { api = 1, check = {}, visualEffect = function() end }"
    let result = try EffectDecoder.decode(run(text), of: script(text))
    #expect(
      result.diagnostics.map(brief) == [
        "1:31 unknown-key: unknown key 'check'; did you mean 'checks'?"
      ]
    )
  }
}

import Testing

/// `empty-check`: an entry of `checks` that states nothing.
@Suite struct EmptyCheckTests {
  private func found(_ checks: String, above: String = "") -> [String] {
    sourceFindings(
      """
      \(above)
      return moth.effect { api = 1, visualEffect = function(content) return content end,
        checks = \(checks) }
      """,
      of: "empty-check"
    )
  }

  @Test(arguments: [
    ("{}", "3:3 warning empty-check: 'checks' has no check"),
    ("{ a = 3 }", "3:14 warning empty-check: the check 'a' must be a function"),
    ("{ ['a b'] = 'x' }", "3:14 warning empty-check: the check 'a b' must be a function"),
    ("{ function() end }", "3:14 warning empty-check: an entry of 'checks' must have a name"),
    (
      "{ [4] = f }", "3:14 warning empty-check: an entry of 'checks' must have a string as its name"
    ),
    (
      "{ a = function() end }",
      "3:14 warning empty-check: the check 'a' takes no 'expect', and so states nothing"
    ),
    (
      "{ a = function(trace, p, e) return p end }",
      "3:14 warning empty-check: the check 'a' never calls 'e', and so states nothing"
    ),
    (
      "{ a = stays }",
      "3:14 warning empty-check: the check 'a' never calls 'expect', and so states nothing"
    ),
  ])
  func `what states nothing is reported at its entry`(checks: String, reported: String) {
    #expect(found(checks, above: "local function stays(_, _, expect) end") == [reported])
  }

  @Test(arguments: [
    "{ a = function(trace, _, expect) expect(trace.opacity):near(1) end }",
    "{ a = function(...) return helper(...) end }",
    "{ a = made() }",
    "made",
  ])
  func `what may state something is left alone`(checks: String) {
    #expect(found(checks, above: "local made = other()") == [])
  }

  @Test func `a misspelt fact, parameter or object is found without running the check`() {
    let script = """
      return moth.effect { api = 1, parameters = { cap = { default = 1 } },
        visualEffect = function(content) return content end,
        checks = { a = function(trace, p, expect)
          expect(trace.offset.y):never_above(p.cop)
          expect(trace.ofset.y):near(trace.devise)
          expect(trace.scroll):near(unknown)
        end } }
      """
    #expect(
      sourceFindings(script, of: "unknown-field") == [
        "4:42 unknown-field: there is no 'cop' in p",
        "5:18 unknown-field: there is no 'ofset' in trace",
        "5:38 unknown-field: there is no 'devise' in trace",
      ]
    )
    #expect(
      sourceFindings(script, of: "unknown-global").count == 1
    )
  }
}

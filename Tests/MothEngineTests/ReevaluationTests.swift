import MothEngine
import Testing

/// Effects that depend on more than their sample are found by evaluating samples again.
struct ReevaluationTests {
  private let offsets = (0..<100).map(Double.init)

  private func difference(_ body: String, chunk: String = "") throws -> ReevaluationDifference? {
    try Unit(body, chunk: chunk, offsets: offsets).evaluation().difference
  }

  @Test(arguments: [
    "return content",
    "return content:opacity(geometry:frame('scrollView').minY)",
    "return content:offset(0/0, 1/0)",
    "return content:opacity(moth.noise(env.time))",
  ])
  func `a pure effect is left alone`(body: String) throws {
    #expect(try difference(body) == nil)
  }

  @Test func `a table made once and only read is no state`() throws {
    #expect(
      try difference(
        "return content:opacity(steps[1 + env.index])",
        chunk: "local steps = { 1, 2, 3 }"
      ) == nil
    )
  }

  @Test func `a counter kept in an upvalue is found`() throws {
    let found = try #require(
      try difference(
        "count = count + 1\nreturn content:opacity(1)\n  :offset(0, count)",
        chunk: "local count = 0"
      )
    )
    #expect(found.order == .repeated)
    // opacity, offset.x, offset.y
    #expect(found.column == 2)
    #expect(found.second > found.first)
    #expect(found.line == 3)
  }

  @Test func `a value kept from the first call is the same twice in a row`() throws {
    let body = "first = first or env.time return content:opacity(first)"
    let found = try #require(try difference(body, chunk: "local first"))
    #expect(found.order == .reversed)
  }

  @Test func `a value kept from the first call is found in a sweep that ends where it began`()
    throws
  {
    // From 0 to 50 and back to 0: the last call keeps the same as the first.
    let thereAndBack = (0...100).map { 50 - abs(50 - Double($0)) }
    let unit = Unit(
      """
      local y = geometry:frame("scrollView").minY
      first = first or y
      return content:opacity(y - first)
      """,
      chunk: "local first",
      offsets: thereAndBack
    )
    #expect(try #require(unit.evaluation().difference).order == .reversed)
  }

  @Test func `a value kept from the sample before is found`() throws {
    let body = """
      local y = geometry:frame("scrollView").minY
      local moved = y - (kept.y or y)
      kept.y = y
      return content:opacity(moved)
      """
    #expect(try difference(body, chunk: "local kept = {}") != nil)
  }

  @Test func `a shape that depends on the count of calls is found`() throws {
    let body = """
      calls = calls + 1
      return calls > 300 and content:brightness(1) or content:opacity(1)
      """
    let found = try #require(try difference(body, chunk: "local calls = 0"))
    #expect(found.column == nil)
  }

  @Test func `an effect that fails when it is called again is found`() throws {
    let body = "calls = calls + 1 if calls > 300 then error('late') end return content:opacity(1)"
    #expect(try difference(body, chunk: "local calls = 0") != nil)
  }

  @Test func `an effect that stops when it is called again is found`() throws {
    let body = "calls = calls + 1 while calls > 300 do end return content:opacity(1)"
    let runs = try Unit(body, chunk: "local calls = 0", offsets: offsets).evaluations(2)
    #expect(runs.map { $0.difference != nil } == [true, true])
    #expect(runs.map { $0.trace != nil } == [true, true])
  }

  @Test func `a counter in a transition's closure is found`() throws {
    let unit = Unit(transition: "effect = f", offsets: offsets).with {
      $0.text = """
        local count = 0
        return moth.effect { api = 1, scrollTransition = { effect = function(content, phase)
          count = count + 1
          return content:opacity(count)
        end } }
        """
    }
    #expect(try unit.evaluation().difference?.order == .repeated)
  }
}

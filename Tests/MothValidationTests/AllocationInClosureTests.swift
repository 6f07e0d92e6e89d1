import MothTestSupport
import Testing

/// `allocation-in-closure`: what a function that runs in every frame makes.
@Suite struct AllocationInClosureTests {
  private func found(_ script: String) -> [String] {
    sourceFindings(script, of: "allocation-in-closure").map {
      $0.replacing(" note allocation-in-closure:", with: "")
    }
  }

  @Test(arguments: [
    ("local a = { 1, { 2 } }", "2:11 a table is made in every frame"),
    ("local f = function() return {} end", "2:11 a function is made in every frame"),
    ("local s = 'a' .. 'b' .. env.index", "2:11 a string is made in every frame"),
    ("local s = string.format('%d', 1)", "2:11 a string is made in every frame"),
    ("local t = table.pack(1, 2)", "2:11 a table is made in every frame"),
    (
      "local a = moth.unitPoint(0.5, 0)",
      "2:11 'moth.unitPoint' with the same arguments is made in every frame"
    ),
    (
      "local s = moth.shader('waves', { 1, 2 })",
      "2:11 'moth.shader' with the same arguments is made in every frame"
    ),
  ])
  func `each kind is reported once, the outer of two`(statement: String, reported: String) {
    #expect(found(effect("\(statement)\nreturn content")) == [reported])
  }

  @Test(arguments: [
    "local a = moth.unitPoint(env.index / 2, 0)", "local s = moth.shader('waves', env.time)",
    "local s = moth.shader('waves', { env.time, 0 })", "error('no ' .. env.index)",
    "assert(env.count > 0, 'none of ' .. env.count)", "local m = math.min(env.index, 1)",
    "local n = string.byte('a')",
  ])
  func `what must change, what ends the call and what makes nothing is left alone`(
    statement: String
  ) {
    #expect(found(effect("\(statement)\nreturn content")) == [])
  }

  @Test func `functions that are called from the closure run in every frame too`() {
    let script = """
      local names = {}
      local function unused() return {} end
      local function inner() return {} end
      local outer = function() return inner() end
      \(effect("return content:opacity(#outer() + #names)"))
      """
    #expect(found(script) == ["3:31 a table is made in every frame"])
  }

  @Test func `a transition's closure and an action do not run in every frame`() {
    #expect(
      found(
        """
        return moth.effect { api = 1, scrollTransition = {
          configuration = function() return moth.interactive { threshold = moth.centered } end,
          effect = function(content, phase)
            return content:opacity(({ topLeading = 0 })[phase.name] or 1)
          end } }
        """
      ) == []
    )
    #expect(
      found(
        """
        return moth.effect { api = 1, scrollState = {
          of = function(scroll) return #{ scroll.bounds.minX } end,
          action = function(state) state.isShown = {} ~= nil end,
          initial = { isShown = false } } }
        """
      ) == ["2:33 a table is made in every frame"]
    )
  }

  @Test func `functions of stages and functions given by name are closures too`() {
    let script = """
      local function fade(content) return content:opacity(#{}) end
      return moth.effect { api = 1, stages = { { visualEffect = fade } } }
      """
    #expect(found(script) == ["1:54 a table is made in every frame"])
  }
}

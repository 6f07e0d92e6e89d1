import MothDiagnostics
import MothTestSupport
import MothValidation
import Testing

/// What one call may take.
@Suite struct BudgetRuleTests {
  private func reported(
    _ id: String,
    script: String,
    limit: Double,
    device: String = "iphone-17"
  ) -> [String] {
    var bench = Bench(device: device, reduceMotion: [false])
    let name = id == "allocation-budget" ? "bytes-per-call" : "instructions-per-call"
    bench.settings.rules[id] = .init(thresholds: [name: limit])
    return bench.findings(script).filter { $0.id == id }.map(\.reported)
  }

  /// An empty table of Lua 5.4 takes 56 bytes with pointers of 8 bytes, and 16 for each of four
  /// places of its list.
  @Test func `memory is counted to the byte`() {
    let empty = effect("local none = {}\nreturn content:opacity(none == nil and 0.5 or 1)")
    let message =
      "1:31 warning allocation-budget: one call of 'visualEffect' takes 56 bytes of memory; the "
      + "budget is 55"
    #expect(reported("allocation-budget", script: empty, limit: 55) == [message])
    #expect(reported("allocation-budget", script: empty, limit: 56) == [])
  }

  @Test func `numbers and what the arguments give take no memory`() {
    let script = effect(
      """
      local bounds = geometry:bounds("scrollView")
      local away = math.abs(geometry:frame("scrollView").midY - bounds.height / 2)
      return content:opacity(away > 400 and 0.5 or 1):scaleEffect(1, "top")
      """
    )
    #expect(reported("allocation-budget", script: script, limit: 0) == [])
  }

  @Test func `texts that an earlier call has made count again`() {
    let script = effect("return content:opacity(#tostring(12.5) > 3 and 1 or 0.5)")
    // A short text is its bytes, a zero and a head of 24 bytes.
    #expect(reported("allocation-budget", script: script, limit: 28).count == 1)
    #expect(reported("allocation-budget", script: script, limit: 29) == [])
  }

  @Test func `instructions are counted to the last`() throws {
    let script = effect("for _ = 1, 300 do end\nreturn content:opacity(1)")
    let found = try #require(reported("instruction-budget", script: script, limit: 300).first)
    #expect(found.hasPrefix("1:31 warning instruction-budget: one call of 'visualEffect' takes 3"))
    let count = try #require(found.split(separator: " ").compactMap { Double($0) }.first)
    #expect(reported("instruction-budget", script: script, limit: count) == [])
    #expect(reported("instruction-budget", script: script, limit: count - 1).count == 1)
  }

  @Test func `the figures are the same wherever the effect is run`() {
    let script = effect(
      """
      local list = {}
      for i = 1, 20 do list[i] = string.format("%03d", i) end
      return content:opacity(#table.concat(list) > 3 and 1 or 0.5)
      """
    )
    for id in ["instruction-budget", "allocation-budget"] {
      let phone = reported(id, script: script, limit: 1)
      #expect(phone.count == 1)
      #expect(phone == reported(id, script: script, limit: 1))
      #expect(phone == reported(id, script: script, limit: 1, device: "apple-tv"))
    }
  }

  @Test func `each function of a state has its own figures`() {
    let script = """
      return moth.effect { api = 1, scrollState = {
        of = function(scroll) return scroll.contentOffset.y end,
        action = function(state, _, new) state.far = new > 100 and #{ 1 } == 1 end,
        initial = { far = false },
        effect = function(content, state) return content:opacity(state.far and 1 or 0.5) end,
      } }
      """
    #expect(
      reported("allocation-budget", script: script, limit: 71) == [
        "3:3 warning allocation-budget: one call of 'action' takes 72 bytes of memory; the budget "
          + "is 71"
      ]
    )
    #expect(reported("allocation-budget", script: script, limit: 72) == [])
  }

  @Test func `a transition is called in each phase`() {
    let script = """
      return moth.effect { api = 1, scrollTransition = {
        effect = function(content, phase)
          local list = phase.value > 0 and {} or nil
          return content:opacity(list and 0.5 or 1)
        end,
      } }
      """
    #expect(
      reported("allocation-budget", script: script, limit: 0) == [
        "2:3 warning allocation-budget: one call of 'effect' takes 56 bytes of memory; the budget "
          + "is 0"
      ]
    )
  }
}

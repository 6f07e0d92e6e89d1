import MothDiagnostics
import MothTestSupport
import MothValidation
import Testing

/// What a unit costs, by hand, and what is said where that is more than a budget.
@Suite struct BudgetTests {
  private func findings(
    _ script: String,
    budgets: [String: BudgetSetting],
    scene: String? = nil
  ) -> [Diagnostic] {
    var bench = Bench(reduceMotion: [false], sceneScript: scene)
    bench.settings.budgets = budgets
    return bench.findings(script).filter { $0.id == "over-budget" }
  }

  /// The cost of a unit, as the message about a budget of less says it; nil if it has none.
  private func cost(_ budget: String, script: String, scene: String? = nil) throws -> Double? {
    // Nothing costs as little as -1.
    let found = findings(script, budgets: [budget: BudgetSetting(limit: -1)], scene: scene)
    #expect(found.count < 2)
    return try found.first.map { finding in
      let words = finding.message.split(separator: " ")
      #expect(words.prefix(2).joined(separator: " ") == "'\(budget)' is")
      return try #require(Double(words[2]))
    }
  }

  private let fade = effect("return content:opacity(0.5)")

  /// A text becomes true after 100 points; on iphone-17, 539 frames of 1/120 s after the first.
  private let state = """
    return moth.effect { api = 1, scrollState = {
      of = function(scroll) return scroll.contentOffset.y + scroll.contentInsets.top > 100 end,
      action = function(state, _, new) state.far = new state.seen = true end,
      initial = { far = false, seen = false },
      effect = function(content, state) return content:opacity(state.far and 1 or 0.5) end,
    } }
    """
  private let seconds = 539.0 / 120

  @Test func `a unit over budget is reported with figure, limit, device and the fix`() throws {
    let found = try #require(
      findings(
        effect("return content:opacity(0.5)\n:offset(0, 3):blur(2)"),
        budgets: ["chain-length": BudgetSetting(limit: 2, level: .warning)]
      ).first
    )
    #expect(
      found.reported
        == "3:15 warning over-budget: 'chain-length' is 3 transforms on iphone-17; the budget is 2"
    )
    #expect(found.notes.map(\.kind) == [.reason, .help])
    #expect(found.moment == nil)
  }

  @Test func `a budget is the most that is allowed`() {
    #expect(findings(fade, budgets: ["chain-length": BudgetSetting(limit: 1)]).count == 0)
    #expect(findings(fade, budgets: ["chain-length": BudgetSetting(limit: 0.5)]).count == 1)
    #expect(
      findings(fade, budgets: ["chain-length": BudgetSetting(limit: 0, level: .off)]).count == 0
    )
    #expect(findings(fade, budgets: ["chain-length": BudgetSetting(limit: nil)]).count == 0)
    #expect(findings(fade, budgets: [:]).count == 0)
  }

  @Test func `the chain counts with all its transforms`() throws {
    let blurred = effect("return content:blur(0):saturation(1):offset(0, 0):blur(3)")
    #expect(try cost("chain-length", script: blurred) == 4)
    // In the catalog a blur costs 8, a fade or a filter 1 and a move 0.
    #expect(try cost("chain-cost", script: blurred) == 17)
    #expect(try cost("chain-cost", script: fade) == 1)
    #expect(try cost("chain-cost", script: effect("return content:offset(0, 5)")) == 0)
    #expect(try cost("chain-length", script: effect("return content")) == nil)
  }

  @Test func `stages count together`() throws {
    let stages = """
      return moth.effect { api = 1, stages = {
        { visualEffect = function(content) return content:opacity(0.5) end },
        { scrollTransition = { effect = function(content) return content:blur(1) end } },
        { visualEffect = function(content) return content:offset(0, 1) end },
      } }
      """
    #expect(try cost("chain-length", script: stages) == 3)
    #expect(try cost("chain-cost", script: stages) == 9)
    // 12 cards, each with two closures that run in every frame.
    #expect(try cost("calls-per-frame", script: stages) == 24)
  }

  @Test func `each view that is made is a call in every frame`() throws {
    #expect(try cost("calls-per-frame", script: fade) == 12)
    // And once the transform of the scroll view.
    #expect(try cost("calls-per-frame", script: state) == 1)
    let transition = """
      return moth.effect { api = 1, scrollTransition = {
        effect = function(content) return content:opacity(1) end } }
      """
    #expect(try cost("calls-per-frame", script: transition) == nil)
  }

  @Test func `the location is the function, at the sample`() throws {
    let found = try #require(
      findings(fade, budgets: ["calls-per-frame": BudgetSetting(limit: 11)]).first
    )
    #expect(
      found.reported
        == "1:31 over-budget: 'calls-per-frame' is 12 calls on iphone-17; the budget is 11"
    )
    #expect(found.moment?.sample == 0)
    #expect(found.moment?.target == nil)
  }

  @Test func `instructions and memory are those of the most expensive call`() throws {
    // SELF, LOADF and TAILCALL; what the method itself does is C.
    #expect(try cost("instructions-per-call", script: fade) == 3)
    #expect(try cost("bytes-per-call", script: fade) == 0)
    // An empty table takes 56 bytes, and only a card that is low makes it.
    let table = effect(
      """
      local none = geometry:frame("scrollView").minY > -50 and {} or nil
      return content:opacity(none and 1 or 0.5)
      """
    )
    #expect(try cost("bytes-per-call", script: table) == 56)
    // The action makes a list of one: 56 and 16.
    let action = state.replacing("state.seen = true", with: "state.seen = #{ 1 } == 1")
    let found = try #require(
      findings(action, budgets: ["bytes-per-call": BudgetSetting(limit: 71)]).first
    )
    #expect(
      found.reported
        == "3:3 over-budget: 'bytes-per-call' is 72 bytes on iphone-17; the budget is 71"
    )
  }

  @Test func `a state costs by the second of the sweep`() throws {
    // Once for a geometry of zeros and once in each of 540 samples.
    #expect(try cost("transform-runs-per-second", script: state) == 541 / seconds)
    // There and back.
    #expect(try cost("actions-per-second", script: state) == 2 / seconds)
    #expect(try cost("writes-per-second", script: state) == 4 / seconds)
    // Twice the whole scene: the scroll view, its stack and 12 cards.
    #expect(try cost("rebuilt-views-per-second", script: state) == 28 / seconds)
    for name in ["actions-per-second", "rebuilt-views-per-second"] {
      #expect(try cost(name, script: fade) == nil)
    }
  }

  @Test func `the location of a state's cost is the key that decides it`() {
    let limits = Dictionary(
      uniqueKeysWithValues: Budget.all.map(\.name).filter { $0.hasSuffix("per-second") }
        .map { ($0, BudgetSetting(limit: 0)) }
    )
    let owned = state.replacing("initial =", with: "owner = \"card\",\n  initial =")
    let lines = findings(owned, budgets: limits).map { $0.location?.range?.start.line }
    #expect(lines == [2, 2, 3, 4])
  }

  @Test func `a unit that fails is not measured`() {
    let failing = effect("return content:opacity(nil)")
    #expect(findings(failing, budgets: ["chain-length": BudgetSetting(limit: 0)]).count == 0)
  }

  @Test func `each budget says what it is, how it is measured and the fix`() {
    for budget in Budget.all {
      #expect(budget.name.wholeMatch(of: /[a-z]+(-[a-z]+)*/) != nil, "\(budget.name)")
      #expect(!budget.summary.isEmpty && !budget.measures.isEmpty && !budget.help.isEmpty)
      #expect(Rule.withID(budget.name) == nil)
    }
    #expect(Set(Budget.all.map(\.name)).count == Budget.all.count)
    #expect(Budget.named("chain-lenght") == nil)
  }
}

import MothEngine
import MothScript
import MothSimulation
import Testing

/// What stops a state: what follows depends on it, so nothing is evaluated after it.
struct ScrollStateFailureTests {
  /// The fields of a state; `of` is on line 2, the action's body on line 3, the effect's on line 5.
  private func unit(
    of: String = "return scroll.contentOffset.y",
    action: String = "state.on = true",
    effect: String = "return content:opacity(1)",
    offsets: [Double] = [0, 10, 20, 30]
  ) -> Unit {
    Unit(
      state: """
        of = function(scroll) \(of) end, action = function(state, old, new)
        \(action) end,
        initial = { on = false, count = 0, title = "" }, effect = function(content, state)
        \(effect) end,
        """,
      offsets: offsets
    ).with { $0.target = "card" }
  }

  private func failure(_ unit: Unit) throws -> SampleFailure {
    let evaluation = try unit.evaluation()
    #expect(evaluation.trace == nil)
    #expect(evaluation.state == nil)
    #expect(evaluation.shapeChange == nil)
    return try #require(evaluation.failure)
  }

  @Test(arguments: [
    ("state.of = true", ScriptFault.Kind.unknownField, "of", "state"),
    ("local x = state.of", .unknownField, "of", "state"),
    ("state[1] = true", .unknownField, "1", "state"),
    ("state.on = 1", .refused, "on", "state 'on' holds a boolean, as in 'initial'; got 1"),
    ("state.on = nil", .refused, "on", "state 'on' holds a boolean, as in 'initial'; got nil"),
    (
      "state.count = 'x'", .refused, "count",
      "state 'count' holds a number, as in 'initial'; got \"x\""
    ),
    ("state.title = 5", .refused, "title", "state 'title' holds a string, as in 'initial'; got 5"),
    ("new.x = 1", .error, "", "attempt to index a number value (local 'new')"),
    ("error('no')", .error, "", "no"),
  ])
  func `an action that fails is reported with its line and its sample`(
    action: String,
    kind: ScriptFault.Kind,
    name: String,
    detail: String
  ) throws {
    let failure = try failure(unit(action: action))
    // The first layout is as the zeros: the action runs first at sample 1.
    #expect(failure.sample == 1)
    #expect(failure.target == 0)
    #expect(failure.count == 1)
    #expect(failure.fault.kind == kind)
    #expect(failure.fault.name == name)
    #expect(failure.fault.detail == detail)
    #expect(failure.fault.path == "effects/test.lua")
    #expect(failure.fault.line == 3)
  }

  private static let returned =
    "'of' must return true or false, a number, a string or scroll itself"

  @Test(arguments: [
    ("return {}", ScriptFault.Kind.refused, "of", "\(returned); got a table"),
    ("return nil", .refused, "of", "\(returned); got nil"),
    ("return scroll.contentOffset", .refused, "of", "\(returned); got a table"),
    ("return scroll.offset", .unknownField, "offset", "scroll"),
    ("return scroll.contentOffset.z", .unknownField, "z", "contentOffset"),
    ("scroll.contentOffset = 1 return 1", .assignment, "contentOffset", "scroll"),
    ("scroll.contentOffset.y = 1 return 1", .assignment, "y", "contentOffset"),
  ])
  func `a transform that fails does so at the first layout`(
    of: String,
    kind: ScriptFault.Kind,
    name: String,
    detail: String
  ) throws {
    let failure = try failure(unit(of: of))
    #expect(failure.sample == 0)
    #expect(failure.fault.kind == kind)
    #expect(failure.fault.name == name)
    #expect(failure.fault.detail == detail)
    #expect(failure.fault.line == 2)
  }

  @Test func `an effect reads the state and does not write it`() throws {
    let failure = try failure(unit(effect: "state.on = true return content"))
    #expect(failure.sample == 0)
    #expect(
      failure.fault
        == ScriptFault(
          kind: .assignment,
          name: "on",
          detail: "state",
          path: "effects/test.lua",
          line: 5
        )
    )
  }

  @Test(arguments: [1, 2, 700, 999])
  func `an error in a later sample is found at that sample`(sample: Int) throws {
    let failure = try failure(
      unit(
        of: "if scroll.contentOffset.y == \(sample) then error('late') end return 1",
        offsets: (0..<1000).map(Double.init)
      )
    )
    #expect(failure.sample == sample)
    #expect(failure.fault.detail == "late")
    #expect(failure.fault.line == 2)
  }

  @Test(arguments: [1, 2, 700])
  func `a chain that changes its shape is found with both lines`(sample: Int) throws {
    let evaluation = try unit(
      of: "return scroll.contentOffset.y >= \(sample)",
      effect: """
        if state.on then
          return content:opacity(1):blur(1)
        end
        return content:opacity(1)
        """,
      offsets: (0..<1000).map(Double.init)
    ).evaluation()
    #expect(evaluation.trace == nil)
    #expect(evaluation.failure == nil)
    let change = try #require(evaluation.shapeChange)
    #expect(change.target == 0)
    #expect(change.sample == sample)
    #expect(change.first.description == "opacity")
    #expect(change.other.description == "opacity, blur")
    #expect(change.first.elements.map(\.line) == [8])
    #expect(change.other.elements.map(\.line) == [6, 6])
  }

  @Test(arguments: ["of", "action", "effect"])
  func `a part that loops for ever is stopped, and the next effect runs`(part: String) throws {
    let loop = "while true do end"
    let unit =
      switch part {
      case "of": unit(of: loop)
      case "action": unit(action: loop)
      default: unit(effect: loop)
      }
    let runs = try unit.evaluations(2)
    #expect(runs.map { $0.failure?.endsEffect } == [true, true])
    #expect(runs.map { $0.failure?.fault.kind } == [.instructionLimit, .instructionLimit])
  }
}

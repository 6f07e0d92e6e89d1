import MothScript
import MothTestSupport
import Testing

/// Limits are reached wherever a script runs, and no `pcall` swallows that.
struct LimitTests {
  private static let endless = "while true do end"
  private static let greedy = "local s = 'x' while true do s = s .. s end"

  @Test(arguments: [
    ScriptState.Role.effect, .scene, .test,
  ])
  func `a chunk that loops for ever is stopped at its line`(role: ScriptState.Role) throws {
    let found = try faultRunning("\n\(Self.endless)", as: role)
    #expect(
      found
        == ScriptFault(kind: .instructionLimit, path: "effects/test.lua", line: 2)
    )
  }

  @Test(arguments: [
    ScriptState.Role.effect, .scene, .test,
  ])
  func `a chunk that fills the memory is stopped at its line`(role: ScriptState.Role) throws {
    let found = try faultRunning("\n\n\(Self.greedy)", as: role)
    #expect(
      found
        == ScriptFault(kind: .memoryLimit, path: "effects/test.lua", line: 3)
    )
  }

  @Test(arguments: [(endless, ScriptFault.Kind.instructionLimit), (greedy, .memoryLimit)])
  func `an effect that reaches a limit is stopped at its line`(
    body: String,
    kind: ScriptFault.Kind
  ) throws {
    let fault = try Probe().withEffect("\n\(body)\nreturn content") { state, function in
      try MothScriptTests.fault {
        try state.evaluate(function, sample: 0, argument: .geometry, isCounted: true)
      }
    }
    #expect(fault == ScriptFault(kind: kind, path: "effects/test.lua", line: 3))
  }

  @Test func `a function of a configuration is limited too`() throws {
    let fault = try Probe().withEffect("\(Self.endless)") { state, function in
      try MothScriptTests.fault { try state.call(function) }
    }
    #expect(fault.kind == .instructionLimit)
  }

  @Test(arguments: [
    "pcall(function() while true do end end) return 'went on'",
    "while true do pcall(function() while true do end end) end",
    "local function f() while true do pcall(f) end end f()",
    "pcall(pcall, function() while true do end end) return 'went on'",
    """
    local function loop() while true do end end
    table.sort({ 1, 2, 3 }, function() pcall(loop) return false end)
    return 'went on'
    """,
    "setmetatable({}, { __index = function() while true do end end }).x()",
    "local t = setmetatable({}, { __lt = function() while true do end end }) return t < t",
  ])
  func `the instruction limit cannot be caught`(text: String) throws {
    #expect(try faultRunning(text).kind == .instructionLimit)
  }

  @Test(arguments: [
    "pcall(function() \(greedy) end) return 'went on'",
    "while true do pcall(function() \(greedy) end) end",
    "pcall(pcall, function() \(greedy) end) return 'went on'",
    "local s = 'x' for i = 1, 64 do s = s .. s end",
    "local function f() return 1 + f() end f()",
  ])
  func `the memory limit cannot be caught`(text: String) throws {
    #expect(try faultRunning(text).kind == .memoryLimit)
  }

  @Test func `a caught fault before the stop does not show in it`() throws {
    let text = "pcall(function() return moth.bogus end)\n\(Self.greedy)"
    let found = try faultRunning(text)
    #expect(
      found
        == ScriptFault(kind: .memoryLimit, path: "effects/test.lua", line: 2)
    )
  }

  @Test func `a source that is too large for the memory is no syntax error`() throws {
    let text = "return {" + String(repeating: "{},", count: 10_000) + "}"
    #expect(
      try faultRunning(text, limits: limits { $0.memoryBytes = 300_000 }).kind == .memoryLimit
    )
  }

  @Test func `a state that does not even hold the prelude is not made`() throws {
    let fault = try faultRunning("return 1", limits: limits { $0.memoryBytes = 10_000 })
    #expect(fault.kind == .internalError)
    #expect(fault.detail == "the Lua state could not be made")
  }

  @Test func `texts that are made are counted by their size`() throws {
    let text = """
      local long = ("x"):rep(1 << 16)
      for i = 1, 4 do long = long .. long end
      for i = 1, 1e9 do local _ = long .. i end
      """
    let stop = ScriptFault(kind: .instructionLimit, path: "effects/test.lua", line: 3)
    #expect(try faultRunning(text) == stop)
  }

  @Test func `sorting long texts is between instructions and can be stopped`() throws {
    let text = """
      local s = ("x"):rep(1 << 12)
      local a, b, t = s .. "a", s .. "b", {}
      for i = 1, 10000 do t[i] = i % 3 == 0 and a or b end
      table.sort(t)
      """
    let stop = ScriptFault(kind: .instructionLimit, path: "effects/test.lua", line: 4)
    #expect(try faultRunning(text) == stop)
  }

  @Test func `a state that met a stop does nothing more`() throws {
    try onLuaThread {
      let state = try ScriptState(limits: countedLimits, binding: binding)
      let function = try #require(
        try state.run(text: "return function() end", path: "a.lua", as: .effect).function
      )
      let stop = ScriptFault(kind: .instructionLimit, path: "b.lua", line: 1)
      #expect(
        try fault { try state.run(text: Self.endless, path: "b.lua", as: .effect) } == stop
      )
      #expect(try fault { try state.run(text: "return 1", path: "c.lua", as: .scene) } == stop)
      #expect(try fault { try state.call(function) } == stop)
      #expect(try fault { try state.add(module: "m", text: "", path: "m.lua") } == stop)
      #expect(try fault { try state.bind(environment: [], parameters: []) } == stop)
      #expect(
        try fault { try state.evaluate(function, sample: 0, argument: .geometry) } == stop
      )
      var number = 0.0
      let batch = state.evaluate(function, samples: 0..<1, into: &number, stride: 1)
      #expect(batch.fault == stop)
      #expect(batch.evaluated == 0)
    }
  }

  @Test func `a fault leaves the state usable`() throws {
    try onLuaThread {
      let state = try ScriptState(limits: countedLimits, binding: binding)
      _ = try fault { try state.run(text: "error('no')", path: "a.lua", as: .effect) }
      #expect(try state.run(text: "return 1", path: "b.lua", as: .effect) == .integer(1))
    }
  }

  @Test func `the same call counts the same, wherever it is`() throws {
    let body = """
      local sum = 0
      for i = 1, 5000 do sum = sum + i end
      return content:offset(0, sum)
      """
    let probe = Probe(offsets: [0, 10, 20, 30])
    let counts = try probe.withEffect(body) { state, function in
      try [3, 0, 1, 1].map { sample in
        _ = try state.evaluate(function, sample: sample, argument: .geometry, isCounted: true)
        return state.countedInstructions
      }
    }
    #expect(Set(counts).count == 1)
    // A turn of the loop is an addition and the loop's own instruction.
    #expect(counts[0] >= 10_000 && counts[0] < 11_000)
  }

  @Test func `memory in use is known`() throws {
    let peak = try onLuaThread {
      let state = try ScriptState(limits: countedLimits, binding: binding)
      _ = try state.run(
        text: "local s = ('x'):rep(1 << 16) for i = 1, 4 do s = s .. s end return #s",
        path: "a.lua",
        as: .effect
      )
      return state.peakMemoryBytes
    }
    #expect(peak > 1_000_000 && peak < 16 * 1_024 * 1_024)
  }
}

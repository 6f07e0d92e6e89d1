import MothScript
import MothTestSupport
import Testing

/// What one instruction can do is counted too, the same wherever and whenever it is done.
struct WorkTests {
  /// The most turns of a loop, in hundreds, within 100,000 instructions; what it needs is made
  /// before.
  private func turns(_ made: String, turn: String) throws -> Int {
    let text = """
      \(made)
      for i = 1, 1e9 do
        if i % 100 == 0 then print("") end
        \(turn)
      end
      """
    return try onLuaThread {
      let limits = limits { $0.instructionsPerLoad = 100_000 }
      let state = try ScriptState(limits: limits, binding: binding)
      let fault = try fault { try state.run(text: text, path: "a.lua", as: .effect) }
      #expect(fault.kind == .instructionLimit)
      return state.takePrinted().count
    }
  }

  @Test func `a long text makes each instruction weigh more, and a short one none`() throws {
    let turn = "local _ = a == b"
    let plain = try turns("local a, b = 'x', 'y'", turn: turn)
    #expect(try turns("local a, b = ('x'):rep(511 - 24 - 1), 'y'", turn: turn) == plain)
    let heavy = try turns("local a, b = ('x'):rep(16384), 'y'", turn: turn)
    // 16384 / 512 is 32 more for each.
    #expect(heavy > 0 && heavy <= plain / 30)
  }

  @Test func `many arguments make each instruction weigh more`() throws {
    let made = "local function f(...) for i = 1, 1e9 do if i % 100 == 0 then print('') end end end"
    func turns(_ count: Int) throws -> Int {
      let text = """
        \(made)
        local function grow(n, ...) if n == 0 then f(...) end return grow(n - 1, n, ...) end
        grow(\(count))
        """
      return try onLuaThread {
        let limits = limits { $0.instructionsPerLoad = 100_000 }
        let state = try ScriptState(limits: limits, binding: binding)
        _ = try fault { try state.run(text: text, path: "a.lua", as: .effect) }
        return state.takePrinted().count
      }
    }
    #expect(try turns(100) > 150)
    #expect(try turns(1_024) <= 4)
  }

  @Test func `elements that are moved are counted`() throws {
    let made = "local t = {} for i = 1, 4000 do t[i] = i end"
    // 1,000 for moving 4,000 elements, and twice a turn.
    let moving = try turns(made, turn: "table.insert(t, 1, 0) table.remove(t, 1)")
    let adding = try turns(made, turn: "table.insert(t, 0) table.remove(t)")
    #expect(moving == 0)
    #expect(adding >= 5)
  }

  @Test func `a chain of 16 tables is followed, and one of 17 is refused`() throws {
    func chain(_ links: Int) -> String {
      """
      local t = { x = "found" }
      for i = 1, \(links) do t = setmetatable({}, { __index = t }) end
      return t.x
      """
    }
    #expect(try run(chain(16)) == .string("found"))
    #expect(
      try faultRunning(chain(17)).detail
        == "a chain of '__index' has at most 16 tables, none of them twice"
    )
  }

  @Test func `many objects of one class are no chain`() throws {
    let text = """
      local class = { name = function(self) return self.title end }
      local kept = {}
      for i = 1, 1000 do kept[i] = setmetatable({ title = i }, { __index = class }) end
      return kept[1000]:name()
      """
    #expect(try run(text) == .integer(1_000))
  }

  @Test(arguments: [
    ("return ('abc'):byte(2)", LuaValue.integer(98)),
    ("return select('#', ('x'):rep(200):byte(1, -1))", .integer(200)),
    ("return select('#', ('x'):rep(300):byte(-200, -1))", .integer(200)),
    ("return select('#', ('abc'):byte(-5, 10))", .integer(3)),
    ("return select('#', ('abc'):byte(4))", .integer(0)),
    ("return ('abc'):byte(-1)", .integer(99)),
    ("return (string.byte(12))", .integer(49)),
  ])
  func `byte is Lua's up to its limit`(text: String, expected: LuaValue) throws {
    #expect(try run(text) == expected)
  }

  @Test func `a table is called by a function of its metatable`() throws {
    let text = "return setmetatable({}, { __call = function(self, a, b) return a + b end })(2, 3)"
    #expect(try run(text) == .integer(5))
  }
}

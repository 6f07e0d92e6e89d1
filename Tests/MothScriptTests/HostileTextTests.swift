import MothScript
import MothTestSupport
import Testing

/// Texts that press on the compiler and on Lua's own recursion, beside the collection.
struct HostileTextTests {
  @Test(arguments: [
    // Recursion in C, stopped by Lua's own limit.
    "local function f() return pcall(f) end f()",
    """
    local t = {} t = setmetatable(t, { __index = function(s, k) return s[k .. 'x'] end }) \
    pcall(function() return t.a end)
    """,
    // Orders that are none.
    """
    local t = {} for i = 1, 200 do t[i] = i % 5 end pcall(table.sort, t, function() return \
    true end)
    """,
    // Arithmetic at the edges.
    "pcall(function() return 1 % 0 end) return math.mininteger // -1",
    "for i = 1, 0/0 do end for i = 1, 3, math.huge do end",
    // Errors inside errors.
    "pcall(error, setmetatable({}, { __index = function() error('again') end }))",
  ])
  func `an attack without effect ends and the script goes on`(text: String) throws {
    #expect(try run("local function attack() \(text) end attack() return 'on'") == .string("on"))
  }

  /// 12,000 chained fields: Lua 5.4.4 looks for the variable's name by recursion of a megabyte.
  @Test func `an error deep in a chain of fields fits on the stack`() throws {
    let text = "local x = y" + String(repeating: ".a", count: 12_000)
    #expect(try faultRunning("y = {}\n" + text).kind == .error)
  }

  @Test func `the stack grows with the longest source that is allowed`() throws {
    let limits = limits { $0.sourceBytes = 131_072 }
    // 26,000 fields are 130,000 bytes, which need 2.5 MB of stack.
    let text =
      "local a = {} a._ENV = a local x = a" + String(repeating: "._ENV", count: 26_000) + ".y + 1"
    let found = LuaThread.run(stackBytes: limits.stackBytes) {
      Result<ScriptFault, any Error> {
        try fault {
          try ScriptState(limits: limits, binding: binding)
            .run(text: text, path: "a.lua", as: .effect)
        }
      }
    }
    let detail = "attempt to perform arithmetic on a nil value (global 'y')"
    #expect(
      try found.get() == ScriptFault(kind: .error, detail: detail, path: "a.lua", line: 1)
    )
  }

  @Test func `deep nesting is refused by the compiler`() throws {
    for text in [
      "return " + String(repeating: "(", count: 30_000),
      "return " + String(repeating: "{", count: 30_000),
      String(repeating: "do ", count: 20_000),
      "return " + String(repeating: "-", count: 1) + String(repeating: "not ", count: 10_000) + "1",
    ] {
      #expect(try faultRunning(text).kind == .syntax)
    }
  }
}

import MothScript
import Testing

/// Attacks that broke stock Lua or naive limits, in short; each ends as a fault or without effect.
///
/// They are representatives of the project's collection of hostile scripts.
struct AttackTests {
  /// A library function that a script lacks, an absent global, a refusal or a limit.
  private static let attacks: [(name: String, text: String, kind: ScriptFault.Kind)] = [
    ("corrupt bytecode", "local d = string.dump(print)", .error),
    ("compiling text", "return load('return 1')()", .unknownGlobal),
    ("patching the text metatable", "getmetatable('').__index = {}", .unknownGlobal),
    ("removing the hook", "debug.sethook()", .unknownGlobal),
    ("reaching the registry", "return debug.getregistry()", .unknownGlobal),
    ("loading a C library", "return package.loadlib('libc.so.6', 'system')", .unknownGlobal),
    ("evading the hook in a coroutine", "coroutine.wrap(function() end)()", .unknownGlobal),
    (
      "looping in a message handler", "xpcall(error, function() while true do end end)",
      .unknownGlobal
    ),
    (
      "looping in a finaliser", "setmetatable({}, { __gc = function() while true do end end })",
      .refused
    ),
    (
      "looping in a closing variable",
      "local x <close> = setmetatable({}, { __close = function() while true do end end })", .refused
    ),
    ("repeating nothing for ever", "return (''):rep(1 << 60)", .refused),
    ("doubling a text", "local s = 'x' while true do s = s .. s end", .memoryLimit),
    ("backtracking in a pattern", "return (('a'):rep(30)):find(('a?'):rep(30))", .error),
    ("passing ever more arguments", "local function f(...) return f(1, ...) end f()", .timeLimit),
    ("recursing without end", "local function f() return 1 + f() end f()", .memoryLimit),
    ("a step too small to get anywhere", "for i = 1, 2, 1e-300 do end", .instructionLimit),
    (
      "an error that is no text",
      "error(setmetatable({}, { __tostring = function() error() end }))", .error
    ),
    (
      "a border that is huge",
      "local t = {} for k = 61, 0, -1 do t[1 << k] = 1 end table.insert(t, 1, 0)", .refused
    ),
    (
      "very long comparisons",
      "local a, b = 'a', 'a' for i = 1, 21 do a, b = a .. a, b .. b end while a == b do end",
      .timeLimit
    ),
    ("printing for ever", "while true do print('spam') end", .instructionLimit),
  ]

  @Test(arguments: attacks.indices)
  func `an attack ends as a fault when it is loaded`(place: Int) throws {
    let attack = Self.attacks[place]
    let fault = try faultRunning(attack.text, limits: limits { $0.callMilliseconds = 600 })
    #expect(fault.kind == attack.kind, "\(attack.name)")
  }

  @Test(arguments: attacks.indices)
  func `an attack ends as a fault in an effect`(place: Int) throws {
    let attack = Self.attacks[place]
    let probe = Probe().with {
      $0.limits.callMilliseconds = 600
      // As many as in loading, so that the attack is stopped for the same reason.
      $0.limits.instructionsPerCall = $0.limits.instructionsPerLoad
    }
    let fault = try probe.fault("do local function attack()\n\(attack.text)\nend attack() end")
    #expect(fault.kind == attack.kind, "\(attack.name)")
  }

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

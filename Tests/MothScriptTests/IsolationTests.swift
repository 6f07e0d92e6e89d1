import MothScript
import MothTestSupport
import Testing

/// Nothing passes from one script to another of the same state.
struct IsolationTests {
  /// What the second of two scripts of one state returns.
  private func second(
    _ first: String,
    second: String,
    modules: [String: String] = [:]
  ) throws -> LuaValue {
    try onLuaThread {
      let state = try ScriptState(limits: countedLimits, binding: binding)
      for (name, text) in modules {
        try state.add(module: name, text: text, path: "modules/\(name).lua")
      }
      _ = try? state.run(text: first, path: "effects/first.lua", as: .effect)
      return try state.run(text: second, path: "effects/second.lua", as: .effect)
    }
  }

  @Test func `a script may define globals while it is loaded, and read them later`() throws {
    let values = try onLuaThread {
      let state = try ScriptState(limits: countedLimits, binding: binding)
      let text =
        "base = 2 function double(x) return base * x end return function() return double(4) end"
      let function = try #require(
        try state.run(text: text, path: "a.lua", as: .effect).function
      )
      return try [state.call(function), state.call(function)]
    }
    #expect(values == [.integer(8), .integer(8)])
  }

  @Test(arguments: ["shared = 1", "_G.shared = 1"])
  func `a global stays in its script`(first: String) throws {
    #expect(
      try fault { try second(first, second: "return shared") }
        == ScriptFault(
          kind: .unknownGlobal,
          name: "shared",
          path: "effects/second.lua",
          line: 1
        )
    )
  }

  @Test(arguments: ["moth = nil", "_G.moth = nil", "require = nil", "_G.math = {}", "_G.pairs = 1"])
  func `a script that hides a word hides it from itself`(first: String) throws {
    let text = "return { type(moth), type(require), type(math.min), type(_G.pairs) }"
    #expect(
      try second(first, second: text).table?.sequence
        == [.string("table"), .string("function"), .string("function"), .string("function")]
    )
  }

  @Test func `what a constant of moth gives is new each time`() throws {
    #expect(
      try second("moth.identity.name = 'x'", second: "return moth.identity.name")
        == .string("identity")
    )
    #expect(
      try second("moth.hidden.inset = 1", second: "return moth.hidden:inset(3).distance")
        == .integer(3)
    )
  }

  @Test func `modules are a script's own`() throws {
    let modules = ["shared": "return { count = 0 }"]
    let bump = "local m = require('shared') m.count = m.count + 1 return m.count"
    #expect(try second(bump, second: bump, modules: modules) == .integer(1))
  }

  @Test func `a module is loaded once in a script`() throws {
    let text = "return require('m') == require('m')"
    #expect(try run(text, modules: ["m": "return {}"]) == .boolean(true))
  }

  @Test func `a module without a value is true`() throws {
    #expect(try run("return require('m')", modules: ["m": ""]) == .boolean(true))
  }

  @Test func `modules reach each other and have the same words`() throws {
    let modules = [
      "a": "return { value = require('b').value + 1 }",
      "b": "return { value = math.floor(1.5) }",
    ]
    #expect(try run("return require('a').value", modules: modules) == .integer(2))
  }

  @Test func `modules that need each other are refused`() throws {
    let modules = ["a": "return require('b')", "b": "\nreturn require('a')"]
    let found = try faultRunning("return require('a')", modules: modules)
    #expect(
      found
        == ScriptFault(
          kind: .refused,
          name: "require",
          detail: "module 'a' requires itself",
          path: "modules/b.lua",
          line: 2
        )
    )
  }

  @Test(arguments: [
    ("\nerror('no')", ScriptFault.Kind.error, "no", 2 as Int?),
    ("return (", .syntax, "unexpected symbol near <eof>", 1),
    ("\u{1B}Lua", .binaryChunk, "", nil),
  ])
  func `a fault in a module names the module`(
    text: String,
    kind: ScriptFault.Kind,
    detail: String,
    line: Int?
  ) throws {
    let found = try faultRunning("return require('m')", modules: ["m": text])
    #expect(
      found
        == ScriptFault(kind: kind, detail: detail, path: "modules/m.lua", line: line)
    )
  }

  @Test func `a module's globals are its own and fixed after it is loaded`() throws {
    let modules = ["m": "mine = 1 return { set = function() mine = 2 end }"]
    let fault = try faultRunning("require('m').set()", modules: modules)
    #expect(
      fault
        == ScriptFault(
          kind: .assignment,
          name: "mine",
          detail: "global",
          path: "modules/m.lua",
          line: 1
        )
    )
    #expect(
      try faultRunning("require('m') return mine", modules: modules).kind == .unknownGlobal
    )
  }

  @Test func `what is required has to be a name`() throws {
    #expect(try faultRunning("require(1)").detail == "'require' takes a name; got 1")
  }
}

import MothScript
import MothTestSupport
import Testing

/// What scripts have of Lua's libraries, and what they have not.
struct SandboxTests {
  @Test func `the globals are those of the allow-list`() throws {
    let names = try run("local t = {} for k in pairs(_G) do t[#t + 1] = k end return t")
    #expect(
      names.table?.sequence.compactMap(\.string)
        == (ScriptWords.globals + ["_G", "_VERSION"]).sorted()
    )
  }

  @Test func `scenes have their views besides`() throws {
    let names = try run(
      "local t = {} for k in pairs(_G) do t[#t + 1] = k end return t",
      as: .scene
    )
    let views = SceneWord.views.map(\.name)
    #expect(
      names.table?.sequence.compactMap(\.string)
        == (ScriptWords.globals + views + ["_G", "_VERSION"]).sorted()
    )
  }

  @Test(arguments: ScriptWords.absent.keys.sorted())
  func `what could leave the sandbox is not there`(name: String) throws {
    let found = try faultRunning("return \(name)")
    #expect(
      found
        == ScriptFault(kind: .unknownGlobal, name: name, path: "effects/test.lua", line: 1)
    )
  }

  @Test(arguments: ScriptWords.libraries.keys.sorted())
  func `a library has what its list names`(library: String) throws {
    let names = try #require(ScriptWords.libraries[library])
    for name in names {
      #expect(try run("return \(library).\(name) ~= nil") == .boolean(true), "\(name)")
    }
  }

  @Test(arguments: ScriptWords.absentFromLibraries.keys.sorted())
  func `what the list of absent functions names is not there`(name: String) throws {
    #expect(try run("return \(name) == nil") == .boolean(true))
  }

  @Test(arguments: [
    "math.randomseed", "string.dump", "string.find", "string.match",
    "string.gmatch", "string.gsub", "string.pack", "string.unpack", "string.packsize", "table.move",
  ])
  func `library functions without a bound are not there`(name: String) throws {
    #expect(try run("return \(name) == nil") == .boolean(true))
  }

  @Test func `text has methods and they are the allowed ones`() throws {
    #expect(try run("return ('ab'):upper() .. ('x'):rep(3, '-')") == .string("ABx-x-x"))
    #expect(try run("return ('x').gsub == nil") == .boolean(true))
    #expect(
      try faultRunning("('x').y = 1").detail
        == "attempt to index a string value (constant 'x')"
    )
  }

  @Test(arguments: [
    "math.x = 1", "math.min = nil", "string.rep = nil", "table.insert = nil", "moth.noise = nil",
    "moth.identity = 1",
  ])
  func `libraries are frozen`(text: String) throws {
    #expect(try faultRunning(text).kind == .assignment)
  }

  @Test(arguments: [
    ("setmetatable(math, {})", "'setmetatable' takes a table that has no metatable yet"),
    ("setmetatable(_G, {})", "'setmetatable' takes a table that has no metatable yet"),
    ("setmetatable('x', {})", "'setmetatable' takes a table that has no metatable yet"),
    ("setmetatable({}, nil)", "'setmetatable' takes a table as metatable; got nil"),
    (
      "local t = setmetatable({}, {}) setmetatable(t, {})",
      "'setmetatable' takes a table that has no metatable yet"
    ),
    ("setmetatable({}, { __gc = print })", "'__gc' is not available in a script"),
    ("setmetatable({}, { __close = print })", "'__close' is not available in a script"),
    ("setmetatable({}, { __mode = 'k' })", "'__mode' is not available in a script"),
    ("setmetatable({}, { __metatable = 1 })", "'__metatable' is not available in a script"),
  ])
  func `setmetatable refuses what could outlive or change others`(
    text: String,
    reason: String
  ) throws {
    let fault = try faultRunning(text)
    #expect(fault.kind == .refused)
    #expect(fault.detail == reason)
  }

  @Test func `a metatable is copied, so a field added later does nothing`() throws {
    let text = """
      local m = { __index = { x = 1 } }
      local t = setmetatable({}, m)
      m.__gc, m.__add = print, function() return 2 end
      local ok = pcall(function() return t + t end)
      return { t.x, ok }
      """
    #expect(try run(text).table?.sequence == [.integer(1), .boolean(false)])
  }

  @Test(arguments: [
    ("('x'):rep(65537)", "'rep' would make more than 65536 bytes"),
    ("(''):rep(1 << 40)", "'rep' would make more than 65536 bytes"),
    ("('a'):rep(1 << 62)", "'rep' would make more than 65536 bytes"),
    ("('abc'):rep(1 << 62)", "'rep' would make more than 65536 bytes"),
    ("('ab'):rep(20000, 'cd')", "'rep' would make more than 65536 bytes"),
    ("('x'):rep('3')", "'rep' takes whole numbers; got \"3\""),
    ("('x'):rep(1.5)", "'rep' takes whole numbers; got 1.5"),
    (
      "table.concat({ ('x'):rep(40000), ('x'):rep(40000) })",
      "'concat' would make more than 65536 bytes"
    ),
    ("table.concat(math)", "'concat' takes a plain table, without a metatable"),
    ("table.concat({}, '', 1, 1 << 40)", "'concat' takes at most 100000 elements"),
    ("table.concat(3)", "'concat' takes a table; got 3"),
    ("table.unpack({}, 1, 201)", "'unpack' returns at most 200 values"),
    ("table.unpack({}, 1, 1e9 // 1 | 0)", "'unpack' returns at most 200 values"),
    (
      "local t = {} for i = 1, 10001 do t[i] = i end table.sort(t)",
      "'sort' takes at most 10000 elements"
    ),
    ("table.sort({}, 1)", "'sort' takes a function as comparison; got 1"),
    (
      "local t = {} for k = 61, 0, -1 do t[1 << k] = 1 end table.insert(t, 1, 0)",
      "'insert' takes at most 100000 elements"
    ),
    (
      "local t = {} for k = 61, 0, -1 do t[1 << k] = 1 end table.remove(t, 1)",
      "'remove' takes at most 100000 elements"
    ),
    ("table.insert(setmetatable({}, {}), 1)", "'insert' takes a plain table, without a metatable"),
    ("('%p'):format({})", "'%p' is not available in a script"),
    ("('%-5p'):format({})", "'%p' is not available in a script"),
    ("('%a'):format(1)", "'%a' is not available in a script"),
    ("('%q'):format('x')", "'%q' is not available in a script"),
    ("string.format(1)", "'format' takes a string; got 1"),
    ("pairs(nil)", "'pairs' takes a table; got nil"),
    ("moth.noise(0/0)", "'noise' takes a finite number; got not a number"),
    ("moth.noise(1, 0.5)", "'noise' takes whole numbers; got 0.5"),
  ])
  func `library functions are bounded`(text: String, reason: String) throws {
    let fault = try faultRunning("local _ = \(text)".replacing("local _ = local", with: "local"))
    #expect(fault.kind == .refused)
    #expect(fault.detail == reason)
  }

  @Test(arguments: [
    ("('x'):rep(0)", ""),
    ("('x'):rep(-5)", ""),
    ("('ab'):rep(2, ',')", "ab,ab"),
    ("table.concat({ 1, 2.5, 'x' }, '-')", "1-2.5-x"),
    ("table.concat({})", ""),
    ("('%5.1f|%-4s|%d%%'):format(1.25, 'a', 7)", "  1.2|a   |7%"),
    ("('%s %s %s %s'):format(nil, true, 1.0, {})", "nil true 1.0 table"),
    ("tostring({})", "table"),
    ("tostring(print)", "function"),
    ("tostring(moth)", "table"),
    ("tostring(1e15)", "1e+15"),
    ("tostring(0/0)", "nan"),
    ("tostring(-(0/0))", "nan"),
    ("tostring(setmetatable({}, { __tostring = function() return 'no' end }))", "table"),
    ("tostring(setmetatable({}, { __name = 'Account' }))", "table"),
    ("table.concat({ table.unpack({ 1, 2, 3 }) })", "123"),
    ("select('#', table.unpack({}, 1, 200))", "200"),
  ])
  func `library functions do what Lua's do, without addresses`(text: String, value: String) throws {
    #expect(try run("return '' .. \(text)") == .string(value))
  }

  @Test func `sort sorts, also with a comparison`() throws {
    let text = """
      local up, down = { 3, 1, 2 }, { "b", "c", "a" }
      table.sort(up)
      table.sort(down, function(a, b) return a > b end)
      return table.concat(up) .. table.concat(down)
      """
    #expect(try run(text) == .string("123cba"))
  }

  @Test func `print is kept for the host, up to the limit`() throws {
    let (first, second) = try onLuaThread {
      let state = try ScriptState(
        limits: limits { $0.printedBytes = 20 },
        binding: binding
      )
      let text = "print('a', 1, {}, nil) print('0123456789') print('x')"
      _ = try state.run(text: text, path: "a.lua", as: .effect)
      let first = state.takePrinted()
      _ = try state.run(text: "print(math)", path: "b.lua", as: .effect)
      return (first, state.takePrinted())
    }
    // "a\t1\ttable\tnil\n" has 14 bytes; the next line does not fit, and nothing follows it.
    #expect(first == "a\t1\ttable\tnil\n(more was printed; the limit is 20 bytes)\n")
    #expect(second == "table\n")
  }

  @Test func `noise is a pure function with values from 0 up to 1`() throws {
    let text = """
      local low, high, sum = 1, 0, 0
      for i = 1, 1000 do
        local n = moth.noise(i / 3, 7)
        low, high, sum = math.min(low, n), math.max(high, n), sum + n
      end
      return { low >= 0, high < 1, math.abs(sum / 1000 - 0.5) < 0.05,
        moth.noise(2.5, 1) == moth.noise(2.5, 1), moth.noise(2.5, 1) ~= moth.noise(2.5, 2),
        moth.noise(2, 1) ~= moth.noise(3, 1), moth.noise(0) == moth.noise(0, 0) }
      """
    #expect(try run(text).table?.sequence == Array(repeating: .boolean(true), count: 7))
  }

  @Test func `noise passes through its whole numbers without a jump`() throws {
    let text = """
      local at, below = moth.noise(5, 3), moth.noise(5 - 1e-9, 3)
      return math.abs(at - below) < 1e-8
      """
    #expect(try run(text) == .boolean(true))
  }
}

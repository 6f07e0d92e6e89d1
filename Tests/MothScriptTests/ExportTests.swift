import MothScript
import Testing

/// What a chunk returns, as Swift sees it.
struct ExportTests {
  @Test(arguments: [
    ("", LuaValue.nil),
    ("return nil", .nil),
    ("return true", .boolean(true)),
    ("return false", .boolean(false)),
    ("return 3", .integer(3)),
    ("return 3.0", .number(3)),
    ("return -2^53", .number(-9_007_199_254_740_992)),
    ("return math.mininteger", .integer(.min)),
    ("return math.huge", .number(.infinity)),
    ("return 'é'", .string("é")),
    ("return 'a\\0b'", .string("a\0b")),
    ("return ''", .string("")),
    ("return 1, 2", .integer(1)),
  ])
  func `every kind of value is taken over`(text: String, value: LuaValue) throws {
    #expect(try run(text) == value)
  }

  @Test(arguments: [
    ("return {}", []),
    ("return { 10, 'x', false }", [LuaValue.integer(10), .string("x"), .boolean(false)]),
  ])
  func `a sequence is taken over in its order`(text: String, elements: [LuaValue]) throws {
    let table = try #require(try run(text).table)
    #expect(table.sequence == elements)
    #expect(table.fields.isEmpty)
  }

  @Test func `not a number stays so`() throws {
    #expect(try #require(try run("return 0/0").double).isNaN)
  }

  @Test func `a function keeps the line on which it is defined`() throws {
    let function = try run("\n\nreturn function()\nend").function
    #expect(function?.line == 3)
  }

  @Test func `names are sorted by their bytes`() throws {
    let table = try run("return { b = 1, a = 2, B = 3, ['é'] = 4, a1 = 5, 'first' }").table
    #expect(table?.fields.map(\.name) == ["B", "a", "a1", "b", "é"])
    #expect(table?.fields.map(\.value.wholeNumber) == [3, 2, 5, 1, 4])
    #expect(table?.sequence == [.string("first")])
  }

  @Test func `a field is found by its name`() throws {
    let table = try #require(try run("return { x = { y = 7 } }").table)
    #expect(table["x"]?.table?["y"] == .integer(7))
    #expect(table["z"] == nil)
  }

  @Test func `a metatable plays no part`() throws {
    let text = """
      return setmetatable({ 1 }, { __index = { x = 1 }, __len = function() return 9 end })
      """
    let table = try #require(try run(text).table)
    #expect(table.sequence == [.integer(1)])
    #expect(table.fields.isEmpty)
  }

  @Test(arguments: [
    ("return { 1, nil, 3 }", "a table's sequence has a hole"),
    (
      "return { [2.5] = 1 }", "a table has a key that is neither a name nor a place in the sequence"
    ),
    ("return { [0] = 1 }", "a table has a key that is neither a name nor a place in the sequence"),
    (
      "return { [true] = 1 }",
      "a table has a key that is neither a name nor a place in the sequence"
    ),
    ("return { [{}] = 1 }", "a table has a key that is neither a name nor a place in the sequence"),
    ("local t = {} t.t = t return t", "tables are nested too deeply, or in a cycle"),
    (
      "return math.min", "a library function is where a function of the script is expected"
    ),
    ("return { ['a\\0b'] = 1, ['a\\0c'] = 2 }", "a name in a table has a zero byte"),
  ])
  func `what is no data is refused with the reason`(text: String, reason: String) throws {
    let fault = try faultRunning(text)
    #expect(fault == ScriptFault(kind: .export, detail: reason, path: "effects/test.lua", line: 1))
  }

  @Test func `tables are 100 deep and no deeper`() throws {
    func nested(_ depth: Int) -> String {
      "local t = {} for i = 2, \(depth) do t = { t } end return t"
    }
    var value = try run(nested(100))
    var depth = 0
    while let table = value.table {
      depth += 1
      value = table.sequence.first ?? .nil
    }
    #expect(depth == 100)
    #expect(
      try faultRunning(nested(101)).detail == "tables are nested too deeply, or in a cycle"
    )
  }

  @Test func `the count of values has a limit`() throws {
    // The table, and a key and a value for each element: 1 + 2 * 4 = 9.
    let nine = limits { $0.exportedValues = 9 }
    #expect(try run("return { 1, 2, 3, 4 }", limits: nine).table?.sequence.count == 4)
    #expect(
      try faultRunning("return { 1, 2, 3, 4, 5 }", limits: nine).detail
        == "more values than the limit allows"
    )
  }

  @Test func `one text returned many times has a limit in bytes`() throws {
    let text = """
      local t, s = {}, ("x"):rep(1000)
      for i = 1, 1000 do t[i] = s end
      return t
      """
    let fault = try faultRunning(text, limits: limits { $0.exportedBytes = 900_000 })
    #expect(fault.kind == .export)
    #expect(fault.detail == "more text than the limit allows")
    #expect(fault.line == 3)
    #expect(
      try run(text, limits: limits { $0.exportedBytes = 1_100_000 }).table?.sequence.count == 1000
    )
  }
}

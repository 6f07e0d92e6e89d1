import MothScript
import Testing

/// No hash order and no address reaches a result.
struct OrderTests {
  @Test func `pairs goes through numbers, then strings, then booleans`() throws {
    let text = """
      local t = { z = 1, a = 1, [10] = 1, [2.5] = 1, [-1] = 1, "first", [true] = 1, [false] = 1 }
      local keys = {}
      for k in pairs(t) do keys[#keys + 1] = tostring(k) end
      return table.concat(keys, " ")
      """
    #expect(try run(text) == .string("-1 1 2.5 10 a z false true"))
  }

  @Test func `pairs gives each value once, and sees what is cleared on the way`() throws {
    let text = """
      local t, seen = { a = 1, b = 2, c = 3 }, {}
      for k, v in pairs(t) do
        seen[#seen + 1] = k .. v
        t.b = nil
      end
      return table.concat(seen, " ")
      """
    #expect(try run(text) == .string("a1 c3"))
  }

  @Test func `next goes in the order of pairs and ends with nil`() throws {
    let text = """
      local t = { z = 1, a = 1, [10] = 1, [2.5] = 1, [-1] = 1, "first", [true] = 1, [false] = 1 }
      local keys, key = {}, nil
      repeat
        key = next(t, key)
        keys[#keys + 1] = tostring(key)
      until key == nil
      return table.concat(keys, " ")
      """
    #expect(try run(text) == .string("-1 1 2.5 10 a z false true nil"))
  }

  @Test func `next gives the value too, and takes a key that is there no more`() throws {
    let text = """
      local t = { a = 1, b = 2, c = 3 }
      t.b = nil
      local key, value = next(t, "b")
      return { key, value, next({}) == nil }
      """
    #expect(
      try run(text).table?.sequence == [.string("c"), .integer(3), .boolean(true)]
    )
  }

  @Test(arguments: [
    ("next({ [{}] = 1 })", "a table"), ("next({}, print)", "a function"),
  ])
  func `next refuses keys that have no order but their address`(text: String, key: String) throws {
    #expect(
      try faultRunning("local _ = \(text)").detail
        == "'next' takes a table whose keys are numbers, strings or booleans; got \(key)"
    )
  }

  @Test(arguments: [
    ("[{}] = 1", "a table"), ("[print] = 1", "a function"),
  ])
  func `pairs refuses keys that have no order but their address`(
    field: String,
    key: String
  ) throws {
    let fault = try faultRunning("for _ in pairs({ \(field) }) do end")
    #expect(fault.kind == .refused)
    #expect(
      fault.detail
        == "'pairs' takes a table whose keys are numbers, strings or booleans; got \(key)"
    )
  }

  @Test func `a comparison that is no order fails or ends`() throws {
    let text = """
      local t = {}
      for i = 1, 500 do t[i] = i % 7 end
      pcall(table.sort, t, function() return true end)
      return #t
      """
    #expect(try run(text) == .integer(500))
  }
}

import MothGeometry
import MothScript
import MothSimulation
import MothTestSupport
import Testing

/// The host's objects show a script what it asks for by name, and nothing of what was asked before.
struct HostObjectTests {
  private static let objects = [
    ("env", "env"), ("p", "p"), ("geometry", "geometry"), ("geometry.size", "geometry.size"),
    ("geometry.safeAreaInsets", "geometry.safeAreaInsets"),
    ("geometry:frame('local')", "a frame"), ("geometry:bounds('scrollView')", "bounds"),
  ]

  /// What three calls in a row print, with the fields read in between.
  private func printed(_ body: String) throws -> [String] {
    let read = """
      local _ = env.time + env.velocity + geometry.size.width + geometry.safeAreaInsets.top
        + geometry:frame("local").minX + geometry:bounds("scrollView").maxY
      return content
      """
    return try Probe(offsets: [0, 10, 20]).withEffect("\(body)\n\(read)") { state, function in
      try (0..<3).map {
        _ = try state.evaluate(function, sample: $0, argument: .geometry)
        return state.takePrinted()
      }
    }
  }

  @Test(arguments: objects)
  func `the library's raw functions refuse an object`(object: String, name: String) throws {
    let found = try printed(
      "print(pcall(rawget, \(object), 'time')) print(pcall(pairs, \(object))) "
        + "print(pcall(next, \(object)))"
    )
    let expected = ["rawget", "pairs", "next"].map {
      "false\t'\($0)' takes a plain table; \(name) is Moth's: read its fields by name\n"
    }
    #expect(found == Array(repeating: expected.joined(), count: 3))
  }

  @Test(arguments: objects)
  func `an object has no length and equals itself`(object: String, name: String) throws {
    let found = try printed(
      "local o = \(object) print(#o, rawlen(o), rawequal(o, \(object)), type(o), tostring(o))"
    )
    #expect(found == Array(repeating: "0\t0\ttrue\ttable\ttable\n", count: 3))
  }

  @Test(arguments: [
    ("env", "time", "env"), ("p", "x", "p"), ("geometry", "frame", "geometry"),
    ("geometry.size", "width", "geometry.size"), ("geometry:frame('local')", "minX", "a frame"),
  ])
  func `an object is not assigned to, however often it was read`(
    object: String,
    field: String,
    name: String
  ) throws {
    let found = try printed("print(pcall(function() \(object).\(field) = 5 end))")
    #expect(found == Array(repeating: "false\tassignment refused\n", count: 3))
  }

  @Test(arguments: ["setmetatable", "table.unpack", "table.concat", "table.sort"])
  func `the other functions refuse it as they do any table that is not plain`(
    function: String
  ) throws {
    let found = try printed("print((pcall(\(function), env, {})))")
    #expect(found == Array(repeating: "false\n", count: 3))
  }

  @Test func `a script's own tables are read as before`() throws {
    let found = try run(
      """
      local t = setmetatable({ a = 1 }, { __index = { b = 2 } })
      local keys = {}
      for key in pairs(t) do keys[#keys + 1] = key end
      return { rawget(t, "a"), tostring(rawget(t, "b")), keys[1], (next(t)) }
      """
    )
    #expect(
      found.table?.sequence == [.integer(1), .string("nil"), .string("a"), .string("a")]
    )
  }

  @Test(arguments: [
    ("rawget()", "bad argument #1 to 'rawget' (table expected, got no value)"),
    ("rawget({})", "bad argument #2 to 'rawget' (value expected)"),
    ("rawget(5, 1)", "bad argument #1 to 'rawget' (table expected, got number)"),
  ])
  func `rawget checks its arguments as Lua's does`(call: String, message: String) throws {
    #expect(try faultRunning(call).detail == message)
  }

  @Test func `a geometry that was kept is refused where the view has other spaces`() throws {
    let plain = SceneLayout(
      SceneNode.scrollView([SceneNode.shape(.rectangle).frame(height: 900).target("t")]),
      window: Size(width: 400, height: 800)
    )
    let body = "kept = kept or geometry:frame('feed') return content:offset(kept.minY, 0)"
    let text = "local kept\nreturn function(content, geometry, env, p)\n\(body)\nend"
    let found = try onLuaThread {
      let state = try ScriptState(limits: HostLimits(), binding: binding)
      let function = try #require(
        try state.run(text: text, path: "effects/test.lua", as: .effect).function
      )
      try Probe().bind(state)
      for _ in 0..<2 { _ = try state.evaluate(function, sample: 0, argument: .geometry) }
      try Probe().with { $0.layout = plain }.bind(state)
      return try fault { try state.evaluate(function, sample: 0, argument: .geometry) }
    }
    #expect(
      found
        == ScriptFault(
          kind: .refused,
          detail:
            "'geometry' was kept from an earlier call and is another one now: read it in each call",
          path: "effects/test.lua",
          line: 3
        )
    )
  }

  @Test func `an object cannot be handed over as data`() throws {
    let text = "return function(env) return { 1, { env } } end"
    let found = try onLuaThread {
      let state = try ScriptState(limits: HostLimits(), binding: binding)
      let function = try #require(try state.run(text: text, path: "a.lua", as: .effect).function)
      return try fault { try state.call(function) }
    }
    #expect(found.kind == .export)
    #expect(found.detail == "env is where data is expected; give its fields by name")
  }
}

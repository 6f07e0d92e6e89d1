import MothScript
import MothTestSupport
import Testing

/// Each kind of fault, as a script reaches it: name, detail, argument, path and line.
struct ScriptFaultTests {
  private static let path = "effects/test.lua"

  @Test func `bytecode is refused before it is read`() throws {
    #expect(
      try faultRunning("\u{1B}Lua\u{54}") == ScriptFault(kind: .binaryChunk, path: Self.path)
    )
  }

  @Test(arguments: [
    ("local x =\nreturn", "unexpected symbol near 'return'", 2),
    ("return 'open", "unfinished string near <eof>", 1),
    ("\n\nmath = 1", "attempt to assign to const variable 'math'", 3),
    ("return 1 + + 2", "unexpected symbol near '+'", 1),
    ("#!/usr/bin/lua\nreturn 1", "unexpected symbol near '#'", 1),
  ])
  func `Lua's compiler names the line`(text: String, detail: String, line: Int) throws {
    let found = try faultRunning(text)
    #expect(
      found
        == ScriptFault(kind: .syntax, detail: detail, path: Self.path, line: line)
    )
  }

  @Test(arguments: [
    ("error('no')", "no", 1),
    ("\nerror('no', 0)", "no", 2),
    ("local function f()\n  error('no', 2)\nend\n\nf()", "no", 5),
    ("error()", "error() was called with nil", 1),
    ("error({ 1 })", "error() was called with a table", 1),
    ("error(12)", "error() was called with 12", 1),
    ("error(true)", "error() was called with true", 1),
    ("error(function() end)", "error() was called with a function", 1),
    ("local x\nreturn x.y", "attempt to index a nil value (local 'x')", 2),
    ("return {} + 1", "attempt to perform arithmetic on a table value", 1),
    ("assert(false)", "assertion failed!", 1),
    ("assert(nil, 'not so')", "not so", 1),
    ("math.sin('x')", "bad argument #1 to 'sin' (number expected, got string)", 1),
    ("return ('%d'):format('x')", "bad argument #2 to 'format' (number expected, got string)", 1),
    ("table.insert({}, 1, 2, 3)", "wrong number of arguments to 'insert'", 1),
  ])
  func `a run-time error has its message and line`(
    text: String,
    detail: String,
    line: Int
  ) throws {
    let found = try faultRunning(text)
    #expect(
      found
        == ScriptFault(kind: .error, detail: detail, path: Self.path, line: line)
    )
  }

  @Test(arguments: [
    ("\nreturn bogus", ScriptFault.Kind.unknownGlobal, "bogus", "", 2),
    ("moth.efect {}", .unknownField, "efect", "moth", 1),
    ("math.pi = 3", .assignment, "pi", "math", 1),
    ("string.rep = nil", .assignment, "rep", "string", 1),
    ("moth.effect = 1", .assignment, "effect", "moth", 1),
    ("require('curves')", .unknownModule, "curves", "", 1),
    (
      "\nreturn ('x'):rep(2^21 // 1 | 0)", .refused, "rep",
      "'rep' would make more than 65536 bytes", 2
    ),
  ])
  func `a refusal has the name concerned`(
    text: String,
    kind: ScriptFault.Kind,
    name: String,
    detail: String,
    line: Int
  ) throws {
    let found = try faultRunning(text)
    #expect(
      found
        == ScriptFault(kind: kind, name: name, detail: detail, path: Self.path, line: line)
    )
  }

  @Test func `a scene's view has no other modifiers than those of scenes`() throws {
    let found = try faultRunning("return\nRectangle():shadow(3)", as: .scene)
    #expect(
      found
        == ScriptFault(
          kind: .unknownModifier,
          name: "shadow",
          detail: "a view",
          path: Self.path,
          line: 2
        )
    )
  }

  @Test(arguments: [
    ("return content:frame(1)", ScriptFault.Kind.unknownTransform, "frame", "", 0, 2),
    ("return content[1]", .unknownTransform, "1", "", 0, 2),
    ("return content:offset(1)", .argumentCount, "offset", "", 1, 2),
    ("return content:opacity(1, 2)", .argumentCount, "opacity", "", 2, 2),
    ("return content:offset(1,\n'2')", .argumentType, "offset", "a number|\"2\"", 2, 2),
    (
      "return content.offset(1, 2, 3)", .argumentType, "offset",
      "a chain, as in content:offset(...)|1", 0, 2
    ),
    ("\ncontent.x = 1", .assignment, "x", "content", 0, 3),
    ("return", .resultType, "", "nil", 0, 2),
    ("local a\nreturn a", .resultType, "", "nil", 0, 3),
    ("\n\nreturn 12", .resultType, "", "12", 0, 4),
    ("return {}", .resultType, "", "a table", 0, 2),
    ("return geometry:frame('nowhere')", .unknownSpace, "nowhere", "", 0, 2),
    ("return geometry:bounds('local')", .unknownSpace, "local", "", 1, 2),
    ("return geometry.width", .unknownField, "width", "geometry", 0, 2),
    ("return geometry.size.depth", .unknownField, "depth", "geometry.size", 0, 2),
    ("return geometry.safeAreaInsets.left", .unknownField, "left", "geometry.safeAreaInsets", 0, 2),
    ("return geometry:frame('local').top", .unknownField, "top", "a frame", 0, 2),
    ("return geometry:bounds('feed').x", .unknownField, "x", "bounds", 0, 2),
    ("return env.reducedMotion", .unknownField, "reducedMotion", "env", 0, 2),
    ("return p.rate", .unknownField, "rate", "p", 0, 2),
    ("geometry.size = 1", .assignment, "size", "geometry", 0, 2),
    ("geometry.size.width = 1", .assignment, "width", "geometry.size", 0, 2),
    ("geometry:frame('local').minX = 1", .assignment, "minX", "a frame", 0, 2),
    ("env.time = 1", .assignment, "time", "env", 0, 2),
    ("p.rate = 1", .assignment, "rate", "p", 0, 2),
    ("counter = 1", .assignment, "counter", "global", 0, 2),
    ("_G.counter = 1", .assignment, "counter", "global", 0, 2),
  ])
  func `an effect's fault has the name, the argument and the line`(
    body: String,
    kind: ScriptFault.Kind,
    name: String,
    detail: String,
    argument: Int,
    line: Int
  ) throws {
    let found = try Probe().fault(body)
    #expect(
      found
        == ScriptFault(
          kind: kind,
          name: name,
          detail: detail,
          path: Self.path,
          line: line,
          argument: argument
        )
    )
  }

  @Test func `in a batch a wrong result is placed at its function`() throws {
    let batch = try Probe(offsets: [0, 0]).withEffect("\nreturn 5") { state, function in
      var number = 0.0
      return state.evaluate(function, samples: 0..<1, into: &number, stride: 1)
    }
    #expect(
      batch.fault == ScriptFault(kind: .resultType, detail: "5", path: Self.path, line: 1)
    )
  }

  @Test func `a chain kept from an earlier call is refused where it is used`() throws {
    let body = """
      kept[1] = kept[1] or content
      return kept[1]:opacity(1)
      """
    let found = try Self.secondCall(ofEffectKeepingContent: body)
    #expect(
      found == ScriptFault(kind: .staleContent, name: "opacity", path: Self.path, line: 4)
    )
  }

  @Test func `a chain kept from an earlier call is refused where it is returned`() throws {
    let body = """
      kept[1] = kept[1] or content:opacity(1)
      return kept[1]
      """
    let found = try Self.secondCall(ofEffectKeepingContent: body)
    #expect(
      found == ScriptFault(kind: .staleContent, name: "return", path: Self.path, line: 4)
    )
  }

  /// The fault of the second call of an effect whose body, from line 3 on, may keep things.
  private static func secondCall(ofEffectKeepingContent body: String) throws -> ScriptFault {
    try onLuaThread {
      let state = try ScriptState(limits: countedLimits, binding: binding)
      let text = "local kept = {}\nreturn function(content, geometry, env, p)\n\(body)\nend"
      let function = try #require(try state.run(text: text, path: path, as: .effect).function)
      try Probe().bind(state)
      _ = try state.evaluate(function, sample: 0, argument: .geometry, isCounted: true)
      let found = try fault {
        try state.evaluate(function, sample: 0, argument: .geometry, isCounted: true)
      }
      return found
    }
  }

  @Test func `a chain has as many transforms as the limit allows`() throws {
    func body(_ count: Int) -> String {
      "for i = 1, \(count) do content = content:opacity(1) end\nreturn content"
    }
    #expect(try Probe().chain(body(32)).transforms.count == 32)
    let found = try Probe().fault(body(33))
    #expect(
      found
        == ScriptFault(
          kind: .chainLength,
          name: "return",
          path: Self.path,
          line: 3,
          argument: 33
        )
    )
  }

  @Test func `abandoned branches count towards the transforms of a call`() throws {
    func body(_ count: Int) -> String {
      "for i = 1, \(count) do\nlocal _ = content:opacity(1) end\nreturn content"
    }
    #expect(try Probe().chain(body(256)).transforms.isEmpty)
    let found = try Probe().fault(body(257))
    #expect(
      found
        == ScriptFault(
          kind: .chainLength,
          name: "opacity",
          path: Self.path,
          line: 3,
          argument: 257
        )
    )
  }

  @Test func `a fault that the script caught leaves no trace in the next`() throws {
    let text = """
      pcall(function() return moth.bogus end)
      pcall(error, { 1 })

      error("real")
      """
    #expect(
      try faultRunning(text) == ScriptFault(kind: .error, detail: "real", path: Self.path, line: 4)
    )
  }

  @Test func `a caught fault reads as text`() throws {
    let text = """
      local ok, message = pcall(function() return moth.bogus end)
      local ok2, message2 = pcall(error, "mine", 0)
      local ok3, message3 = pcall(error, 7)
      return { tostring(ok), message, message2, message3 }
      """
    #expect(
      try run(text).table?.sequence
        == [.string("false"), .string("unknown field"), .string("mine"), .integer(7)]
    )
  }

  @Test func `a source has a limit of its own`() throws {
    let long = "return 1" + String(repeating: " ", count: 65_529)
    let found = try faultRunning(long)
    #expect(
      found
        == ScriptFault(
          kind: .refused,
          detail: "a script must be at most 65536 bytes; got 65537",
          path: Self.path
        )
    )
    #expect(try run(String(long.dropLast())) == .integer(1))
  }

  @Test func `only reaching a limit or an interruption ends a state`() {
    let ending = ScriptFault.Kind.allCases.filter { ScriptFault(kind: $0).endsState }
    #expect(ending == [.memoryLimit, .instructionLimit, .timeLimit, .interrupted, .unitTooLarge])
  }
}

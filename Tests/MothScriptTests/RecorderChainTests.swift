import MothCatalog
import MothScript
import Testing

/// How calls on `content` become a chain.
struct RecorderChainTests {
  private func names(_ chain: RecordedChain) -> [String] {
    chain.transforms.map { Transform.all[$0.transform].name }
  }

  @Test func `content alone is an empty chain`() throws {
    #expect(try Probe().chain("return content").transforms.isEmpty)
  }

  @Test func `the first call is the innermost transform`() throws {
    let chain = try Probe().chain("return content:offset(1, 2):opacity(0.5):blur(3)")
    #expect(names(chain) == ["offset", "opacity", "blur"])
    #expect(chain.values == [1, 2, 0.5, 3, 0])
  }

  @Test func `each call keeps its line`() throws {
    let chain = try Probe().chain("local a = content:offset(1, 2)\n\nreturn a:opacity(0.5)")
    #expect(chain.transforms.map(\.line) == [2, 4])
  }

  @Test func `an abandoned branch is dropped`() throws {
    let body = """
      local a = content:offset(1, 2)
      local b = a:blur(3)
      local c = a:opacity(0.5)
      content:saturation(0)
      return c
      """
    #expect(try names(Probe().chain(body)) == ["offset", "opacity"])
  }

  @Test func `numbers are kept as they are`() throws {
    let values = try Probe().values("return content:offset(0/0, math.huge):opacity(-7):blur(1e300)")
    #expect(values[0].isNaN)
    #expect(values.dropFirst() == [.infinity, -7, 1e300, 0])
  }

  @Test func `whole numbers are numbers`() throws {
    #expect(
      try Probe().values("return content:offset(1 << 53, -1)") == [9_007_199_254_740_992, -1]
    )
  }

  @Test func `two chains with other values have one shape, with other transforms not`() throws {
    let one = try Probe().chain("return content:offset(1, 2)")
    #expect(try one.hasShape(of: Probe().chain("return content:offset(3, 4)")))
    #expect(try !one.hasShape(of: Probe().chain("return content:offset(1, 2):opacity(1)")))
    #expect(try !one.hasShape(of: Probe().chain("return content:opacity(1)")))
  }

  @Test func `a shader's name and the widths of its arguments are part of the shape`() throws {
    let one = try Probe().chain("return content:colorEffect(moth.shader('a', 1))")
    #expect(
      try one.hasShape(of: Probe().chain("return content:colorEffect(moth.shader('a', 2))"))
    )
    #expect(
      try !one.hasShape(of: Probe().chain("return content:colorEffect(moth.shader('b', 1))"))
    )
    #expect(
      try !one.hasShape(of: Probe().chain("return content:colorEffect(moth.shader('a', 1, 2))"))
    )
    #expect(
      try !one.hasShape(of: Probe().chain("return content:colorEffect(moth.shader('a', {1, 2}))"))
    )
  }

  @Test func `a shader without arguments has a signature too`() throws {
    let chain = try Probe().chain("return content:colorEffect(moth.shader('plain'))")
    #expect(chain.transforms.map(\.shader) == ["plain()"])
  }

  @Test func `a shader takes as many numbers as the limit`() throws {
    func body(_ count: Int) -> String {
      let numbers = (1...count).map { "\($0)" }.joined(separator: ", ")
      return "return content:colorEffect(moth.shader('s', \(numbers)))"
    }
    let values = try Probe().values(body(64))
    #expect(values.suffix(64) == (1...64).map(Double.init)[...])
    let fault = try Probe().fault(body(65))
    #expect(fault.kind == .argumentType)
    #expect(fault.detail == "a shader with fewer arguments|a table")
  }

  @Test(arguments: [
    "1, 2, 3", "{ 1, 2 }, { 3 }", "{}", "{ 1, 2, 3, 4, 5 }", "'x'", "nil, 2", "{ 1, 'x' }",
  ])
  func `a shader's arguments are numbers or two to four of them`(arguments: String) throws {
    guard arguments != "1, 2, 3" else { return }
    let fault = try Probe().fault("return content:colorEffect(moth.shader('s', \(arguments)))")
    #expect(fault.kind == .argumentType)
    #expect(
      fault.detail
        == "a shader whose arguments are numbers or tables of 2 to 4 numbers|a table"
    )
  }

  @Test(arguments: ["'wave'", "{}", "moth.shader()", "moth.shader(1)", "3"])
  func `a shader is made by moth.shader with a name`(shader: String) throws {
    let fault = try Probe().fault("return content:colorEffect(\(shader))")
    #expect(fault.kind == .argumentType)
    #expect(fault.argument == 1)
    #expect(fault.detail.hasPrefix("a shader, made by moth.shader(name, ...)|"))
  }

  @Test(arguments: [
    ("content:offset('1', 2)", 1, "a number|\"1\""),
    ("content:offset(1, nil)", 2, "a number|nil"),
    ("content:offset(1, {})", 2, "a number|a table"),
    ("content:offset(1, content)", 2, "a number|a chain"),
    ("content:opacity(true)", 1, "a number|true"),
    ("content:blur(1, 1)", 2, "true or false|1"),
    ("content:blur(1, 'true')", 2, "true or false|\"true\""),
    (
      "content:scaleEffect(1, 'topp')", 2,
      "an anchor, as \"topLeading\" or moth.unitPoint(x, y)|\"topp\""
    ),
    (
      "content:scaleEffect(1, {})", 2,
      "an anchor, as \"topLeading\" or moth.unitPoint(x, y)|a table"
    ),
    (
      "content:scaleEffect(1, moth.unitPoint('1', 2))", 2,
      "an anchor, as \"topLeading\" or moth.unitPoint(x, y)|a table"
    ),
    (
      "content:scaleEffect3D(1, moth.unitPoint(1, 2))", 2,
      "an anchor in three dimensions, as \"center\" or moth.unitPoint3D(x, y, z)|a table"
    ),
    ("content:blendMode('Multiply')", 1, "the name of a blend mode|\"Multiply\""),
    ("content:blendMode(1)", 1, "the name of a blend mode|1"),
  ])
  func `a wrong type names the argument, what is wanted and what was seen`(
    call: String,
    argument: Int,
    detail: String
  ) throws {
    let fault = try Probe().fault("return \(call)")
    #expect(fault.kind == .argumentType)
    #expect(fault.argument == argument)
    #expect(fault.detail == detail)
  }

  @Test func `a batch stops at the sample whose shape differs`() throws {
    let body = """
      if env.time > 0.25 then return content:opacity(1):blur(0) end
      return content:opacity(env.time)
      """
    let probe = Probe(offsets: [0, 0, 0, 0, 0])
    let batch = try probe.withEffect(body) { state, function in
      _ = try state.evaluate(function, sample: 0, argument: .geometry)
      state.keepShape()
      var numbers = Array(repeating: 0.0, count: 5)
      return state.evaluate(function, samples: 1..<5, into: &numbers, stride: 5)
    }
    #expect(batch.evaluated == 2)
    #expect(batch.shapeChanged)
    #expect(batch.fault == nil)
  }

  @Test func `a batch stops at the sample that fails`() throws {
    let body = "if env.time > 0.25 then error('late') end return content:opacity(env.time)"
    let probe = Probe(offsets: [0, 0, 0, 0, 0])
    let batch = try probe.withEffect(body) { state, function in
      _ = try state.evaluate(function, sample: 0, argument: .geometry)
      state.keepShape()
      var numbers = Array(repeating: 0.0, count: 5)
      return state.evaluate(function, samples: 1..<5, into: &numbers, stride: 5)
    }
    #expect(batch.evaluated == 2)
    #expect(!batch.shapeChanged)
    #expect(
      batch.fault
        == ScriptFault(kind: .error, detail: "late", path: "effects/test.lua", line: 2)
    )
  }

  @Test func `the catalog's words are those that scripts have`() throws {
    let names = Set(Transform.all.map(\.name)).sorted()
    let list = names.map { "content.\($0)" }.joined(separator: ", ")
    let body = "for i, f in ipairs({ \(list) }) do assert(type(f) == 'function') end return content"
    #expect(try Probe().chain(body).transforms.isEmpty)
  }
}

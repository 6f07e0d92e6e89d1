import MothScript
import MothTestSupport
import Testing

/// `math.random` draws the same numbers in every run, however often and in whatever order scripts
/// are called.
struct RandomTests {
  private static let three =
    "return content:offset(math.random(), math.random()):opacity(math.random())"

  @Test func `the numbers are those of SplitMix64`() throws {
    // Published for the seed 0: 0xE220A8397B1DCDAF, 0x6E789E6AA1B965F4, 0x06C45D188009454F. As
    // signed numbers:
    let text = "return { math.random(0), math.random(0), math.random(0) }"
    #expect(
      try run(text).table?.sequence == [
        .integer(-2_152_535_657_050_944_081), .integer(7_960_286_522_194_355_700),
        .integer(487_617_019_471_545_679),
      ]
    )
  }

  @Test func `without bounds a number is the top 53 bits as a fraction`() throws {
    // 0xE220A8397B1DCDAF >> 11 = 7956156453446585, over 2^53 = 9007199254740992
    #expect(
      try run("return math.random()") == .number(7_956_156_453_446_585 / 9_007_199_254_740_992)
    )
  }

  @Test func `each call starts the numbers again`() throws {
    let (first, second, batch) = try Probe(offsets: [0, 10, 20]).withEffect(Self.three) {
      state,
      function in
      let first = try state.evaluate(function, sample: 0, argument: .geometry).values
      let second = try state.evaluate(function, sample: 2, argument: .geometry).values
      state.keepShape()
      var numbers = Array(repeating: 0.0, count: 9)
      _ = state.evaluate(function, samples: 0..<3, into: &numbers, stride: 3)
      return (first, second, numbers)
    }
    #expect(first == second)
    #expect(Set(first).count == 3)
    #expect(batch == first.flatMap { [$0, $0, $0] })
  }

  @Test func `each target has numbers of its own`() throws {
    let drawn = try (0..<3).map { index in
      try Probe().with { $0.index = index }.values("return content:opacity(math.random())")
    }
    // The probe binds no seed, so all views draw the same.
    #expect(Set(drawn).count == 1)
    let seeded = try onLuaThread {
      let state = try ScriptState(limits: countedLimits, binding: binding)
      let text = "return function() return math.random() end"
      let function = try #require(try state.run(text: text, path: "a.lua", as: .effect).function)
      return try (0..<100).map { seed in
        try state.bind(environment: [], parameters: [], seed: seed)
        return try state.call(function)
      }
    }
    #expect(Set(seeded.map { "\($0)" }).count == 100)
  }

  @Test func `a chunk starts from the same number whatever was bound before`() throws {
    let values = try onLuaThread {
      let state = try ScriptState(limits: countedLimits, binding: binding)
      let before = try state.run(text: "return math.random()", path: "a.lua", as: .scene)
      try state.bind(environment: [], parameters: [], seed: 9)
      return [before, try state.run(text: "return math.random()", path: "b.lua", as: .effect)]
    }
    #expect(values[0] == values[1])
  }

  @Test func `whole numbers are even between their bounds`() throws {
    let text = """
      local counts = {}
      for i = 1, 6000 do
        local n = math.random(6)
        counts[n] = (counts[n] or 0) + 1
      end
      local low, high = 6000, 0
      for n, count in pairs(counts) do low, high = math.min(low, count), math.max(high, count) end
      return { #counts, low > 880, high < 1120 }
      """
    // Each is drawn 1000 times, with a deviation of sqrt(6000 * 1/6 * 5/6) = 29; four of them are
    // 116.
    #expect(try run(text).table?.sequence == [.integer(6), .boolean(true), .boolean(true)])
  }

  @Test(arguments: [
    ("math.random(3, 3)", "3"), ("math.random(-2, -2)", "-2"),
    (
      "math.type(math.random(math.mininteger, math.maxinteger))", "integer"
    ),
    ("math.random(1)", "1"),
  ])
  func `bounds are inclusive, up to all integers`(text: String, value: String) throws {
    #expect(try run("return '' .. \(text)") == .string(value))
  }

  @Test(arguments: [
    ("math.random(-1)", "bad argument #1 to 'random' (interval is empty)"),
    ("math.random(2, 1)", "bad argument #2 to 'random' (interval is empty)"),
    ("math.random(1, 2, 3)", "wrong number of arguments"),
    (
      "math.random(1.5)",
      "bad argument #1 to 'random' (number has no integer representation)"
    ),
    ("math.random('x')", "bad argument #1 to 'random' (number expected, got string)"),
  ])
  func `what has no number between its bounds is refused as Lua does`(
    text: String,
    message: String
  ) throws {
    #expect(try faultRunning("local _ = \(text)").detail == message)
  }
}

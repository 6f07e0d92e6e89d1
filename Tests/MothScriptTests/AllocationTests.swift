import MothScript
import Testing

/// What a call takes is the same in every run: no memory is spared where an address happens to fit.
struct AllocationTests {
  /// The bytes that a call takes which catches so many errors with a long text.
  private func bytes(ofErrors count: Int) throws -> Int {
    let body = String(repeating: "pcall(pairs, env) ", count: count) + "return content"
    return try Probe().withEffect(body) { state, function in
      try state.profile(function, sample: 0, argument: .geometry).bytes
    }
  }

  @Test func `each long text of an error takes memory of its own`() throws {
    let bytes = try (1...4).map(bytes)
    let text = "'pairs' takes a plain table; env is Moth's: read its fields by name"
    // A long string of Lua 5.4 has a head of 24 bytes and an end of one.
    #expect(
      zip(bytes, bytes.dropFirst()).map { $1 - $0 } == Array(repeating: text.count + 25, count: 3)
    )
  }

  @Test func `a state takes as much memory as any other`() throws {
    let peaks = try (0..<20).map { _ in
      try Probe().withEffect("kept = env pcall(rawget, p, 1) return content") { state, function in
        _ = try? state.evaluate(function, sample: 0, argument: .geometry)
        return state.peakMemoryBytes
      }
    }
    #expect(Set(peaks).count == 1)
  }

  /// Lua's hashes of texts differ from state to state.
  @Test(arguments: [
    "for key in pairs(t) do last = key end", "local key repeat key = next(t, key) until key == nil",
  ])
  func `going through a table takes as many instructions in any state`(loop: String) throws {
    let body = """
      local t, last = {}, nil
      for i = 1, 40 do t["key " .. i * 7919 % 97] = i end
      \(loop)
      return content
      """
    let costs = try (0..<12).map { _ in
      try Probe().withEffect(body) { state, function in
        try state.profile(function, sample: 0, argument: .geometry).instructions
      }
    }
    #expect(Set(costs).count == 1)
  }

  @Test func `of several wrong keys the same one is reported in any state`() throws {
    let texts = [
      "pairs({ [{}] = 1, [print] = 2, [pairs] = 3, a = 4 })",
      "next({ [print] = 2, [{}] = 1, [next] = 3 })",
      "return { ['a\\0'] = 1, [1.5] = 2, [true] = 3 }",
    ]
    for text in texts {
      let found = try (0..<8).map { _ in try faultRunning(text).detail }
      #expect(Set(found).count == 1)
    }
    #expect(
      try faultRunning(texts[0]).detail
        == "'pairs' takes a table whose keys are numbers, strings or booleans; got a function"
    )
  }
}

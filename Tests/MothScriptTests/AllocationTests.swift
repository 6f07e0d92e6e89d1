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
}

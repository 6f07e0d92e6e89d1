import MothDiagnostics
import MothTestSupport
import Testing

/// `nondeterministic-effect`: samples evaluated again, backwards and twice.
@Suite struct NondeterministicEffectTests {
  private let bench = Bench(
    only: ["nondeterministic-effect", "path-dependent-effect"],
    reduceMotion: [false]
  )

  private func script(above: String, _ body: String) -> String { above + "\n" + effect(body) }

  @Test func `a counter kept in an upvalue is found`() {
    // 12 cards with 540 samples are 6480 calls. Looking again begins with the last sample, which
    // has the count 6481 now, and 6482 in the call after that.
    let found = bench.findings(
      script(
        above: "local calls = 0",
        """
        calls = calls + 1
        return content:offset(0, calls)
        """
      )
    )
    #expect(
      found.map(\.reported) == [
        "4:16 nondeterministic-effect: 'offset.y' of one sample is 6481, and 6482 when evaluated "
          + "twice in a row"
      ]
    )
    #expect(found.first?.seen == "card[11], sample 539, Reduce Motion off")
  }

  @Test func `a value that alternates is found when evaluated twice in a row`() {
    // 6480 calls are even, so that the last sample has 0 and, at the next odd call, 1.
    let found = bench.findings(
      script(
        above: "local calls = 0",
        """
        calls = calls + 1
        return content:opacity(calls // 2 % 2)
        """
      )
    )
    // Calls 6480 and 6481 both give 6480 // 2 % 2 = 0; call 6482 gives 1.
    #expect(
      found.map(\.reported) == [
        "4:16 nondeterministic-effect: 'opacity' of one sample is 0, and 1 when evaluated twice in "
          + "a row"
      ]
    )
  }

  @Test func `a cache that changes nothing is left alone`() {
    let found = bench.findings(
      script(
        above: "local cache = {}",
        """
        local key = env.index
        cache[key] = cache[key] or key * 3
        return content:offset(cache[key], 0)
        """
      )
    )
    #expect(found.map(\.reported) == [])
  }

  @Test func `what is not a number twice is the same`() {
    let found = bench.findings(effect("return content:offset(0, 0 / 0)"))
    #expect(found == [])
  }
}

import MothDiagnostics
import MothTestSupport
import Testing

/// `path-dependent-effect`: equal twice in a row, but not what the sweep returned.
@Suite struct PathDependentEffectTests {
  private let bench = Bench(
    only: ["nondeterministic-effect", "path-dependent-effect"],
    reduceMotion: [false]
  )

  private func script(above: String, _ body: String) -> String { above + "\n" + effect(body) }

  @Test func `a position captured by the first call is found`() {
    // The first call is that of the first card at rest, 0; a state that begins with the last card
    // at rest captures 236 * 11 = 2596.
    let found = bench.findings(
      script(
        above: "local first",
        """
        first = first or geometry:frame("scrollView").minY
        return content:offset(0, first)
        """
      )
    )
    #expect(
      found.map(\.reported) == [
        "4:16 path-dependent-effect: 'offset.y' of one sample is 0, and 2596 when other samples "
          + "came before it"
      ]
    )
    #expect(found.first?.seen == "card[11], sample 539, Reduce Motion off")
  }

  @Test func `a chain that grows from call to call is found by its shape`() {
    let found = bench.findings(
      script(
        above: "local calls = 0",
        """
        calls = calls + 1
        local chain = content:opacity(1)
        if calls > 6480 then chain = chain:opacity(1) end
        return chain
        """
      )
    )
    #expect(
      found.map(\.reported) == [
        "path-dependent-effect: a sample gives another chain when other samples came before it"
      ]
    )
  }

  @Test func `what differs twice in a row is the other rule's, whatever came before`() {
    // Of the last card the first sample looked at again differs from the sweep, the second one
    // twice in a row.
    let found = bench.findings(
      script(
        above: "local highest, calls = 0, 0",
        """
        calls = calls + 1
        highest = math.max(highest, env.index)
        local flickers = env.time < 1 and calls % 2 or 0
        return content:offset(highest, flickers)
        """
      )
    )
    #expect(found.map(\.id) == ["nondeterministic-effect"])
  }
}

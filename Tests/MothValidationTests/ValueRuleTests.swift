import MothDiagnostics
import MothTestSupport
import Testing

/// `value-out-of-range` and `value-not-finite`: each column once, with its first sample.
@Suite struct ValueRuleTests {
  /// One setting is enough where nothing depends on Reduce Motion.
  private let bench = Bench(
    only: ["value-not-finite", "value-out-of-range"],
    reduceMotion: [false]
  )

  @Test func `a constant outside its range is seen in every sample of every view`() {
    let found = bench.findings(effect("return content:opacity(1.2)"))
    #expect(
      found.map(\.reported) == [
        "2:16 value-out-of-range: 'opacity' must be between 0 and 1; got 1.2"
      ]
    )
    #expect(found.first?.seen == "card[0], sample 0, Reduce Motion off")
    // 12 cards with 540 samples each.
    #expect(found.first?.count == 6480)
  }

  @Test func `the first sample is reported, and the first view in it`() {
    // The card at index 1 begins at minY = 236, that at index 0 passes 0 only in sample 1.
    let found = bench.findings(
      effect(
        """
        local top = geometry:frame("scrollView").minY
        return content:opacity(math.max(1 + top / 1000, 0))
        """
      )
    )
    #expect(
      found.map(\.reported) == [
        "3:16 value-out-of-range: 'opacity' must be between 0 and 1; got 1.236"
      ]
    )
    #expect(found.first?.seen == "card[1], sample 0, Reduce Motion off")
  }

  @Test func `a value that leaves its range late is reported at that sample`() {
    // Sample k is at k / 120 s: 1 s is sample 120, and 121 is the first after it. The last of 540
    // is 539, so that 419 samples of 12 cards are outside.
    let found = bench.without("device-time-dependent")
      .findings(effect("return content:opacity(env.time > 1 and 1.5 or 1)"))
    #expect(found.first?.seen == "card[0], sample 121, Reduce Motion off")
    #expect(found.first?.moment?.time == 121.0 / 120)
    #expect(found.first?.count == 12 * 419)
  }

  @Test func `the smallest excess over a limit is shown with all its digits`() {
    let found = bench.findings(effect("return content:opacity(1 + 2^-52)"))
    #expect(
      found.map(\.reported) == [
        "2:16 value-out-of-range: 'opacity' must be between 0 and 1; got 1.0000000000000002"
      ]
    )
  }

  @Test func `a range without an upper end is reported with its unit`() {
    let found = bench.findings(effect("return content:blur(-0.5)"))
    #expect(
      found.map(\.reported) == [
        "2:16 value-out-of-range: 'blur.radius' must be at least 0 pt; got -0.5"
      ]
    )
  }

  @Test func `each column is reported once`() {
    let found = bench.findings(effect("return content:opacity(-1):grayscale(2):opacity(0.5)"))
    #expect(
      found.map(\.reported) == [
        "2:16 value-out-of-range: 'opacity' must be between 0 and 1; got -1",
        "2:28 value-out-of-range: 'grayscale' must be between 0 and 1; got 2",
      ]
    )
  }

  @Test func `of one transform twice on a line, the call at fault is marked`() {
    let found = bench.findings(effect("return content:opacity(1):opacity(3)"))
    #expect(
      found.map(\.reported) == [
        "2:27 value-out-of-range: 'opacity#2' must be between 0 and 1; got 3"
      ]
    )
  }

  @Test func `in a chain that spans lines, the call at fault is marked`() {
    let found = bench.findings(
      effect(
        """
        return content
          :offset(1, 0)
          :opacity(1)
          :opacity(2)
        """
      )
    )
    #expect(
      found.map(\.reported) == [
        "5:4 value-out-of-range: 'opacity#2' must be between 0 and 1; got 2"
      ]
    )
  }

  @Test func `in a chain built in steps, the call at fault is marked`() {
    let found = bench.findings(
      effect(
        """
        local faded = content:opacity(1)
        local moved = faded:opacity(7)
        return moved:opacity(1)
        """
      )
    )
    #expect(
      found.map(\.reported) == [
        "3:21 value-out-of-range: 'opacity#2' must be between 0 and 1; got 7"
      ]
    )
  }

  @Test func `both ends of a range belong to it`() {
    let found = bench.findings(
      effect("return content:opacity(0):opacity(1):blur(0):grayscale(1):grayscale(-0.0)")
    )
    #expect(found.map(\.reported) == [])
  }

  @Test(arguments: [
    ("0 / 0", "not a number"), ("-(0 / 0)", "not a number"), ("1 / 0", "infinity"),
    ("-1 / 0", "-infinity"), ("math.huge", "infinity"), ("1e308 * 10", "infinity"),
  ])
  func `a value that is not finite is named`(value: String, name: String) {
    let found = bench.findings(effect("return content:offset(0, \(value))"))
    #expect(
      found.map(\.reported) == [
        "2:16 value-not-finite: 'offset.y' must be a finite number; got \(name)"
      ]
    )
    #expect(found.first?.seen == "card[0], sample 0, Reduce Motion off")
    #expect(found.first?.count == 6480)
  }

  @Test func `a value that is not finite is not also out of range`() {
    let found = bench.findings(effect("return content:opacity(0 / 0):blur(1 / 0)"))
    #expect(
      found.map(\.reported) == [
        "2:16 value-not-finite: 'opacity' must be a finite number; got not a number",
        "2:31 value-not-finite: 'blur.radius' must be a finite number; got infinity",
      ]
    )
  }

  @Test func `a division by zero in one sample is reported at that sample`() {
    // Only the card at index 0 is at 0, and only at rest: first in sample 0, again in the last
    // two. Between -100 and 2038 it passes 0 between two samples: 2138 * k / 257 = 100 has no whole
    // k.
    let found = bench.without("sub-pixel-equality").findings(
      effect(
        """
        local top = geometry:frame("scrollView").minY
        return content:opacity(top == 0 and top / 0 or 1)
        """
      )
    )
    #expect(
      found.map(\.reported) == [
        "3:16 value-not-finite: 'opacity' must be a finite number; got not a number"
      ]
    )
    #expect(found.first?.seen == "card[0], sample 0, Reduce Motion off")
    #expect(found.first?.count == 3)
  }
}

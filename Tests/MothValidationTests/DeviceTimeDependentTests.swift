import MothDiagnostics
import MothTestSupport
import MothValidation
import Testing

/// `device-time-dependent`, from the source and from a run.
@Suite struct DeviceTimeDependentTests {
  private let bench = Bench(reduceMotion: [false])

  @Test func `the source shows the first location that reads the clock, and how many do`() {
    let found = sourceFindings(
      effect("local now = env.time\nreturn content:opacity(now + env.time)")
    )
    #expect(found.map(\.reported) == ["2:13 note device-time-dependent: 'env.time' is read"])
    #expect(found.first?.count == 2)
  }

  @Test func `the case of a wave by the clock is reported at its argument with both values`() {
    // Case A44: at rest the clock is 0, and 1000 s later -1000 reaches the shader.
    let found = bench.findings(
      effect("return content:colorEffect(moth.shader('wave', -env.time))")
    )
    #expect(
      found.map(\.reported) == [
        "2:49 note device-time-dependent: 'env.time' is read",
        "2:16 note device-time-dependent: 'colorEffect.argument1' is 0, and -1000 with the clock "
          + "1000 s ahead",
      ]
    )
    #expect(found.last?.seen == "card[0], sample 0, Reduce Motion off")
    #expect(found.last?.notes.last?.location == found.first?.location)
  }

  @Test func `of a transform the first argument is reported, at the first sample that differs`() {
    // The 16 samples are at k * 539 / 15: 0, 35, 71, 107, 143. Samples above 120 are after 1 s in
    // both, sample 0 is not: 1000 s later it is.
    let found = bench.findings(
      effect("return content:offset(1, env.time > 1 and 5 or 3)")
    )
    .filter { $0.moment != nil }
    #expect(
      found.map(\.reported) == [
        "2:16 note device-time-dependent: 'offset.y' is 3, and 5 with the clock 1000 s ahead"
      ]
    )
  }

  @Test func `a clock that is read and does not show is reported by the source alone`() {
    let found = bench.findings(effect("return content:opacity(env.time >= 0 and 1 or 0.5)"))
    #expect(found.map(\.reported) == ["2:24 note device-time-dependent: 'env.time' is read"])
  }

  @Test func `the time ahead is a threshold`() {
    // A turn every 2 s is the same 1000 s later, and half a turn on 1 s later.
    var bench = bench
    bench.settings.rules["device-time-dependent"] = ValidationSettings.RuleSetting(
      thresholds: ["clock-ahead": 1]
    )
    let body = "return content:hueRotation(env.time % 2 * 180)"
    #expect(
      bench.findings(effect(body)).filter { $0.moment != nil }.map(\.reported) == [
        "2:16 note device-time-dependent: 'hueRotation.degrees' is 0, and 180 with the clock 1 s "
          + "ahead"
      ]
    )
    #expect(self.bench.findings(effect(body)).filter { $0.moment != nil }.map(\.reported) == [])
  }

  @Test func `the velocity stays the same where the clock is ahead`() {
    let found = bench.findings(
      effect("local time = env.velocity\nreturn content:hueRotation(time)")
    )
    #expect(found.map(\.reported) == [])
  }
}

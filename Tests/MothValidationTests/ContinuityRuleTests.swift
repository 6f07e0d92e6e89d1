import MothDiagnostics
import MothTestSupport
import MothValidation
import Testing

/// How values follow the scroll: in the scene `feed` on iphone-17, see `Bench`.
@Suite struct ContinuityRuleTests {
  private func reported(_ body: String, rule: String, off: Bool = false) -> [Diagnostic] {
    var bench = Bench(reduceMotion: [false])
    if off { bench.settings.rules[rule] = ValidationSettings.RuleSetting(level: .warning) }
    return bench.findings(effect(body), of: rule)
  }

  // MARK: - jump and threshold-at-rest

  @Test func `a jump is reported once, with its location and both values`() {
    // The first card is at minY = -offset. From -100 on in steps of 2138 / 257 = 8.319 points,
    // the 19th is the first beyond 50, at 58.06.
    let found = reported(
      """
      local top = geometry:frame("scrollView").minY
      return content:opacity(top < -50 and 0.5 or 1)
      """,
      rule: "jump"
    )
    #expect(
      found.map(\.reported) == [
        "3:16 warning jump: 'opacity' jumps from 1 to 0.5 at an offset of 50 pt"
      ]
    )
    #expect(found.first?.seen == "card[0], sample 31, Reduce Motion off")
  }

  @Test func `different slopes that do not meet jump by their difference`() {
    // nicklockwood/iCarousel#222: 30 points a page up to one page, 35 beyond. The card at index 3
    // is at 3 * 236 - offset, and comes within a page of 236 points at 472: 35 becomes 30.
    let found = reported(
      """
      local pages = math.abs(geometry:frame("scrollView").minY) / 236
      return content:offset(pages * (pages > 1 and 35 or 30), 0)
      """,
      rule: "jump"
    )
    #expect(found.count == 1)
    #expect(found.first?.message == "'offset.x' jumps from 35 to 30 pt at an offset of 472 pt")
  }

  @Test(arguments: [(0.02, 0), (0.021, 1)])
  func `an amount may jump by a fiftieth`(size: Double, count: Int) {
    let body = """
      local top = geometry:frame("scrollView").minY
      return content:opacity(top < -50 and 1 - \(size) or 1)
      """
    #expect(reported(body, rule: "jump").count == count)
  }

  @Test func `what is steep and continuous is no jump`() {
    // From 1 to 0 within one point.
    let body = """
      local top = geometry:frame("scrollView").minY
      return content:opacity(math.min(math.max(1 + (top + 50), 0), 1))
      """
    #expect(reported(body, rule: "jump").map(\.reported) == [])
  }

  @Test func `a jump at rest is reported by the rule of rest alone`() {
    let body = """
      local top = geometry:frame("scrollView").minY
      return content:opacity(top < 0 and 0.5 or 1)
      """
    #expect(reported(body, rule: "jump") == [])
    #expect(
      reported(body, rule: "threshold-at-rest").map(\.reported) == [
        "3:16 warning threshold-at-rest: 'opacity' jumps from 1 to 0.5 at an offset of 0 pt"
      ]
    )
  }

  // MARK: - kink

  @Test(arguments: [(2.0, 0), (2.1, 1)])
  func `a length may change its speed by two points a point`(speed: Double, count: Int) {
    let body = """
      local passed = math.max(-geometry:frame("scrollView").minY, 0)
      return content:offset(math.min(passed * \(speed), 180), 0)
      """
    #expect(reported(body, rule: "kink").count == count)
  }

  @Test func `a kink has the speeds before and after`() {
    let body = """
      local passed = math.max(-geometry:frame("scrollView").minY, 0)
      return content:offset(math.min(passed * 4, 180), 0)
      """
    #expect(
      reported(body, rule: "kink").map(\.message) == [
        "'offset.x' goes from 0 to 4 pt for each point scrolled, at once"
      ]
    )
  }

  // MARK: - range-not-reached

  /// A view of 100 points below 900 others, at the end of the content.
  private static let footer = """
    return moth.scene {
      api = 1,
      ScrollView {
        VStack {
          spacing = 0,
          Rectangle():frame { height = 900 },
          Rectangle():frame { height = 100 }:target("view"),
        },
      },
    }
    """

  @Test func `how much of the way is within reach is reported`() {
    // Content of 1000 points in a container of 778: the view rests at 900 and comes up to 678. Of a
    // way from 700 to 0 that is 22 points, 3.14 % (mozilla/wg-decisions#835).
    var bench = Bench(reduceMotion: [false])
    bench.sceneScript = Self.footer
    let body = """
      local way = (700 - geometry:frame("scrollView").minY) / 700
      return content:grayscale(math.min(math.max(way, 0), 1))
      """
    #expect(
      bench.findings(effect(body, on: "view"), of: "range-not-reached").map(\.reported) == [
        "3:16 warning range-not-reached: 'grayscale' makes 3.1 % of its way on this device: 0.031 "
          + "at the end of the content, 1 where it would come to rest"
      ]
    )
    // From 900 to 700 all 200 points are within reach.
    let near = body.replacing("(700 - ", with: "(900 - ").replacing("/ 700", with: "/ 200")
    #expect(bench.findings(effect(near, on: "view"), of: "range-not-reached") == [])
  }

  // MARK: - Rules that are off unless asked for

  @Test(arguments: ["unclamped", "overscroll-sensitive", "threshold-chatter"])
  func `a rule of taste is silent unless asked for`(id: String) throws {
    let rule = try #require(Rule.withID(id))
    #expect(rule.level == .off)
    #expect(ValidationSettings.Preset.strict.level(of: rule) == .warning)
    for example in rule.bad {
      #expect(Bench(example).findings(example.script, of: id) == [])
    }
  }

  // MARK: - motion-amount

  @Test(
    arguments: [
      ("offset(math.min(math.max(top * 2, -300), 200), 0)", nil),
      (
        "offset(math.min(math.max(top * 2.1, -300), 200), 0)",
        "'offset.x' adds 2.1 pt to each point scrolled"
      ),
      ("rotationEffect(math.min(math.max(top, -90), 90))", nil),
      (
        "rotationEffect(math.min(math.max(top, -90), 91))",
        "'rotationEffect.degrees' turns by 181° "
          + "while visible"
      ),
      ("scaleEffect(math.min(math.max(1 + top / 100, 0.5), 3))", nil),
      (
        "scaleEffect(math.min(math.max(1 + top / 100, 0.5), 3.1))",
        "'scaleEffect.x' grows to 3.1 times its size while visible"
      ),
    ] as [(String, String?)]
  )
  func `motion has limits of speed, turn and growth`(call: String, words: String?) {
    let body = "local top = geometry:frame(\"scrollView\").minY\nreturn content:\(call)"
    #expect(reported(body, rule: "motion-amount").first?.message == words)
  }

  // MARK: - reduce-motion-kills-fade

  @Test func `a fade that Reduce Motion stops is reported with its range`() {
    var bench = Bench(reduceMotion: [true])
    bench.scene = "feed"
    let body = """
      local top = env.reduceMotion and 0 or geometry:frame("scrollView").minY
      return content:opacity(math.min(math.max(1 + top / 500, 0.25), 1)):offset(0, 0)
      """
    #expect(
      bench.findings(effect(body), of: "reduce-motion-kills-fade").map(\.reported) == [
        "3:16 note reduce-motion-kills-fade: 'opacity' goes from 0.25 to 1 with Reduce Motion off, "
          + "and stays the same with it on"
      ]
    )
  }
}

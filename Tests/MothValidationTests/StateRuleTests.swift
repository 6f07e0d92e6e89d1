import MothDiagnostics
import MothValidation
import Testing

/// The rules on scroll state, over the feed on iphone-17 (see `Bench`): 2816 points of content in a
/// container of 778 under a top inset of 62, so that contentOffset.y goes from -62 to 1976.
@Suite struct StateRuleTests {
  /// An effect whose `scrollState` has these fields; the first is on line 2.
  private func script(_ fields: String) -> String {
    "return moth.effect { api = 1, scrollState = {\n\(fields)\n} }"
  }

  /// What one rule says of it, with these thresholds.
  private func findings(
    _ rule: String,
    fields: String,
    thresholds: [String: Double] = [:]
  ) -> [Diagnostic] {
    var bench = Bench(reduceMotion: [false])
    bench.settings.rules[rule] = ValidationSettings.RuleSetting(thresholds: thresholds)
    return bench.findings(script(fields)).filter { $0.id == rule }
  }

  private func help(_ found: [Diagnostic]) -> String? {
    found.first?.notes.first { $0.kind == .help }?.text
  }

  // MARK: - The first layout

  /// At the first layout -62 + 778 = 716, which is at least 2816 - 2100.
  private func trap(_ tolerance: Int) -> String {
    """
    of = function(scroll)
      return scroll.contentOffset.y + scroll.containerSize.height
        >= scroll.contentSize.height - \(tolerance)
    end,
    action = function(state, _, new) if new then state.on = true end end,
    initial = { on = false },
    """
  }

  @Test func `a Bool that is true of zeros, at the first layout and ever after is reported`() {
    // 100 points above rest the sum is 616, still at least 2816 - 2200.
    let found = findings("first-layout-never-fires", fields: trap(2200))
    #expect(
      found.map(\.reported) == [
        "2:1 first-layout-never-fires: 'of' gives true for a geometry of zeros, true at the first "
          + "layout and true after scrolling, so that 'action' never runs"
      ]
    )
    #expect(found.first?.seen == "sample 0, Reduce Motion off")
  }

  @Test func `a Bool that only a bounce makes false is reported too`() {
    #expect(
      findings("first-layout-never-fires", fields: trap(2110)).map(\.message) == [
        "'of' gives true for a geometry of zeros, true at the first layout and true after "
          + "scrolling, so that 'action' runs only beyond the ends of the content"
      ]
    )
  }

  @Test func `a Bool that is false at the first layout by a point is no trap`() {
    #expect(findings("first-layout-never-fires", fields: trap(2099)) == [])
  }

  @Test(arguments: [
    // Nothing to do at the first layout: the state already says so.
    "of = function() return true end, action = function(state, _, new) state.on = new end, "
      + "initial = { on = true },",
    // False is where every Bool begins.
    "of = function() return false end, action = function(state, _, new) state.on = new end, "
      + "initial = { on = true },",
    // It changes as soon as the feed scrolls.
    "of = function(scroll) return scroll.visibleRect.minY <= 0 end, "
      + "action = function(state, _, new) state.on = new end, initial = { on = false },",
  ])
  func `an action that has nothing to say at the first layout is left alone`(fields: String) {
    #expect(findings("first-layout-never-fires", fields: fields) == [])
  }

  // MARK: - Writes

  private let pointsForABool = """
    of = function(scroll) return scroll.contentOffset.y + scroll.contentInsets.top end,
    action = function(state, _, scrolled) state.on = scrolled > 100 end,
    initial = { on = false },
    """

  @Test func `writes in every frame are counted, with what a Bool would save`() {
    // Samples 1 to 538 move. 100 points are passed once each way.
    let found = findings("state-written-every-frame", fields: pointsForABool)
    #expect(
      found.map(\.reported) == [
        "3:39 warning state-written-every-frame: the action writes in 538 of 538 frames that "
          + "scroll: 538 writes, and the whole scene (14 views) is evaluated 2 times"
      ]
    )
    #expect(found.first?.seen == "sample 1, Reduce Motion off")
    #expect(
      help(found)
        == "return the value that is written from 'of', not what it is made from: it changes in 2 "
        + "frames, which saves 536 of 538 writes; where it needs the old value, write only what "
        + "differs from the state"
    )
  }

  @Test func `of a number, it is reported what steps would save, and that a card needs no state`() {
    // In ten steps from -100 to 2138, 223.8 points each: down over the edge at 123.8 and up to the
    // last step, which holds only 2138 itself, and back.
    let found = findings(
      "state-written-every-frame",
      fields: """
        of = function(scroll) return scroll.contentOffset.y + scroll.contentInsets.top end,
        action = function(state, _, scrolled) state.scrolled = scrolled end,
        initial = { scrolled = 0 }, readers = { "card" },
        """
    )
    #expect(
      help(found)
        == "return it from 'of' limited to what shows and in steps, as math.floor(progress * 10): "
        + "in 10 steps it changes 20 times, which saves 518 of 538 writes; 'card' lies inside the "
        + "scroll content, so that a visualEffect on it needs no state at all"
    )
  }

  @Test(arguments: ["0 / 0", "1 / 0", "scrolled * 1e307", "-1 / scrolled"])
  func `numbers that are none or out of all bounds are counted too`(value: String) {
    let fields = """
      of = function(scroll) return scroll.contentOffset.y end,
      action = function(state, _, scrolled) state.amount = \(value) end,
      initial = { amount = 0 },
      """
    let found = findings("state-written-every-frame", fields: fields)
    #expect(
      found.map { $0.message.prefix(46) } == ["the action writes in 538 of 538 frames that sc"]
    )
  }

  @Test func `the share of the frames that may write is a threshold`() {
    let rule = "state-written-every-frame"
    #expect(findings(rule, fields: pointsForABool, thresholds: ["share": 1]) == [])
    #expect(findings(rule, fields: pointsForABool, thresholds: ["share": 0.99]).count == 1)
  }

  @Test func `a limited number is left alone, though this feed is hardly longer than its ramp`() {
    // 1500 of 2038 points are 70 % of the frames.
    let fields = """
      of = function(scroll)
        return math.min(math.max(scroll.contentOffset.y + scroll.contentInsets.top, 0), 1500)
      end,
      action = function(state, _, new) state.amount = new end,
      initial = { amount = 0 },
      """
    #expect(findings("state-written-every-frame", fields: fields) == [])
  }

  private let rawOffset = """
    of = function(scroll) return scroll.contentOffset.y + scroll.contentInsets.top end,
    action = function(state, _, scrolled) state.scrolled = scrolled end,
    initial = { scrolled = 0 },
    """

  @Test func `a reader is large from the threshold of views on`() {
    let rule = "state-owner-too-large"
    #expect(
      findings(rule, fields: rawOffset, thresholds: ["views": 14]).map(\.reported) == [
        "1:31 warning state-owner-too-large: the whole scene reads its own state and has 14 views: "
          + "538 changes rebuild 7532 views"
      ]
    )
    #expect(findings(rule, fields: rawOffset, thresholds: ["views": 15]) == [])
  }

  @Test func `changes are many from the threshold of the share on`() {
    // Two changes in 538 frames are a share of 0.0037.
    let rule = "state-owner-too-large"
    func count(_ share: Double, frames: Double) -> Int {
      findings(
        rule,
        fields: pointsForABool,
        thresholds: ["views": 14, "share": share, "frames": frames]
      ).count
    }
    #expect(count(0.0037, frames: 2) == 1)
    #expect(count(0.0038, frames: 2) == 0)
    #expect(count(0.0037, frames: 3) == 0)
  }

  // MARK: - Beyond the ends

  @Test func `B07 a write in each frame of the bounce is reported`() {
    // 12 frames each out of the content and 11 each back, at both ends.
    let found = findings("writes-during-overscroll", fields: rawOffset)
    #expect(
      found.map(\.reported) == [
        "3:39 warning writes-during-overscroll: 'scrolled' changes in 46 of 46 frames beyond the "
          + "ends of the content, which is 100 %"
      ]
    )
    #expect(found.first?.seen == "sample 1, Reduce Motion off")
    #expect(findings("writes-during-overscroll", fields: rawOffset, thresholds: ["share": 1]) == [])
  }

  @Test func `B08 a header that adds up the bounce is reported with its values`() {
    let found = findings(
      "writes-during-overscroll",
      fields: """
        of = function(scroll) return scroll.contentOffset.y end,
        action = function(state, old, new)
          state.header = math.min(math.max(state.header + new - old, 0), 140)
        end,
        initial = { header = 0 },
        """
    )
    #expect(
      found.map(\.reported) == [
        "4:3 warning writes-during-overscroll: 'header' is 140 at the end, and 100 there after a "
          + "bounce of 40 pt"
      ]
    )
  }

  @Test func `B08 a distance limited before it is added is left alone`() {
    let fields = """
      of = function(scroll)
        local last = scroll.contentSize.height - scroll.containerSize.height
        return math.min(math.max(scroll.contentOffset.y + scroll.contentInsets.top, 0), last)
      end,
      action = function(state, old, new)
        state.header = math.min(math.max(state.header + new - old, 0), 140)
      end,
      initial = { header = 0 },
      """
    #expect(findings("writes-during-overscroll", fields: fields) == [])
  }

  // MARK: - Insets

  private func end(_ tolerance: Int) -> String {
    """
    of = function(scroll) return scroll end,
    action = function(state, _, scroll)
      local bottom = scroll.contentOffset.y + scroll.containerSize.height
      if bottom >= scroll.contentSize.height - \(tolerance) then state.read = true end
    end,
    initial = { read = false },
    """
  }

  @Test func `a test for the end under an inset is reported with both numbers`() {
    let found = findings("bottom-test-ignores-insets", fields: end(24))
    #expect(
      found.map(\.reported) == [
        "5:52 warning bottom-test-ignores-insets: 'read' is still false at the end of the content: "
          + "the test allows 24 pt there, and contentOffset.y ends 62 pt before, by the top inset"
      ]
    )
    #expect(found.first?.seen == "sample 269, Reduce Motion off")
    #expect(
      found.first?.notes.last?.text == "only pulling 38 pt beyond the end would change it"
    )
  }

  @Test func `a tolerance as large as the inset is reached`() {
    #expect(findings("bottom-test-ignores-insets", fields: end(61)).count == 1)
    #expect(findings("bottom-test-ignores-insets", fields: end(62)) == [])
  }

  @Test func `insets up to the threshold are not looked at`() {
    #expect(
      findings("bottom-test-ignores-insets", fields: end(24), thresholds: ["inset": 61.9]).count
        == 1
    )
    #expect(
      findings("bottom-test-ignores-insets", fields: end(24), thresholds: ["inset": 62]) == []
    )
  }

  private let far = """
    of = function(scroll) return scroll.contentOffset.y > 100 end,
    action = function(state, _, new) state.isFar = new end,
    initial = { isFar = false },
    """

  @Test func `an offset compared without its inset is reported where it changes`() {
    // 8.319 points a frame from -100: sample 43 is at 157.9, sample 44 at 166.2.
    let found = findings("rest-offset-not-zero", fields: far)
    #expect(
      found.map(\.reported) == [
        "2:1 warning rest-offset-not-zero: 'isFar' first changes 162 pt from rest, where "
          + "contentOffset.y is 100: at rest it is -62"
      ]
    )
    #expect(found.first?.seen == "sample 44, Reduce Motion off")
    #expect(findings("rest-offset-not-zero", fields: far, thresholds: ["inset": 61.9]).count == 1)
    #expect(findings("rest-offset-not-zero", fields: far, thresholds: ["inset": 62]) == [])
  }

  @Test(arguments: [
    "scroll.contentOffset.y + scroll.contentInsets.top > 100",
    // A test for the end, which another rule looks at.
    "scroll.contentOffset.y + scroll.containerSize.height > scroll.contentSize.height - 500",
    "scroll.contentSize.height > 0 and scroll.visibleRect.maxY > 1500",
  ])
  func `what does not come later by the inset is left alone`(condition: String) {
    let fields = """
      of = function(scroll) return \(condition) end,
      action = function(state, _, new) state.isFar = new end,
      initial = { isFar = false },
      """
    #expect(findings("rest-offset-not-zero", fields: fields).map(\.reported) == [])
  }

  // MARK: - Frame rates

  @Test func `B26 eight points a frame are reported with both sums`() {
    // The first layout and 538 frames: 539 * 8. Of every second frame, 269 move: 270 * 8.
    let found = findings(
      "frame-rate-dependent",
      fields: """
        of = function(scroll) return scroll.contentOffset.y end,
        action = function(state) state.travelled = state.travelled + 8 end,
        initial = { travelled = 0 },
        """
    )
    #expect(
      found.map(\.reported) == [
        "3:26 warning frame-rate-dependent: 'travelled' ends at 4312 with 120 frames per second, and "
          + "at 2160 with 60"
      ]
    )
    #expect(found.first?.seen == "sample 539, Reduce Motion off")
  }

  @Test func `a sum of differences is the same at any rate`() {
    let fields = """
      of = function(scroll) return scroll.contentOffset.y end,
      action = function(state, old, new) state.way = state.way + math.abs(new - old) end,
      initial = { way = 0 },
      """
    #expect(findings("frame-rate-dependent", fields: fields) == [])
  }
}

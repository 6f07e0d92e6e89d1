import MothDiagnostics
import MothTestSupport
import Testing

/// Scales that turn over, and filters that add up: in the scene `feed`, see `Bench`.
@Suite struct CostAndScaleRuleTests {
  private let bench = Bench(reduceMotion: [false])

  @Test func `the first sample with a negative scale is reported`() {
    // The first card has 1 - offset / 700. From -100 on in steps of 2138 / 257 = 8.319066 points,
    // the 97th is the first beyond 700, at 706.94942: -0.00992774.
    let found = bench.findings(
      effect(
        "return content:scaleEffect(math.min(1 + geometry:frame(\"scrollView\").minY / 700, 1))"
      ),
      of: "negative-scale"
    )
    #expect(
      found.map(\.reported) == [
        "2:16 warning negative-scale: 'card' is drawn mirrored: 'scaleEffect.x' is -0.009928"
      ]
    )
    #expect(found.first?.seen == "card[0], sample 109, Reduce Motion off")
  }

  @Test func `a mirror on purpose stays`() {
    let body = """
      local top = geometry:frame("scrollView").minY
      return content:scaleEffect(-1, 1):opacity(math.min(math.max(1 + top / 500, 0.5), 1))
      """
    #expect(bench.findings(effect(body), of: "negative-scale") == [])
  }

  @Test func `visible views are counted where most are blurred`() {
    // A card is 220 points high and 236 from the next. Over a window of 874 points, 1094 / 236 =
    // 4.6 are visible, at most 5 at once.
    let body = """
      local top = geometry:frame("scrollView").minY
      return content:blur(math.max(1, math.min(top, 3)))
      """
    #expect(
      bench.findings(effect(body), of: "blur-on-many-views").map(\.reported) == [
        "3:16 warning blur-on-many-views: 5 views named 'card' are blurred at once"
      ]
    )
  }

  @Test(arguments: [("blur(1)", nil), ("blur(1):saturation(0.5)", 45)] as [(String, Int?)])
  func `the costs of all visible filters are added`(calls: String, reads: Int?) {
    // A blur is 8 and a filter 1, on 5 views: 40 and 45.
    let found = bench.findings(effect("return content:\(calls)"), of: "offscreen-passes")
    #expect(
      found.map(\.message)
        == (reads.map {
          [
            "the visible filters read about \($0) times as many pixels as drawing the views "
              + "'card' once"
          ]
        } ?? [])
    )
  }

  @Test(arguments: [(22.0, 0), (22.1, 1)])
  func `a view that takes taps may be drawn half a finger away`(distance: Double, count: Int) {
    var bench = bench
    bench.sceneScript = """
      return moth.scene {
        api = 1,
        ScrollView {
          VStack {
            Rectangle():frame { width = 100, height = 100 }:interactive():target("view"),
            ForEach(12, function() return Rectangle():frame { height = 100 } end),
          },
        },
      }
      """
    let found = bench.findings(
      effect("return content:offset(0, \(distance))", on: "view"),
      of: "hit-target-drifts"
    )
    #expect(found.count == count)
    #expect(
      found.allSatisfy { $0.reported.hasSuffix("'view' is drawn 22.1 pt from where it takes taps") }
    )
  }

  @Test(arguments: [(0.09, 0), (0.1, 1)])
  func `a view that is hardly seen is nothing to aim at, wherever it is drawn`(
    opacity: Double,
    count: Int
  ) {
    var bench = bench
    bench.sceneScript = """
      return moth.scene {
        api = 1,
        ScrollView { ForEach(20, function() return Rectangle():frame { height = 100 } end) }
          :overlay(Text("Home"):interactive():target("bar"), "bottom"),
      }
      """
    let script = """
      return moth.effect {
        api = 1,
        target = "bar",
        scrollState = {
          of = function(scroll) return scroll.contentOffset.y + scroll.contentInsets.top > 100 end,
          action = function(state, _, isHidden) state.isHidden = isHidden end,
          initial = { isHidden = false },
          effect = function(content, state)
            return content:offset(0, state.isHidden and 23 or 0)
              :opacity(state.isHidden and \(opacity) or 1)
          end,
        },
      }
      """
    #expect(bench.findings(script, of: "hit-target-drifts").count == count)
    #expect(bench.findings(script, of: "motion-amount").isEmpty)
  }

  @Test func `a card that is a button may move what is in it`() {
    var bench = bench
    bench.sceneScript = """
      return moth.scene {
        api = 1,
        ScrollView {
          VStack {
            Rectangle():frame { width = 100, height = 100 }:target("view"):interactive(),
            ForEach(12, function() return Rectangle():frame { height = 100 } end),
          },
        },
      }
      """
    let body = effect("return content:offset(0, 60)", on: "view")
    #expect(bench.findings(body, of: "hit-target-drifts") == [])
  }
}

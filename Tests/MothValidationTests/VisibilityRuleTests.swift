import MothDiagnostics
import MothTestSupport
import Testing

/// What a person sees of a view: after the screen, clips and what is drawn above.
///
/// On iphone-17, 402 x 874 points with 62 above and 34 below, content rests at y = 62.
@Suite struct VisibilityRuleTests {
  /// A view of 100 points, marked as the target `view`, at the top of a long page.
  private func bench(_ view: String, reduceMotion: [Bool] = [false]) -> Bench {
    var bench = Bench(reduceMotion: reduceMotion)
    bench.sceneScript = """
      return moth.scene {
        api = 1,
        ScrollView {
          VStack {
            spacing = 0,
            \(view),
            ForEach(20, function() return Rectangle():frame { height = 100 } end),
          },
        },
      }
      """
    return bench
  }

  private func reported(_ bench: Bench, body: String, rule: String) -> [String] {
    bench.findings(effect(body, on: "view"), of: rule).map(\.reported)
  }

  // MARK: - never-reads

  @Test func `what is seen is reported at rest, where the effect is farthest, and of what is new`()
  {
    // The sleeve is a square of 402 - 2 * 16 = 370 points from x = 16 to 386, the view 10 points
    // inside it, 350 wide from 26. At rest it is 20 points to the right, 46...396, and shows beyond
    // the sleeve from 386 to 396: 10 / 350 = 2.857 %. Farthest it is at 106...456 and shows up to
    // the screen's edge, 386...402: 16 / 350 = 4.571 %. Newly covered is 396...456, of which 6 / 60
    // show.
    let bench = bench(
      """
      Rectangle():aspectRatio(1, "fit")
        :background(Rectangle():padding(10):decorative():target("view"))
        :padding { horizontal = 16 }
      """
    )
    let found = bench.findings(
      effect(
        """
        local scrolled = math.max(-geometry:frame("scrollView").minY, 0)
        return content:offset(20 + math.min(scrolled, 60), 0)
        """,
        on: "view"
      ),
      of: "never-reads"
    )
    #expect(
      found.map(\.reported) == [
        "3:16 warning never-reads: 'view' hardly shows: 2.9 % (10 x 350 pt) at rest and 4.6 % "
          + "(16 x 350 pt) where the effect is farthest; of what it newly covers there, 10 % is seen"
      ]
    )
    // The content is 370 + 20 * 100 long, 1592 more than the container's 778. From -100 to 1592 in
    // steps of at most 1000 / 120 points: 204 steps of 8.294. The 20th is the first at 60 or more.
    #expect(found.first?.seen == "view[0], sample 32, Reduce Motion off")
  }

  @Test func `text above a view hides nothing of it`() {
    let bench = bench(
      """
      Text("Title"):frame { width = 300, height = 100 }
        :background(Rectangle():target("view"))
      """
    )
    let body = """
      local top = geometry:frame("scrollView").minY
      return content:opacity(math.min(math.max(1 + top / 400, 0.5), 1))
      """
    #expect(reported(bench, body: body, rule: "never-reads") == [])
  }

  // MARK: - leaves-screen

  @Test(arguments: [
    // The picture of 300 points is at x = 51; moved to 252, 150 of it are inside the 402 points.
    (201, [] as [String]),
    (
      202,
      [
        "3:16 warning leaves-screen: 'view' is drawn off the screen while its frame is visible: "
          + "50 % of it is left"
      ]
    ),
  ])
  func `half of a view may leave the screen`(distance: Int, expected: [String]) {
    let body = """
      local top = geometry:frame("scrollView").minY
      return content:offset(top < -8 and \(distance) or 0, 0)
      """
    let bench = bench("Image { width = 300, height = 100 }:target(\"view\")")
    #expect(reported(bench, body: body, rule: "leaves-screen") == expected)
  }

  @Test func `a view that is drawn larger may leave, as long as its frame stays covered`() {
    // Three times 300 points about the middle reach over both edges of the 402 points: 45 % of what
    // is drawn is left across, and all of the place. Moved by 620, 31 points are left.
    let bench = bench("Image { width = 300, height = 100 }:target(\"view\")")
    let body = "local top = geometry:frame(\"scrollView\").minY\nreturn content:scaleEffect(3)"
    #expect(reported(bench, body: body, rule: "leaves-screen") == [])
    #expect(reported(bench, body: body + ":offset(620, 0)", rule: "leaves-screen").count == 1)
  }

  @Test func `a view that fades out may leave`() {
    let body = """
      local top = geometry:frame("scrollView").minY
      return content:offset(top < -8 and 390 or 0, 0):opacity(top < -8 and 0.09 or 1)
      """
    let bench = bench("Image { width = 300, height = 100 }:target(\"view\")")
    #expect(reported(bench, body: body, rule: "leaves-screen") == [])
  }

  // MARK: - opens-gap

  @Test func `the gap is as wide as the picture moves beyond its hidden part`() {
    // 140 points high in a card of 100: 20 hidden above and below. Moved down by 45, 25 are bare.
    let card = """
      Image { width = 300, height = 300 }:resizable():scaledToFill()
        :frame { width = 300, height = 140 }:clipped():target("view")
        :frame { height = 100 }:clipped()
      """
    let body = """
      local passed = geometry:frame("scrollView").minY < -28
      return content:offset(0, passed and 45 or 0)
      """
    #expect(
      reported(bench(card), body: body, rule: "opens-gap")
        == [
          "3:16 error opens-gap: 'view' leaves a gap of 25 pt in its clip of 300 x 100 pt at the top"
        ].map { $0.replacing("error ", with: "") }
    )
    let less = body.replacing("45", with: "20.9")
    #expect(reported(bench(card), body: less, rule: "opens-gap") == [])
    let more = body.replacing("45", with: "21.1")
    #expect(reported(bench(card), body: more, rule: "opens-gap").count == 1)
  }

  @Test func `a view that never filled its clip opens none`() {
    let card = """
      Rectangle():frame { width = 40, height = 40 }:target("view")
        :frame { width = 300, height = 100 }:clipped()
      """
    let body = """
      local passed = geometry:frame("scrollView").minY < 0
      return content:offset(0, passed and 45 or 0)
      """
    #expect(reported(bench(card), body: body, rule: "opens-gap") == [])
  }

  // MARK: - hidden-at-rest and text-unreadable-at-rest

  private static let label = "Text(\"Terms\"):target(\"view\")"

  @Test(arguments: [(0.05, 0), (0.049, 1)])
  func `text may be as faint as a twentieth before it counts as hidden`(opacity: Double, count: Int)
  {
    let body = """
      local top = geometry:frame("scrollView").minY
      return content:opacity(math.max(\(opacity), math.min(-top / 100, 1)))
      """
    #expect(reported(bench(Self.label), body: body, rule: "hidden-at-rest").count == count)
  }

  @Test func `a hidden text is reported with its opacity`() {
    let body =
      "return content:opacity(math.min(math.max(-geometry:frame(\"scrollView\").minY, 0), 1))"
    #expect(
      reported(bench(Self.label), body: body, rule: "hidden-at-rest") == [
        "2:16 warning hidden-at-rest: 'view' is hidden at rest: opacity 0, and its text cannot be "
          + "read"
      ]
    )
  }

  @Test func `what is not to be read may be hidden`() {
    let body =
      "return content:opacity(math.min(math.max(-geometry:frame(\"scrollView\").minY, 0), 1))"
    let shape = "Rectangle():frame { height = 100 }:target(\"view\")"
    #expect(reported(bench(shape), body: body, rule: "hidden-at-rest") == [])
    #expect(reported(bench(Self.label + ":decorative()"), body: body, rule: "hidden-at-rest") == [])
  }

  @Test(
    arguments: [
      ("opacity(0.5)", nil), ("opacity(0.49)", "opacity 0.49"),
      ("blur(2)", nil), ("blur(2.1)", "blurred by 2.1 pt"),
      ("scaleEffect(0.5)", nil), ("scaleEffect(1, 0.4)", "scaled to 0.4"),
      ("rotation3DEffect(60, 0, 1, 0)", nil), ("rotation3DEffect(61, 0, 1, 0)", "turned by 61°"),
      ("rotation3DEffect(360, 0, 1, 0)", nil), ("rotation3DEffect(90, 0, 0, 1)", nil),
    ] as [(String, String?)]
  )
  func `text in the middle has to be readable`(call: String, words: String?) {
    let middle = bench("Spacer():frame { height = 350 }, \(Self.label)")
    let found = reported(middle, body: "return content:\(call)", rule: "text-unreadable-at-rest")
    #expect(
      found
        == (words.map {
          [
            "2:16 warning text-unreadable-at-rest: the text of 'view' cannot be read at rest: \($0)"
          ]
        } ?? [])
    )
    // At the top, an effect may have begun.
    #expect(
      reported(bench(Self.label), body: "return content:\(call)", rule: "text-unreadable-at-rest")
        == []
    )
  }

  // MARK: - overlap

  @Test func `two titles that fade into each other are reported where both are half visible`() {
    // Ramps from 1 to 0 and from 0 to 1 over the same 110 points: 0.25 where they meet, at 55
    // (exyte/ScalingHeaderScrollView#68). Here 1322 + 100 points in 171 steps of 8.316; on the way
    // back, from 1422 on, step 164 is at 58.2 and 165 at 49.9; on the fix step 19 is at 58.0 and
    // 18 at 49.7. The nearest to 55 is 58.0: 1 - 0.527 and 0.527.
    let titles = """
      ZStack {
        Text("A"):frame { height = 100 }:target("view"),
        Text("B"):frame { height = 100 }:target("view"),
      }
      """
    let body = """
      local share = math.min(math.max(-geometry:frame("scrollView").minY / 110, 0), 1)
      return content:opacity(env.index == 0 and 1 - share or share)
      """
    #expect(
      reported(bench(titles), body: body, rule: "overlap") == [
        "3:16 warning overlap: 'view' 0 and 1 lie over each other at opacities of 0.47 and 0.53"
      ]
    )
  }

  // MARK: - no-effect

  @Test func `a constant that is the identity is only a note`() {
    let bench = bench("Rectangle():frame { height = 100 }:target(\"view\")")
    let body = "return content:offset(0, geometry:frame(\"scrollView\").minX > 9000 and 1 or 0)"
    #expect(
      reported(bench, body: body, rule: "no-effect").first?.hasPrefix(
        "2:16 note no-effect: the effect does nothing here: 'offset' is the identity in all "
      ) ?? false
    )
  }

  @Test(arguments: [
    ("", ["2:16 note no-effect: the transition changes nothing at the bottomTrailing edge"]),
    ("topLeading = moth.interactive(), bottomTrailing = moth.identity,", []),
  ])
  func `an edge at which a transition changes nothing is reported, unless it is configured so`(
    configuration: String,
    expected: [String]
  ) {
    let script = """
      return moth.effect { api = 1, scrollTransition = { effect = function(content, phase)
      return content:opacity(phase.value < 0 and 0.5 or 1)
      end, \(configuration) } }
      """
    let found = Bench(only: ["no-effect"], reduceMotion: [false]).findings(script)
    #expect(found.map(\.reported) == expected)
  }

  @Test(arguments: [("iphone-17", "warning"), ("apple-tv", "note")])
  func `a constant on a device that does not bounce is only a note`(device: String, level: String) {
    var bench = bench("Rectangle():frame { height = 100 }:target(\"view\")")
    bench.device = device
    let body = "return content:offset(0, 4 + math.max(geometry:frame(\"scrollView\").minX, 0))"
    #expect(
      reported(bench, body: body, rule: "no-effect").map {
        $0.hasPrefix("2:16 \(level) no-effect: the chain")
      }
        == [true]
    )
  }

  @Test func `where nothing can be scrolled, nothing is said`() {
    var bench = bench("Rectangle():frame { height = 100 }:target(\"view\")")
    bench.sceneScript = bench.sceneScript?.replacing("ForEach(20", with: "ForEach(2")
    let body = "return content:offset(0, geometry:frame(\"scrollView\").minX + 4)"
    #expect(reported(bench, body: body, rule: "no-effect") == [])
  }
}

import MothDiagnostics
import MothGeometry
import MothSimulation
import Testing

struct SweepJSONTests {
  private func decode(
    _ steps: String,
    more: String = ""
  ) -> (sweep: Sweep?, diagnostics: [Diagnostic]) {
    let text = "{\"name\": \"mine\", \"summary\": \"a test\"\(more), \"steps\": [\(steps)]}"
    return Sweep.decode(SourceFile(path: "s.json", text: text))
  }

  private func sweep(_ steps: String, more: String = "") throws -> Sweep {
    try #require(decode(steps, more: more).sweep)
  }

  @Test func `every step can be written`() throws {
    let steps = """
      {"do": "hold", "seconds": 0.05}, {"do": "drag", "distance": 250, "seconds": 0.12},
      {"do": "drag", "distance": -0.5, "unit": "viewports", "seconds": 1},
      {"do": "drag", "distance": 1, "unit": "extents", "seconds": 1},
      {"do": "lift"}, {"do": "lift", "caughtAfter": 0.3}, {"do": "wait", "seconds": 0.5},
      {"do": "jump", "to": 1}, {"do": "scroll", "to": 0},
      {"do": "scroll", "to": 0.5, "animation": "bouncy"}
      """
    #expect(
      try sweep(steps).plan
        == .gesture(
          GestureSweep([
            .hold(seconds: 0.05), .drag(.points(250), seconds: 0.12),
            .drag(.viewports(-0.5), seconds: 1), .drag(.extents(1), seconds: 1), .lift(),
            .lift(caughtAfter: 0.3), .wait(seconds: 0.5), .jump(to: 1), .scroll(to: 0, .default),
            .scroll(to: 0.5, .bouncy()),
          ])
        )
    )
  }

  @Test func `rate, behaviour and clock are optional`() throws {
    let more = """
      , "rate": "fast", "behavior": "viewAligned", "limit": "alwaysByFew", "clock": "uneven"
      """
    #expect(
      try sweep("{\"do\": \"lift\"}", more: more).plan
        == .gesture(
          GestureSweep(
            [.lift()],
            rate: .fast,
            behavior: .viewAligned(limit: .alwaysByFew),
            clock: .uneven
          )
        )
    )
  }

  @Test(arguments: [
    (
      "{\"do\": \"drag\", \"distance\": 1, \"secnds\": 1}", "",
      "1:79 unknown-key: unknown key 'steps[0].secnds'; did you mean 'seconds'?"
    ),
    (
      "{\"do\": \"lift\"}, {\"do\": \"flick\"}", "",
      """
      1:72 invalid-sweep: 'steps[1].do' must be one of hold, drag, lift, wait, jump, scroll; \
      got 'flick'
      """
    ),
    ("{\"do\": \"hold\"}", "", "1:49 missing-key: missing key 'steps[0].seconds'"),
    (
      "{\"do\": \"hold\", \"to\": 1, \"seconds\": 1}", "",
      "1:64 unknown-key: unknown key 'steps[0].to' | the keys are do, seconds"
    ),
    (
      "{\"do\": \"jump\", \"to\": 2}", "",
      "1:70 invalid-sweep: 'steps[0].to' must be between 0 and 1; got 2"
    ),
    (
      "{\"do\": \"wait\", \"seconds\": -1}", "",
      "1:75 invalid-sweep: 'steps[0].seconds' must be between 0 and 60; got -1"
    ),
    ("", "", "1:48 invalid-sweep: 'steps' must not be empty"),
    (
      "{\"do\": \"lift\"}", ", \"rate\": \"fats\"",
      """
      1:47 invalid-sweep: 'rate' must be one of normal, fast; got 'fats'; did you mean 'fast'?
      """
    ),
    ("[", "", "1:51 invalid-sweep: not valid JSON: ',' or ']' is expected"),
  ])
  func `mistakes are named where they are`(steps: String, more: String, problem: String) {
    #expect(decode(steps, more: more).diagnostics.map(brief) == [problem])
  }

  @Test func `animations are found by their SwiftUI names`() {
    #expect(Animation(named: "snappy") == .snappy())
    #expect(Animation(named: "linear") == .timingCurve(.linear, duration: 0.35))
    #expect(Animation(named: "Smooth") == nil)
  }
}

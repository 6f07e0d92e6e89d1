import MothGeometry
import MothSimulation
import Testing

struct SweepJSONTests {
  private func sweep(_ steps: String, _ more: String = "") throws(DataFileError) -> Sweep {
    let text = "{\"name\": \"mine\", \"summary\": \"a test\"\(more), \"steps\": [\(steps)]}"
    return try Sweep(json: text.utf8)
  }

  private func expectError(_ steps: String, _ more: String = "", _ path: String, _ message: String)
  {
    #expect(throws: DataFileError(path: path, message: message)) { try sweep(steps, more) }
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
      try sweep("{\"do\": \"lift\"}", more).plan
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

  @Test func `mistakes are named with their location`() {
    expectError(
      "{\"do\": \"drag\", \"distance\": 1, \"secnds\": 1}",
      "",
      "steps.[0]",
      "unknown key 'secnds'; did you mean 'seconds'?"
    )
    expectError(
      "{\"do\": \"lift\"}, {\"do\": \"flick\"}",
      "",
      "steps.[1].do",
      "must be one of hold, drag, lift, wait, jump, scroll; got 'flick'"
    )
    expectError("{\"do\": \"hold\"}", "", "steps.[0]", "'seconds' is missing")
    expectError(
      "{\"do\": \"hold\", \"to\": 1, \"seconds\": 1}",
      "",
      "steps.[0]",
      "unknown key 'to'"
    )
    expectError(
      "{\"do\": \"jump\", \"to\": 2}",
      "",
      "steps.[0].to",
      "must be between 0 and 1; got 2"
    )
    expectError(
      "{\"do\": \"wait\", \"seconds\": -1}",
      "",
      "steps.[0].seconds",
      "must be between 0 and 60; got -1"
    )
    expectError("", "", "steps", "must hold 1 to 1000 steps; got 0")
    expectError(
      "{\"do\": \"lift\"}",
      ", \"rate\": \"fats\"",
      "rate",
      "must be one of normal, fast; got 'fats'; did you mean 'fast'?"
    )
    #expect(throws: DataFileError(path: "", message: "not valid JSON")) {
      try Sweep(json: "[".utf8)
    }
  }

  @Test func `animations are found by their SwiftUI names`() {
    #expect(Animation(named: "snappy") == .snappy())
    #expect(Animation(named: "linear") == .timingCurve(.linear, duration: 0.35))
    #expect(Animation(named: "Smooth") == nil)
  }
}

internal import MothDiagnostics
internal import MothEngine
internal import MothScript
internal import MothSimulation

extension Rule {
  static let stateOwnerTooLarge = Rule(
    Explanation(
      id: "state-owner-too-large",
      summary: "a view with many views in it reads a state that changes in many frames",
      reason:
        "Each change evaluates the body of every view that reads the state: all views in that "
        + "body are rebuilt and compared within a frame of scrolling.",
      help:
        "keep the number in an observable model that the large view hands on without reading it, "
        + "and read it in the smallest view that shows it."
    ),
    topic: .state,
    level: .warning,
    decides:
      "A view that reads the state has at least 'views' views in it, itself included. And the "
      + "state changes in at least 'share' of the frames in which the scroll moves, and at least "
      + "in 'frames' frames.",
    thresholds: [views, share, frames],
    sources: [
      "https://developer.apple.com/documentation/swiftui/managing-model-data-in-your-app",
      "Moth's own choice: the numbers",
    ],
    bad: [
      Example(
        state: """
          of = function(scroll) return scroll.contentOffset.y + scroll.contentInsets.top end,
          action = function(state, _, scrolled) state.scrolled = scrolled end,
          initial = { scrolled = 0 },
          """,
        line: 0,
        scene: screen,
        also: ["state-written-every-frame", "writes-during-overscroll"]
      ),
      Example(
        state: """
          of = function(scroll) return scroll.contentOffset.y // 1 end,
          action = function(state, _, points) state.points = points end,
          initial = { points = 0 },
          owner = "screen",
          """,
        line: 4,
        scene: screen,
        also: ["state-written-every-frame", "writes-during-overscroll"]
      ),
    ],
    good: [
      Example(
        state: """
          of = function(scroll) return scroll.contentOffset.y + scroll.contentInsets.top > 100 end,
          action = function(state, _, isFar) state.isFar = isFar end,
          initial = { isFar = false },
          """
      ),
      Example(
        state: """
          of = function(scroll)
            local scrolled = scroll.contentOffset.y + scroll.contentInsets.top
            return math.min(math.max(scrolled - 300, 0), 900)
          end,
          action = function(state, _, amount) state.amount = amount end,
          initial = { amount = 0 },
          owner = "screen",
          readers = { "bar" },
          """,
        scene: screen
      ),
    ],
    unit: { unit, rule in
      guard let state = unit.scrolledState, let cost = unit.stateCost else { return [] }
      let offsets = state.offsets
      let moving = offsets.indices.dropFirst().count { offsets[$0] != offsets[$0 - 1] }
      guard moving > 0, let first = state.trace.steps.firstIndex(where: { $0.changes > 0 }),
        Double(state.trace.changedSamples) >= max(rule[share] * Double(moving), rule[frames])
      else { return [] }
      let location = unit.context.effect.location(ofKey: "readers", "owner", inTable: "scrollState")
      return cost.bodies.filter { Double($0.viewCount) >= rule[views] }.map { body in
        rule.finding(message(body, state: state), at: location).at(state.moment(first))
      }
    }
  )

  private static func message(_ body: StateCost.Body, state: ScrolledState) -> String {
    let owner = state.definition.owner.map { "'\($0)'" } ?? "the whole scene"
    let reader = body.view.map { "'\($0)'" } ?? "the whole scene"
    let owned = owner == reader ? "reads its own state" : "reads the state of \(owner)"
    return "\(reader) \(owned) and has \(body.viewCount) views: "
      + "\(body.evaluations) changes rebuild \(body.evaluations * body.viewCount) views"
  }

  private static let views = Threshold(
    "views",
    value: 20,
    in: 1...1_000_000,
    unit: "views",
    summary: "the number of views from which a body is large"
  )

  private static let share = Threshold(
    "share",
    value: 0.25,
    in: 0...1,
    unit: "share",
    summary: "the part of the moving frames from which changes are many"
  )

  private static let frames = Threshold(
    "frames",
    value: 10,
    in: 1...1_000_000,
    unit: "frames",
    summary: "the number of frames from which changes are many"
  )

  /// A screen of 24 views and a bar of one.
  private static let screen = """
    return moth.scene { api = 1,
      ScrollView {
        VStack { ForEach(20, function() return Rectangle():frame { height = 300 } end) },
      }
        :overlay(Rectangle():frame { height = 44 }:target("bar"), "top")
        :target("screen"),
    }
    """
}

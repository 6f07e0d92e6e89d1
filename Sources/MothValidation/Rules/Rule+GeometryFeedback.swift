internal import MothDiagnostics
internal import MothEngine
internal import MothGeometry
internal import MothScript
internal import MothSimulation

extension Rule {
  static let geometryFeedback = Rule(
    Explanation(
      id: "geometry-feedback",
      summary: "what a state measures is moved by the layout that it makes",
      reason: "The action writes a size, the size lays the scroll view out again, and what 'of' "
        + "reads is another value in the same frame. SwiftUI lays out again and again, drops "
        + "actions that run several times in a frame, or does not come to rest at all.",
      help: "Keep the layout as it is and let the effect show the state, with offset or "
        + "scaleEffect; or let 'of' read only what the layout does not change."
    ),
    topic: .state,
    level: .error,
    decides: "Where 'layout' gives a view a size, the scene is laid out again within the frame, at "
      + "most 10 times. It is an error where the tenth layout still asks for another one, unless "
      + "two layouts take turns, which is bistable-layout. It is a warning where the action runs "
      + "more than once in a frame, or the first frame is laid out more than once, before it "
      + "settles. Another layout after one action is what 'layout' is for.",
    sources: ["manaflow-ai/cmux#8211", "exyte/ScalingHeaderScrollView#11"],
    bad: [
      Example(
        state: """
          of = function(scroll) return scroll.contentSize.height end,
          action = function(state, _, height) state.height = height end,
          initial = { height = 0 },
          layout = {
            card = function(state) return { minHeight = state.height / 12 } end,
          },
          """,
        line: 4
      ),
      Example(
        state: """
          of = function(scroll) return scroll end,
          action = function(state, _, scroll) state.space = scroll.contentSize.height + 8 end,
          initial = { space = 0 },
          layout = {
            content = function(state) return { minHeight = state.space } end,
          },
          """,
        line: 4,
        scene: contentScene,
        also: ["state-written-every-frame"]
      ),
    ],
    good: [
      Example(
        state: """
          of = function(scroll) return scroll.contentOffset.y + scroll.contentInsets.top > 100 end,
          action = function(state, _, isSmall) state.isSmall = isSmall end,
          initial = { isSmall = false },
          effect = function(content, state) return content:opacity(state.isSmall and 0.5 or 1) end,
          """,
        scene: contentScene
      ),
      Example(
        state: """
          of = function(scroll) return scroll.contentOffset.y + scroll.contentInsets.top end,
          action = function(state, _, scrolled)
            if scrolled > 200 and not state.isSmall then state.isSmall = true end
            if scrolled < 8 and state.isSmall then state.isSmall = false end
          end,
          initial = { isSmall = false },
          layout = {
            header = function(state) return { height = state.isSmall and 44 or 110 } end,
          },
          """,
        scene: contentScene
      ),
    ],
    unit: { unit, rule in
      guard let state = unit.evaluation.state else { return [] }
      let frames = state.layoutFrames.filter { !$0.alternates }
      let endless = frames.first { !$0.isSettled }
      let slow = frames.filter { $0.isFeedback }
      guard let frame = endless ?? slow.max(by: { $0.passes.count < $1.passes.count }) else {
        return []
      }
      var finding = rule.finding(
        frame.words(along: unit.sweptAxis),
        at: unit.context.effect.locationOfLayout
      )
      .at(unit.context.moment(target: 0, sample: frame.sample))
      if frame.isSettled {
        finding.severity = min(finding.severity, .warning)
        finding.count = slow.count
      }
      return [finding]
    }
  )

  /// A header over rows, all in one content.
  private static let contentScene = """
    return moth.scene {
      api = 1,
      ScrollView {
        VStack {
          Rectangle():frame { height = 110 }:target("header"),
          ForEach(20, function() return Rectangle():frame { height = 100 } end),
        }:target("content"),
      },
    }
    """
}

extension LayoutFrame {
  /// Whether it settled, but only after what the state measured had changed by its own layout.
  fileprivate var isFeedback: Bool { isSettled && (actions > 1 || sample == 0) }

  /// What happened, in words.
  fileprivate func words(along axis: Axis) -> String {
    let what = change(along: axis)
    if !isSettled {
      return "after \(passes.count) layouts of one frame the state asks for another one\(what)"
    }
    return actions > 1
      ? "the action runs \(actions) times in one frame before its layout settles\(what)"
      : "the first frame is laid out \(passes.count) times before it settles\(what)"
  }

  private func change(along axis: Axis) -> String {
    guard let first = passes.first?.geometry, let last = passes.last?.geometry else { return "" }
    let lengths = [
      ("content", first.contentSize[axis], last.contentSize[axis]),
      ("container", first.containerSize[axis], last.containerSize[axis]),
      ("offset", first.contentOffset[axis], last.contentOffset[axis]),
    ]
    return lengths.first { $0.1 != $0.2 }.map { name, old, new in
      "; the \(name) went from \(NumberText.short(old)) to \(NumberText.short(new)) pt"
    } ?? ""
  }
}

extension ValidatedUnit {
  /// The axis along which the scene is scrolled.
  var sweptAxis: Axis {
    context.layout.flatMap { layout in
      layout.sweptScrollView.map { layout.scrollViews[$0].sweepAxis }
    } ?? .vertical
  }
}

extension ScriptSource {
  /// The location of a scroll state's `layout`.
  var locationOfLayout: SourceLocation {
    location(ofKey: ["scrollState", "layout"], inCallOnLine: definitionLine)
  }
}

internal import MothDiagnostics
internal import MothEngine
internal import MothScript
internal import MothSimulation

extension Rule {
  static let stateWrittenEveryFrame = Rule(
    Explanation(
      id: "state-written-every-frame",
      summary: "an action writes to the state in nearly every frame that scrolls",
      reason:
        "Each write that changes the state evaluates the bodies of all views that read it, in "
        + "the middle of scrolling; and an action that writes what is already there was called for "
        + "nothing.",
      help: "Return what is written from 'of', limited or in steps."
    ),
    topic: .state,
    level: .warning,
    decides:
      "The action writes in more than 'share' of the frames in which the scroll moves. It also "
      + "does where the content is 10000 points longer, so that what is limited to a short "
      + "way is left alone on content that is no longer than that.",
    thresholds: [share],
    sources: [
      "https://developer.apple.com/documentation/swiftui/view/"
        + "onscrollgeometrychange(for:of:action:)",
      "Moth's own choice: the share",
    ],
    bad: [
      Example(
        state: """
          of = function(scroll) return scroll.contentOffset.y + scroll.contentInsets.top end,
          action = function(state, _, scrolled) state.isFar = scrolled > 100 end,
          initial = { isFar = false },
          """,
        line: 2
      ),
      Example(
        state: """
          of = function(scroll) return scroll end,
          action = function(state, _, scroll)
            local scrolled = scroll.contentOffset.y + scroll.contentInsets.top
            state.collapse = math.min(math.max(scrolled / 200, 0), 1)
          end,
          initial = { collapse = 0 },
          """,
        line: 4
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
            return math.floor(math.min(math.max(scrolled / 200, 0), 1) * 10)
          end,
          action = function(state, _, step) state.collapse = step / 10 end,
          initial = { collapse = 0 },
          """
      ),
    ],
    unit: { unit, rule in
      guard let state = unit.scrolledState, let cost = unit.stateCost else { return [] }
      let frames = state.movingFrames
      guard frames.moving > 0,
        Double(frames.written) > rule[share] * Double(frames.moving),
        state.writesWithLongContent > rule[share]
      else { return [] }
      return [
        rule.finding(
          "the action writes in \(frames.written) of \(frames.moving) frames that scroll: "
            + "\(cost.writes) writes, and \(cost.bodiesInWords)",
          at: unit.context.effect.location(ofWriteTo: state.mostWritten),
          help: state.suggestedFix
        )
        .at(state.moment(frames.first))
      ]
    }
  )

  private static let share = Threshold(
    "share",
    value: 0.5,
    in: 0...1,
    unit: "share",
    summary: "the part of the moving frames in which the action may write"
  )
}

extension ScrolledState {
  /// How many frames move, in how many of them the action writes, and the first of these.
  fileprivate var movingFrames: (moving: Int, written: Int, first: Int) {
    var (moving, written, first) = (0, 0, 0)
    let offsets = offsets
    for sample in trace.steps.indices.dropFirst() where offsets[sample] != offsets[sample - 1] {
      moving += 1
      guard trace.steps[sample].writes > 0 else { continue }
      if written == 0 { first = sample }
      written += 1
    }
    return (moving, written, first)
  }

  /// The part of the steps over content that is far longer in which the action writes.
  fileprivate var writesWithLongContent: Double {
    let added = 10_000.0
    let distances = (1...20).map { (extent + added) * Double($0) / 20 }
    guard let run = run(at: distances, Variation(addedLength: added)) else { return 0 }
    return Double(run.steps.dropFirst().count { $0.writes > 0 }) / Double(distances.count)
  }

  /// The field that takes the most values, which is the one to limit.
  fileprivate var mostWritten: String {
    let field = trace.fields.indices.max { changes(ofField: $0) < changes(ofField: $1) } ?? 0
    return trace.fields[field].name
  }

  private func changes(ofField field: Int) -> Int {
    trace.steps.indices.dropFirst().count {
      trace.value(field: field, sample: $0) != trace.value(field: field, sample: $0 - 1)
    }
  }

  /// What to return instead, and what that saves.
  fileprivate var suggestedFix: String {
    let changed = trace.changedSamples
    if changed * 2 <= trace.writes {
      let saved = trace.writes - changed
      return "return the value that is written from 'of', not what it is made from: it changes in "
        + "\(changed) frames, which saves \(saved) of \(trace.writes) writes; where it needs the "
        + "old value, write "
        + "only what differs from the state" + andVisualEffect
    }
    let steps = numericFields.map(changesInSteps).max() ?? changed
    return "return it from 'of' limited to what shows and in steps, as math.floor(progress * "
      + "\(Self.steps)): in \(Self.steps) steps it changes \(steps) times, which saves "
      + "\(max(trace.writes - steps, 0)) of \(trace.writes) writes" + andVisualEffect
  }

  private static let steps = 10

  /// How often a field would change if its range were cut into steps.
  private func changesInSteps(_ field: Int) -> Int {
    let values = trace.steps.indices.map { trace.value(field: field, sample: $0) }
      .filter(\.isFinite)
    guard let low = values.min(), let high = values.max(), low < high, (high - low).isFinite else {
      return 0
    }
    var (count, last) = (0, 0)
    for value in values {
      let step = ((value - low) / (high - low) * Double(Self.steps))
        .wholeNumber(in: 0...Self.steps, rounding: .down)
      if step != last { count += 1 }
      last = step
    }
    return count
  }

  /// The better way where what reads the state is scrolled itself.
  private var andVisualEffect: String {
    guard let name = readerInsideContent else { return "" }
    return
      "; '\(name)' lies inside the scroll content, so that a visualEffect on it needs no state "
      + "at all"
  }

  /// The view that the effect is attached to, or else the first reader, if it lies inside the
  /// content that is scrolled.
  private var readerInsideContent: String? {
    guard let layout = unit.context.layout, let swept = layout.sweptScrollView else { return nil }
    let views =
      unit.context.targets.isEmpty
      ? definition.readers.flatMap(layout.targets) : unit.context.targets
    return views.first { $0.path.contains(swept) }?.name
  }
}

extension StateCost {
  /// `'screen' (31 views) is evaluated 526 times`.
  var bodiesInWords: String {
    bodies.map { body in
      let name = body.view.map { "'\($0)'" } ?? "the whole scene"
      let views = body.viewCount == 1 ? "1 view" : "\(body.viewCount) views"
      return "\(name) (\(views)) is evaluated \(body.evaluations) times"
    }
    .joined(separator: ", ")
  }
}

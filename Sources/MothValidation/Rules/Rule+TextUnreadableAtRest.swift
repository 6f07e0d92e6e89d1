internal import MothSimulation
internal import MothCatalog
internal import MothDiagnostics
internal import MothEngine
internal import MothGeometry

extension Rule {
  static let textUnreadableAtRest = Rule(
    Explanation(
      id: "text-unreadable-at-rest",
      summary: "text in the middle of the screen is too faint, blurred, small or turned to be read",
      reason: "Whatever is in the middle is what a person came to read. An effect that "
        + "touches it there stays on for as long as they look.",
      help: "Keep the identity's values around the middle, and let the effect begin at the edges."
    ),
    topic: .visibility,
    level: .warning,
    decides:
      "Judged is, in the first sample, each target with text whose layout frame is fully inside "
      + "the container, with its centre in the middle half of the screen. It must have an opacity "
      + "of at least `opacity`, a blur of at most `blur`, a scale of at least `scale` and a turn "
      + "in depth of at most `turn`. A hidden one is reported by hidden-at-rest; decorative ones "
      + "are left out.",
    thresholds: [opacity, blur, scale, turn],
    sources: [
      "https://developer.apple.com/documentation/swiftui/view/scrolltransition(_:axis:transition:)",
      "Moth's own choice of what can still be read",
    ],
    bad: [
      Example("return content:opacity(0.3)", scene: page, target: "text"),
      Example(
        transition: """
          effect = function(content, phase, env)
            return content:blur(env.reduceMotion and 0 or 6)
          end,
          """,
        line: 2,
        scene: page,
        target: "text",
        also: ["identity-phase-changes"]
      ),
    ],
    good: [
      Example(
        transition: """
          effect = function(content, phase)
            return content:opacity(phase.isIdentity and 1 or 0.3)
          end,
          """,
        scene: page,
        target: "text"
      ),
      Example(
        """
        local top = geometry:frame("scrollView").minY
        return content:opacity(math.min(math.max(0.6 + top / 100, 0.5), 1))
        """,
        scene: page,
        target: "text"
      ),
    ],
    unit: { unit, rule in
      guard let trace = unit.evaluation.trace else { return [] }
      let unreadable = unit.targetsAtRest().compactMap { target in
        unit.isInMiddle(target) && unit.context.targets[target].isLegible
          && !unit.context.targets[target].marks.contains(.decorative)
          ? trace.unreadable(target, rule: rule).map { (target, $0) } : nil
      }
      guard let (target, found) = unreadable.first else { return [] }
      var finding = rule.finding(
        "the text of '\(unit.context.target)' cannot be read at rest: \(found.words)",
        at: unit.location(of: trace.shape.elements[found.element], in: trace.shape)
      )
      .at(unit.context.moment(target: target, sample: 0))
      finding.count = unreadable.count
      return [finding]
    }
  )

  fileprivate static let opacity = Threshold(
    "opacity",
    value: 0.5,
    in: 0...1,
    unit: "opacity",
    summary: "the least opacity of text"
  )
  fileprivate static let blur = Threshold(
    "blur",
    value: 2,
    unit: "points",
    summary: "the largest radius of a blur"
  )
  fileprivate static let scale = Threshold(
    "scale",
    value: 0.5,
    in: 0...1,
    unit: "factor",
    summary: "the smallest scale of text"
  )
  fileprivate static let turn = Threshold(
    "turn",
    value: 60,
    in: 0...180,
    unit: "degrees",
    summary: "the largest turn in depth"
  )

  private static let page = """
    return moth.scene {
      api = 1,
      ScrollView {
        VStack {
          Spacer():frame { height = 300 },
          Text("Terms and conditions"):target("text"),
          ForEach(12, function() return Rectangle():frame { height = 100 } end),
        },
      },
    }

    """
}

extension ValidatedUnit {
  /// Whether a target is fully visible at first, with its centre in the middle half.
  fileprivate func isInMiddle(_ target: Int) -> Bool {
    guard let layout = context.layout else { return false }
    let view = context.targets[target]
    let area =
      view.path.last.map { layout.scrollViews[$0].container }
      ?? Rect(origin: .zero, size: layout.window)
    let share = (view.frame.midY - area.minY) / max(area.height, 1)
    let along = (view.frame.midX - area.minX) / max(area.width, 1)
    return (0.25...0.75).contains(share) && (0.25...0.75).contains(along)
  }
}

extension Trace {
  /// What makes a text unreadable in a target's first sample, with the place of its transform in
  /// the chain.
  fileprivate func unreadable(
    _ target: Int,
    rule: ConfiguredRule
  ) -> (element: Int, words: String)? {
    // What is hidden is another rule's business.
    guard opacity(target: target, sample: 0) >= 0.05 else { return nil }
    for (index, element) in shape.elements.enumerated() {
      let values = element.columns.map { value(target: target, column: $0, sample: 0) }
      guard let first = values.first, first.isFinite else { continue }
      let number = NumberText.short(first)
      switch element.transform.id {
      case "opacity" where first < rule[Rule.opacity]: return (index, "opacity \(number)")
      case "blur" where first > rule[Rule.blur]: return (index, "blurred by \(number) pt")
      case "scaleEffect" where min(abs(first), abs(values[1])) < rule[Rule.scale]:
        let least = abs(first) < abs(values[1]) ? first : values[1]
        return (index, "scaled to \(NumberText.short(least))")
      case "rotation3DEffect" where (values[1] != 0 || values[2] != 0):
        let turned = abs(first.remainder(dividingBy: 360))
        if turned > rule[Rule.turn] { return (index, "turned by \(number)°") }
      default: continue
      }
    }
    return nil
  }
}

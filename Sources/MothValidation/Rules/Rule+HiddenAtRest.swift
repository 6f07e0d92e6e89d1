internal import MothSimulation
internal import MothCatalog
internal import MothDiagnostics
internal import MothEngine
internal import MothScript

extension Rule {
  static let hiddenAtRest = Rule(
    Explanation(
      id: "hidden-at-rest",
      summary: "a view with text, or one that takes taps, is not seen before anything is scrolled",
      reason: "A person who does not scroll never reads it, and one who does sees it come out "
        + "of nothing. Transitions belong to the edges.",
      help: "Let the value at rest be the identity's: opacity 1 where the view is at first."
    ),
    topic: .visibility,
    level: .warning,
    decides:
      "Judged is, in the first sample, each target with text or with something that takes taps, "
      + "whose layout frame is fully inside the scroll view's container. It must have an opacity "
      + "of at least `opacity` and a drawn area. Decorative views and effects of a scroll state, "
      + "which the app shows when it likes, are left out.",
    thresholds: [opacity],
    sources: [
      "https://developer.apple.com/documentation/swiftui/view/scrolltransition(_:axis:transition:)"
    ],
    bad: [
      Example(
        """
        local top = geometry:frame("scrollView").minY
        return content:opacity(math.min(math.max(-top / 100, 0), 1))
        """,
        line: 2,
        scene: label,
        target: "label"
      ),
      Example(
        """
        local top = geometry:frame("scrollView").minY
        local size = env.reduceMotion and 0.001 or math.min(math.max(-top / 200, 0.001), 1)
        return content:scaleEffect(size)
        """,
        line: 3,
        scene: label,
        target: "label"
      ),
    ],
    good: [
      Example(
        """
        local top = geometry:frame("scrollView").minY
        return content:opacity(math.min(math.max(1 + top / 100, 0), 1))
        """,
        scene: label,
        target: "label"
      ),
      Example(
        """
        local top = geometry:frame("scrollView").minY
        return content:opacity(math.min(math.max(-top / 100, 0), 1))
        """,
        scene: label.replacing(":text()", with: ":decorative()"),
        target: "label"
      ),
    ],
    unit: { unit, rule in
      guard unit.definition.stages.allSatisfy({ $0.scrollState == nil }),
        let trace = unit.evaluation.trace
      else { return [] }
      let hidden = unit.targetsAtRest().filter { target in
        let view = unit.context.targets[target]
        return (view.isLegible || view.takesTaps) && !view.marks.contains(.decorative)
          && unit.isHidden(target, trace: trace, below: rule[opacity])
      }
      guard let first = hidden.first else { return [] }
      let value = NumberText.short(trace.opacity(target: first, sample: 0))
      let view = unit.context.targets[first]
      var finding = rule.finding(
        "'\(unit.context.target)' is hidden at rest: opacity \(value), and its "
          + "\(view.isLegible ? "text cannot be read" : "taps have nothing to aim at")",
        at: unit.indexOfFirstMovingElement
      )
      .at(unit.context.moment(target: first, sample: 0))
      finding.count = hidden.count
      return [finding]
    }
  )

  private static let opacity = Threshold(
    "opacity",
    value: 0.05,
    in: 0...1,
    unit: "opacity",
    summary: "the least opacity at rest"
  )

  private static let label = """
    return moth.scene {
      api = 1,
      ScrollView {
        VStack {
          Text("Terms and conditions"):text():target("label"),
          ForEach(12, function() return Rectangle():frame { height = 100 } end),
        },
      },
    }

    """
}

extension ValidatedUnit {
  /// Whether a target that is visible in its first sample shows nothing there.
  fileprivate func isHidden(_ target: Int, trace: Trace, below limit: Double) -> Bool {
    if trace.opacity(target: target, sample: 0) < limit { return true }
    guard trace.shape.elements.contains(where: { $0.transform.transformClass == .motion }),
      let picture = Picture(self, sample: context.sweepSample(of: target, 0))
    else { return false }
    // A hundredth of its place is a tenth of its width and height.
    let drawn = picture.silhouette(of: target, screenOnly: true).measure().drawn
    let location = picture.silhouette(of: target, .none, screenOnly: true).measure().drawn
    return location > 0 && drawn < location * 0.01
  }
}

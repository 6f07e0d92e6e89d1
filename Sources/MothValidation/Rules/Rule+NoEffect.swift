internal import MothSimulation
internal import MothGeometry
internal import LuaSyntax
internal import MothDiagnostics
internal import MothEngine
internal import MothScript

extension Rule {
  static let noEffect = Rule(
    Explanation(
      id: "no-effect",
      summary: "the effect gives the same values wherever the content is scrolled to",
      reason: "A closure that follows the scroll and never changes anything costs its calls and "
        + "shows a constant. Most often it looks at something that does not move.",
      help:
        "Read what moves: the frame of a view inside the scroll content. For a view outside of it, "
        + "keep a scrollState; for a constant, use the modifier itself."
    ),
    topic: .visibility,
    level: .warning,
    decides:
      "The function reads what follows the scroll. With Reduce Motion off, on a device "
      + "where the content can be scrolled, all arguments of each target are the same in all "
      + "samples. An effect of a scroll state is looked at only where the content is at least "
      + "`containers` containers longer than the screen. Where all of it is the identity, or "
      + "the device does not bounce, as of a stretching header there, it is only a note. So "
      + "it is for a transition that is configured for both edges and changes something at "
      + "one of them only.",
    thresholds: [containers],
    sources: ["https://developer.apple.com/documentation/swiftui/view/visualeffect(_:)"],
    bad: [
      Example(
        """
        local width = geometry:frame("local").minX
        return content:offset(width + 4, 0)
        """,
        line: 2
      ),
      Example(
        """
        local top = geometry:frame("scrollView").minY
        return content:opacity(math.min(math.max(-top / 44, 0.1), 0.6))
        """,
        line: 2,
        scene: bar,
        target: "bar"
      ),
      Example(
        transition: """
          effect = function(content, phase)
            return content:opacity(phase.value > 2 and 0 or 0.9)
          end,
          """,
        line: 2,
        also: ["identity-phase-changes"]
      ),
    ],
    good: [
      Example(
        """
        local top = geometry:frame("scrollView").minY
        return content:opacity(math.min(math.max(1 + top / 400, 0.2), 1))
        """
      ),
      Example("return content:opacity(0.8)"),
      Example(
        transition: """
          effect = function(content, phase)
            return content:opacity(phase.isIdentity and 1 or 0.5)
          end,
          """
      ),
    ],
    unit: { unit, rule in
      if let oneEdged = unit.findingOfOneEdge(rule) { return [oneEdged] }
      guard !unit.context.settings.reduceMotion, unit.facts.movingColumns.isEmpty,
        let trace = unit.evaluation.trace, !trace.shape.elements.isEmpty, !trace.targets.isEmpty,
        unit.context.effect.facts(SourceFacts.self, { $0.readsScroll }),
        unit.hasRoomToScroll(rule[containers])
      else { return [] }
      let outside = trace.targets.allSatisfy(\.path.isEmpty)
      let isIdentity = trace.shape.elements.allSatisfy {
        trace.isIdentity($0, target: 0, sample: 0)
      }
      var finding = rule.finding(
        (isIdentity && !outside
          ? "the effect does nothing here: '\(trace.shape.description)' is the identity"
          : "the chain '\(trace.shape.description)' is the same")
          + " in all \(unit.context.samples.count) samples"
          + (outside ? ": '\(unit.context.target)' lies outside of the scroll content" : ""),
        at: trace.shape.elements.first.map { unit.location(of: $0, in: trace.shape) },
        help: unit.definition.stages.contains { $0.scrollState != nil } ? stateHelp : nil
      )
      .at(unit.context.moment(target: 0, sample: 0))
      if !outside, isIdentity || !unit.context.device.bounces {
        finding.severity = min(finding.severity, .note)
      }
      return [finding]
    }
  )

  private static let containers = Threshold(
    "containers",
    value: 1,
    unit: "container lengths",
    summary: "how much a scroll state's content is longer than the screen"
  )

  private static let stateHelp =
    "Look at what 'of' returns along the scroll, whether 'action' writes the field that 'effect' "
    + "reads, and whether 'initial' is not what it writes anyway."

  private static let bar = """
    return moth.scene {
      api = 1,
      ScrollView {
        VStack { ForEach(20, function() return Rectangle():frame { height = 100 } end) },
      }:overlay(Rectangle():frame { height = 44 }:target("bar"), "top"),
    }

    """
}

extension ValidatedUnit {
  /// A note where a transition is configured for an edge at which its closure changes nothing,
  /// though it does at the other one.
  fileprivate func findingOfOneEdge(_ rule: ConfiguredRule) -> Diagnostic? {
    guard !context.settings.reduceMotion, let trace = evaluation.trace,
      let placed = locatedTransitions.first, let element = trace.shape.elements.first
    else { return nil }
    let edges = [
      (ScrollTransitionPhase.topLeading, placed.transition.topLeading, "topLeading"),
      (.bottomTrailing, placed.transition.bottomTrailing, "bottomTrailing"),
    ]
    let idle = edges.filter { placed.columns(changedBy: $0.0).isEmpty }
    guard idle.count == 1, let edge = idle.first, edge.1 != .identity else { return nil }
    var finding = rule.finding(
      "the transition changes nothing at the \(edge.2) edge",
      at: location(of: element, in: trace.shape),
      help: "Say so: \(edge.2) = moth.identity, and the closure is not asked for it."
    )
    .at(context.moment(target: 0, sample: 0))
    finding.severity = min(finding.severity, .note)
    return finding
  }

  /// Whether the content can be scrolled, for a scroll state by so many containers.
  fileprivate func hasRoomToScroll(_ containers: Double) -> Bool {
    guard let layout = context.layout, let swept = layout.sweptScrollView else { return false }
    let view = layout.scrollViews[swept]
    let extent = view.extent(along: view.sweepAxis)
    let isState = definition.stages.contains { $0.scrollState != nil }
    return extent > (isState ? containers * view.container.size[view.sweepAxis] : 0)
  }
}

internal import MothDiagnostics
internal import MothEngine
internal import MothGeometry
internal import MothScript
internal import MothSimulation

extension Rule {
  static let globalSpace = Rule(
    Explanation(
      id: "global-space",
      summary: "a view in a scroll view asks where it is in the window",
      reason: "What lies between the window and the scroll view is in the number: the safe area, a "
        + "bar, a sidebar, the place of a sheet. The effect then rests at another value on every "
        + "device.",
      help: "Read frame(\"scrollView\"), which is 0 where the content rests on every device."
    ),
    topic: .space,
    level: .warning,
    decides:
      "Calls of frame and bounds with \"global\" are looked for in the source where a target "
      + "is in a scroll view. A frame of which only the width and height are read is left alone.",
    sources: [
      "https://developer.apple.com/documentation/swiftui/coordinatespaceprotocol/scrollview",
      "kmnemon/swiftuiutility VisualEffectView.swift",
    ],
    bad: [
      Example(
        """
        local top = geometry:frame("global").minY
        return content:opacity(math.min(math.max(top / 200, 0.2), 1))
        """,
        line: 1
      ),
      Example(
        """
        local frame = geometry:frame("global")
        return content:saturation(math.min(math.max(frame.midY / 400, 0), 1))
        """,
        line: 1
      ),
    ],
    good: [
      Example(
        """
        local top = geometry:frame("scrollView").minY
        return content:opacity(math.min(math.max(1 + top / 400, 0.2), 1))
        """
      ),
      Example(
        """
        local top = geometry:frame("scrollView").minY / geometry:frame("global").height
        return content:opacity(math.min(math.max(1 + top, 0.2), 1))
        """
      ),
    ],
    unit: { unit, rule in
      let context = unit.context
      guard unit.evaluation.failure == nil, let layout = context.layout,
        let index = context.targets.firstIndex(where: { !$0.path.isEmpty }),
        let scrollView = context.targets[index].path.last
      else { return [] }
      let origin = layout.scrollViews[scrollView].container.origin
      return context.effect.facts(SourceFacts.self) { $0.spaceReads }
        .filter { $0.space == "global" && $0.mayBePosition }
        .map { read in
          rule.finding(
            "\"global\" counts from the window's corner; \(words(origin, target: context.target))",
            at: SourceLocation(path: context.effect.path, range: read.range)
          )
          .at(context.moment(target: index, sample: 0))
        }
    }
  )

  /// Where the scroll view of a target begins, in words.
  private static func words(_ origin: Point, target: String) -> String {
    let down = origin.y == 0 ? nil : "\(NumberText.short(origin.y)) pt below it"
    let right = origin.x == 0 ? nil : "\(NumberText.short(origin.x)) pt right of it"
    let distances = [down, right].compactMap { $0 }
    guard !distances.isEmpty else {
      return "that the scroll view of '\(target)' begins there holds for this window only"
    }
    return "the scroll view of '\(target)' begins \(distances.joined(separator: " and "))"
  }
}

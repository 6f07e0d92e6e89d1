internal import MothCatalog
internal import MothDiagnostics
internal import MothEngine

extension Rule {
  static let overscrollSensitive = Rule(
    Explanation(
      id: "overscroll-sensitive",
      summary:
        "an argument that follows the scroll goes on while the content is pulled beyond its start",
      reason:
        "A pull at the top bounces back. What is meant for scrolling down then moves the other "
        + "way for a moment, beyond the values that were thought of.",
      help: "Limit the distance at rest: math.max(scrolled, 0)."
    ),
    topic: .continuity,
    level: .off,
    decides:
      "Judged is a single target at the top that is visible at rest. An argument is reported that "
      + "changes over the first points scrolled and also, by more than `share` of that, over as "
      + "many points beyond the start. Off unless asked for, since cards that follow their distance "
      + "from the centre do so on purpose.",
    thresholds: [share],
    sources: ["https://github.com/software-mansion/react-native-reanimated/issues/1255"],
    bad: [
      Example(
        """
        local top = geometry:frame("scrollView").minY
        return content:offset(0, env.reduceMotion and 0 or math.max(top * -0.3, -90))
        """,
        line: 2,
        scene: header,
        target: "header"
      ),
      Example(
        """
        local top = geometry:frame("scrollView").minY
        return content:opacity(math.min(math.max(0.8 + top / 500, 0.2), 1))
        """,
        line: 2,
        scene: header,
        target: "header"
      ),
    ],
    good: [
      Example(
        """
        local scrolled = math.max(-geometry:frame("scrollView").minY, 0)
        return content:offset(0, env.reduceMotion and 0 or scrolled * 0.3)
        """,
        scene: header,
        target: "header"
      ),
      Example(
        """
        local pull = math.max(geometry:frame("scrollView").minY, 0)
        return content:scaleEffect(env.reduceMotion and 1 or 1 + pull / 800, "bottom")
        """,
        scene: header,
        target: "header"
      ),
    ],
    unit: { unit, rule in
      guard unit.isPureGeometry, let trace = unit.evaluation.trace, trace.targets.count == 1,
        unit.facts.visibleFractions(of: 0).first ?? 0 > 0, unit.extent > 0
      else { return [] }
      let reach = min(100, unit.extent)
      guard let probed = unit.trace(of: 0, atOffsets: [-reach, 0, reach], like: 0) else {
        return []
      }
      return unit.facts.movingColumns.compactMap { column in
        let values = Array(probed.values(target: 0, column: column))
        let (pulled, scrolled) = (values[0] - values[1], values[2] - values[1])
        guard scrolled != 0, abs(pulled) > rule[share] * abs(scrolled) else { return nil }
        let info = trace.shape.columns[column]
        return rule.finding(
          "'\(info.label)' goes from \(NumberText.short(values[1])) to "
            + "\(NumberText.fixed(values[0], decimals: 3))\(info.column?.unit.suffix ?? "") while "
            + "the content is pulled \(NumberText.short(reach)) pt beyond its start",
          at: unit.location(ofColumn: column, in: trace)
        )
        .at(unit.context.moment(target: 0, sample: 0))
      }
    }
  )

  private static let share = Threshold(
    "share",
    value: 0.25,
    in: 0...100,
    unit: "share",
    summary: "how much of the change over as many points of scrolling"
  )

  private static let header = """
    return moth.scene {
      api = 1,
      ScrollView {
        VStack {
          Image { width = 300, height = 200 }:target("header"),
          ForEach(12, function() return Rectangle():frame { height = 100 } end),
        },
      },
    }

    """
}

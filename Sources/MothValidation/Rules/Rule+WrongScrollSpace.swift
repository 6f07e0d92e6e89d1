internal import LuaSyntax
internal import MothDiagnostics
internal import MothEngine
internal import MothGeometry
internal import MothScript
internal import MothSimulation

extension Rule {
  static let wrongScrollSpace = Rule(
    Explanation(
      id: "wrong-scroll-space",
      summary: "a view in nested scroll views asks the inner one about the outer one's axis",
      reason: "\"scrollView\" is the innermost scroll view. Along an axis that it does not scroll, "
        + "the view never moves in it, whatever the outer one does: the number stays the same.",
      help: "Read frame(\"scrollView.vertical\") or frame(\"scrollView.horizontal\"): the "
        + "innermost scroll view that scrolls along the axis."
    ),
    topic: .space,
    level: .warning,
    decides: "Positions that are read of \"scrollView\" are looked for in the source. One is "
      + "reported where the innermost scroll view around a target does not scroll along its axis "
      + "and one farther out does.",
    sources: [
      "https://developer.apple.com/documentation/swiftui/coordinatespaceprotocol/"
        + "scrollview(axis:)",
      "naykutguven/CoolSwiftUIAnimations ScrollableTabView.swift",
    ],
    bad: [
      Example(
        """
        local top = geometry:frame("scrollView").minY
        return content:opacity(math.min(math.max(1 + top / 200, 0.2), 1))
        """,
        line: 1,
        scene: nestedScene,
        target: "cover",
        also: ["no-effect"]
      ),
      Example(
        """
        local frame = geometry:frame("scrollView")
        return content:opacity(frame.midY > 100 and 1 or 0.5)
        """,
        line: 1,
        scene: nestedScene,
        target: "cover",
        also: ["no-effect"]
      ),
    ],
    good: [
      Example(
        script: """
          return moth.effect {
            api = 1,
            scene = "example",
            target = "cover",
            axis = "vertical",
            visualEffect = function(content, geometry)
              local top = geometry:frame("scrollView.vertical").minY
              return content:opacity(math.min(math.max(1 + top / 200, 0.2), 1))
            end,
          }
          """,
        scene: nestedScene
      ),
      Example(
        """
        local left = geometry:frame("scrollView").minX
        return content:opacity(math.min(math.max(1 + left / 600, 0.2), 1))
        """,
        scene: nestedScene,
        target: "cover"
      ),
    ],
    unit: { unit, rule in
      let context = unit.context
      guard unit.evaluation.failure == nil, let layout = context.layout else { return [] }
      return context.effect.facts(SourceFacts.self) { $0.spaceReads }
        .filter { $0.space == "scrollView" }
        .compactMap { read in
          for field in read.positions {
            let axis = PositionField(field.text)?.axis ?? .vertical
            let index = context.targets.firstIndex {
              isScrolledOutside($0.path.map { layout.scrollViews[$0].axes }, along: axis)
            }
            guard let index else { continue }
            return rule.finding(
              message(field.text, target: context.target, axis: axis),
              at: SourceLocation(path: context.effect.path, range: read.range),
              help: "Read frame(\"scrollView.\(axis.rawValue)\")."
            )
            .at(context.moment(target: index, sample: 0))
          }
          return nil
        }
    }
  )

  /// Whether the innermost of some scroll views does not scroll along an axis, and another one
  /// does.
  private static func isScrolledOutside(_ path: [Axis.Set], along axis: Axis) -> Bool {
    path.last.map { !$0.contains(axis) } ?? false && path.contains { $0.contains(axis) }
  }

  private static func message(_ field: String, target: String, axis: Axis) -> String {
    let inner = axis == .vertical ? "horizontally" : "vertically"
    let outer = axis == .vertical ? "vertically" : "horizontally"
    return "'\(field)' in \"scrollView\" stays the same: the scroll view of '\(target)' scrolls "
      + "\(inner), and the one that scrolls \(outer) lies around that"
  }

  /// A shelf in a page.
  private static let nestedScene = """
    return moth.scene {
      api = 1,
      ScrollView {
        VStack {
          ScrollView {
            axes = "horizontal",
            HStack {
              ForEach(10, function()
                return Rectangle():frame { width = 120, height = 120 }:target("cover")
              end),
            },
          },
          ForEach(8, function() return Rectangle():frame { height = 200 } end),
        },
      },
    }
    """
}

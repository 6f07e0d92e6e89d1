internal import MothCatalog
internal import MothDiagnostics
internal import MothEngine
internal import MothGeometry

extension Rule {
  static let transitionOutsideScrollView = Rule(
    Explanation(
      id: "transition-outside-scroll-view",
      summary: "a scroll transition has no scroll view along its axis around the view",
      reason: "A scroll transition compares the view with the nearest scroll view along its axis. "
        + "Without one no phase is ever left: the view keeps what both edges' phases make of it "
        + "together, wherever it is.",
      help: "Attach it to a view inside a scroll view that scrolls along the axis, or give 'axis'."
    ),
    topic: .transition,
    level: .warning,
    decides: "The scroll views around each target are looked at for one that scrolls along the "
      + "transition's axis: the one given, or else the horizontal one if the nearest scroll view "
      + "scrolls only horizontally.",
    sources: [
      "https://developer.apple.com/documentation/swiftui/view/scrolltransition(_:axis:transition:)",
      "Hongtae/SwiftVVD Sources/VUI/Views/ScrollView/ScrollTransition.swift",
    ],
    bad: [
      Example(
        transition: """
          effect = function(content, phase)
            return content:opacity(1 - math.abs(phase.value))
          end,
          """,
        line: 0,
        scene: bar,
        target: "bar",
        also: ["no-effect"]
      ),
      Example(
        transition: """
          axis = "horizontal",
          effect = function(content, phase)
            return content:opacity(phase.isIdentity and 1 or 0.6)
          end,
          """,
        also: ["no-effect"]
      ),
    ],
    good: [
      Example(
        transition: """
          axis = "vertical",
          effect = function(content, phase)
            return content:opacity(phase.isIdentity and 1 or 0.6)
          end,
          """
      ),
      Example(
        transition: """
          configuration = moth.identity,
          effect = function(content) return content:opacity(1) end,
          """,
        scene: bar,
        target: "bar"
      ),
    ],
    unit: { unit, rule in
      let outside = unit.locatedTransitions.filter { $0.containerLength == nil && !$0.isIdentity }
      guard let first = outside.first else { return [] }
      let changed =
        first.columns(changedBy: .topLeading) + first.columns(changedBy: .bottomTrailing)
      let kept = changed.first.flatMap { unit.finding(of: $0, first.target) }
      var diagnostic = rule.finding(
        "no scroll view around '\(unit.context.target)' scrolls along the \(first.axis) axis"
          + (kept.map { ", so that \($0)" } ?? ""),
        at: unit.context.effect.location(ofKey: "axis", inTable: "scrollTransition")
      )
      .at(unit.context.moment(target: first.target, sample: 0))
      diagnostic.count = outside.count
      return [diagnostic]
    }
  )

  /// A bar over a scroll view.
  private static let bar = """
    return moth.scene { api = 1,
      ScrollView { Rectangle():frame { height = 3000 } }
        :overlay(Rectangle():frame { height = 44 }:target("bar"), "top"),
    }
    """
}

extension ValidatedUnit {
  /// What a column keeps: `'opacity' stays at 0`.
  fileprivate func finding(of column: Int, _ target: Int) -> String? {
    guard let trace = evaluation.trace, trace.sampleCount(of: target) > 0 else { return nil }
    let value = trace.value(target: target, column: column, sample: 0)
    let unit = trace.shape.columns[column].column?.unit.suffix ?? ""
    return "'\(trace.shape.columns[column].label)' stays at \(NumberText.short(value))\(unit)"
  }
}

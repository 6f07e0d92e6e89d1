internal import LuaSyntax
internal import MothDiagnostics
internal import MothEngine
internal import MothGeometry
internal import MothScript
internal import MothSimulation

extension Rule {
  static let containerAssumedScreen = Rule(
    Explanation(
      id: "container-assumed-screen",
      summary: "a position is compared with the size of one phone's screen",
      reason: "The scroll view is as large as the screen on that phone at most. In a split view, a "
        + "sheet, a window of an iPad or under a bar it is another size, and the effect has its "
        + "middle or its end at the wrong place.",
      help: "Read the container: geometry:bounds(\"scrollView\").width or .height."
    ),
    topic: .space,
    level: .warning,
    decides:
      "Numbers, and defaults of parameters, that are added to, divided by or compared with a "
      + "position (minX, midX, maxX, minY, midY, maxY) are looked for in the source. One is "
      + "reported that is the width or height, as the axis of the position has it, of a bundled "
      + "phone or tablet held upright; where the position is a middle, also half of it. The "
      + "container in this unit must have another length. A whole length that ends in 0 is left "
      + "alone: such a number may be anything.",
    sources: [
      "exyte/ScalingHeaderScrollView#56",
      "https://developer.apple.com/documentation/swiftui/geometryproxy/bounds(of:)",
    ],
    bad: [
      Example(
        """
        local away = math.abs(geometry:frame("scrollView").midY - 426)
        return content:opacity(1 - math.min(away / 2000, 0.5))
        """,
        line: 1
      ),
      Example(
        """
        local share = geometry:frame("scrollView").minY / 874
        return content:opacity(math.min(math.max(1 - share / 2, 0.5), 1))
        """,
        line: 1
      ),
    ],
    good: [
      Example(
        """
        local half = geometry:bounds("scrollView").height / 2
        local away = math.abs(geometry:frame("scrollView").midY - half)
        return content:opacity(1 - math.min(away / 2000, 0.5))
        """
      ),
      Example(
        """
        local share = geometry:frame("scrollView").minY / 400
        return content:opacity(math.min(math.max(1 - share / 2, 0.5), 1))
        """
      ),
    ],
    unit: { unit, rule in
      let context = unit.context
      guard let layout = context.layout,
        let target = context.targets.first
      else { return [] }
      return unit.definition.positionConstants(in: context.effect)
        .compactMap { constant in
          guard let screen = constant.screen else { return nil }
          let container = layout.container(of: target, along: constant.axis)
          guard container != constant.value, container / 2 != constant.value else { return nil }
          let name =
            constant.parameter.map { "'\($0)' is \(NumberText.short(constant.value))," }
            ?? "\(NumberText.short(constant.value)) is"
          return rule.finding(
            "\(name) \(screen.words); here the container has \(NumberText.short(container)) pt",
            at: SourceLocation(path: context.effect.path, range: constant.range)
          )
          .at(context.moment(target: 0, sample: 0))
        }
    }
  )
}

extension SceneLayout {
  /// The length of the innermost scroll view around a target that scrolls along an axis; that of
  /// the window if there is none.
  fileprivate func container(of target: TargetView, along axis: Axis) -> Double {
    let around = target.path.last { scrollViews[$0].axes.contains(axis) }
    return around.map { scrollViews[$0].container.size[axis] } ?? window[axis]
  }
}

internal import MothCatalog
internal import MothDiagnostics
internal import MothEngine
internal import MothGeometry
internal import MothSimulation

extension Rule {
  static let reduceMotionIgnored = Rule(
    Explanation(
      id: "reduce-motion-ignored",
      summary: "with Reduce Motion on, a view still moves, scales, turns or changes its blur",
      reason: "SwiftUI applies Reduce Motion to no visual effect by itself. Parallax, scaling and "
        + "spinning are what people with motion sensitivity turn it on for (Apple's Human "
        + "Interface Guidelines, Accessibility: Motion).",
      help: "Choose the value by env.reduceMotion: the number for rest where it is on. A fade may "
        + "stay."
    ),
    topic: .accessibility,
    level: .error,
    decides:
      "With Reduce Motion on, every argument of a transform of motion or depth blur must keep "
      + "the value of its first sample through the whole sweep. Left alone are a shader that is "
      + "not enabled, and an offset that only holds a view in place. That is one that, wherever "
      + "it is not 0, grows by a point for each point scrolled, as of a header that sticks to the "
      + "top.",
    sources: ["https://developer.apple.com/design/human-interface-guidelines/accessibility"],
    bad: [
      Example("return content:offset(0, -geometry:frame(\"scrollView\").minY * 0.3)"),
      Example(
        """
        local top = geometry:frame("scrollView").minY
        local scale = 1 + math.max(top, 0) / 6000
        return content:opacity(env.reduceMotion and 1 or 0.9)
          :scaleEffect(scale)
        """,
        line: 4
      ),
    ],
    good: [
      Example(
        """
        local amount = env.reduceMotion and 0 or -geometry:frame("scrollView").minY
        return content:offset(0, amount * 0.3)
        """
      ),
      Example(
        """
        local top = geometry:frame("scrollView").minY
        return content:opacity(math.min(math.max(1 + top / 200, 0), 1))
        """
      ),
      Example("return content:offset(0, math.max(-geometry:frame(\"scrollView\").minY, 0))"),
      Example(
        """
        local pull = math.max(0, math.min(80, geometry:frame("scrollView").minY))
        return content:layerEffect(moth.shader("smear", pull), 0, 80, not env.reduceMotion)
        """
      ),
    ],
    unit: { unit, rule in
      guard unit.context.settings.reduceMotion, let trace = unit.evaluation.trace else {
        return []
      }
      let moving = unit.movingElements(trace)
      return moving.map { found in
        let element = trace.shape.elements[trace.shape.columns[found.column].element]
        let column = trace.shape.columns[found.column]
        let rest = NumberText.short(
          trace.value(target: found.target, column: found.column, sample: 0)
        )
        let unitText = column.column?.unit.suffix ?? ""
        return rule.finding(
          "'\(column.label)' moves with Reduce Motion on: from \(rest) to "
            + "\(NumberText.short(found.value))\(unitText)",
          at: unit.location(of: element, in: trace.shape)
        )
        .at(unit.context.moment(target: found.target, sample: found.sample))
        .resting(element, of: trace, in: unit.context.effect)
      }
    }
  )
}

extension ValidatedUnit {
  /// For each transform of motion or depth that moves: the value farthest from that of the target's
  /// first sample, first layout being where the view rests.
  fileprivate func movingElements(_ trace: Trace) -> [Occurrence] {
    trace.shape.elements.compactMap { element in
      guard
        element.transform.transformClass == .motion
          || element.transform.transformClass == .depthBlur
      else { return nil }
      var farthest: Occurrence?
      var distance = 0.0
      for column in element.columns {
        for target in trace.targets.indices {
          let values = trace.values(target: target, column: column)
          guard let rest = values.first, values.contains(where: { abs($0 - rest) > distance }),
            !isOff(element, target: target, trace: trace),
            !keepsInPlace(target, column: column, trace: trace)
          else { continue }
          for (sample, value) in values.enumerated() where abs(value - rest) > distance {
            distance = abs(value - rest)
            farthest = Occurrence(
              target: target,
              column: column,
              sample: sample,
              value: value,
              count: 1
            )
          }
        }
      }
      return farthest
    }
  }

  /// Whether a transform is a shader that is never enabled.
  private func isOff(_ element: ChainShape.Element, target: Int, trace: Trace) -> Bool {
    element.columns.contains { column in
      trace.shape.columns[column].column?.name == "enabled"
        && trace.values(target: target, column: column).allSatisfy { $0 == 0 }
    }
  }

  /// Whether a column moves a view of the scroll content only against the scroll, so that it is
  /// still in the container.
  private func keepsInPlace(_ target: Int, column: Int, trace: Trace) -> Bool {
    guard let layout = context.layout, let swept = layout.sweptScrollView,
      context.targets[target].path.contains(swept),
      trace.shape.elements[trace.shape.columns[column].element].transform.name == "offset",
      trace.shape.columns[column].column?.name
        == (layout.scrollViews[swept].sweepAxis == .vertical ? "y" : "x")
    else { return false }
    let values = trace.values(target: target, column: column)
    let offsets = context.samples.offsets
    var location: Double?
    var distances = ClosedRange<Double>?.none
    for (sample, value) in values.enumerated() where value != 0 {
      let offset = offsets[context.sweepSample(of: target, sample)]
      let drawn = value - offset
      guard abs(drawn - (location ?? drawn)) < 0.01 else { return false }
      location = drawn
      distances =
        min(distances?.lowerBound ?? offset, offset)...max(distances?.upperBound ?? offset, offset)
    }
    return distances.map { $0.lowerBound < $0.upperBound } ?? false
  }
}

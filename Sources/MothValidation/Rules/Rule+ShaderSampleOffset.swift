internal import MothCatalog
internal import MothDiagnostics
internal import MothEngine

extension Rule {
  static let shaderSampleOffset = Rule(
    Explanation(
      id: "shader-sample-offset",
      summary: "a distortion says that it reaches no pixel beside its own",
      reason:
        "maxSampleOffset is how far the shader looks from the pixel that it draws. At 0 in both "
        + "directions SwiftUI may cut off whatever the distortion moves beyond the view's edge.",
      help: "Give maxX and maxY the largest distance that the shader moves a pixel, in points."
    ),
    topic: .correctness,
    level: .warning,
    decides: "A distortionEffect that is enabled in some sample with maxX and maxY both 0, or any "
      + "shader effect whose reach is more than `reach`, for which SwiftUI draws that much more "
      + "on each side.",
    thresholds: [reach],
    sources: [
      "https://developer.apple.com/documentation/swiftui/visualeffect/"
        + "distortioneffect(_:maxsampleoffset:isenabled:)"
    ],
    bad: [
      Example(
        """
        local wave = moth.shader("wave", geometry:frame("scrollView").minY)
        return content:distortionEffect(wave, 0, 0, not env.reduceMotion)
        """,
        line: 2
      ),
      Example(
        """
        local blur = moth.shader("blur", geometry:frame("scrollView").minY)
        return content:layerEffect(blur, 400, 0, not env.reduceMotion)
        """,
        line: 2
      ),
    ],
    good: [
      Example(
        "return content:distortionEffect(wave, 12, 12, false):opacity(1 - env.index / 100)",
        above: "local wave = moth.shader(\"wave\")"
      ),
      Example(
        "return content:layerEffect(glow, 0, 0, false):opacity(1 - env.index / 100)",
        above: "local glow = moth.shader(\"glow\")"
      ),
    ],
    unit: { unit, rule in
      guard let trace = unit.evaluation.trace else { return [] }
      return trace.shape.elements.compactMap { element in
        unit.reachFinding(element, trace: trace, rule: rule, limit: rule[reach])
      }
    }
  )

  private static let reach = Threshold(
    "reach",
    value: 200,
    unit: "points",
    summary: "how far a shader may look"
  )
}

extension ValidatedUnit {
  fileprivate func reachFinding(
    _ element: ChainShape.Element,
    trace: Trace,
    rule: ConfiguredRule,
    limit: Double
  ) -> Diagnostic? {
    let names = element.transform.columns.map(\.name)
    guard let x = names.firstIndex(of: "maxX"), let y = names.firstIndex(of: "maxY"),
      let enabled = names.firstIndex(of: "enabled")
    else { return nil }
    func value(_ index: Int, target: Int, sample: Int) -> Double {
      trace.value(target: target, column: element.columns.lowerBound + index, sample: sample)
    }
    for target in trace.targets.indices {
      for sample in 0..<trace.sampleCount(of: target)
      where value(enabled, target: target, sample: sample) != 0 {
        let (across, down) = (
          value(x, target: target, sample: sample), value(y, target: target, sample: sample)
        )
        let isBlind = element.transform.id == "distortionEffect" && across == 0 && down == 0
        guard isBlind || max(across, down) > limit else { continue }
        let name = element.transform.name
        return rule.finding(
          isBlind
            ? "'\(name)' moves pixels and says that it reaches none: maxX and maxY are 0"
            : "'\(name)' reaches \(NumberText.short(max(across, down))) pt, which are drawn beyond "
              + "each edge",
          at: location(of: element, in: trace.shape)
        )
        .at(context.moment(target: target, sample: sample))
      }
    }
    return nil
  }
}

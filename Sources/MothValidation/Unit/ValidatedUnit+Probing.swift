internal import MothGeometry
internal import MothEngine
internal import MothScript
internal import MothSimulation

extension ValidatedUnit {
  /// Whether the effect is nothing but a function of geometry, which gives the same again.
  var isPureGeometry: Bool {
    context.timeline.parts.count == 1 && evaluation.difference == nil
      && definition.stages.allSatisfy { stage in
        if case .visualEffect = stage { true } else { false }
      }
  }

  /// What the effect gives for one target at other offsets, with the clock and the velocity of one
  /// of its samples; nil if it fails there or gives another chain.
  func trace(of target: Int, atOffsets offsets: [Double], like sample: Int) -> Trace? {
    guard context.timeline.parts.count == 1, let layout = context.layout, !offsets.isEmpty else {
      return nil
    }
    let location = context.sweepSample(of: target, sample)
    let samples = SweepSamples(
      offsets: offsets,
      time: context.samples.times[location],
      velocity: context.samples.velocities[location]
    )
    let view = context.targets[target]
    let other = context.probing(
      SceneTimeline(layout, samples: samples),
      targets: [view.index]
    )
    guard let trace = experiment.evaluate(other).trace,
      let shape = evaluation.trace?.shape, trace.shape.hasTransforms(of: shape),
      trace.targets.first?.listIndex == view.listIndex
    else { return nil }
    return trace
  }

  /// How far the content of the swept scroll view can be scrolled, in points; 0 without any.
  var extent: Double {
    guard let layout = context.layout, let swept = layout.sweptScrollView else { return 0 }
    return layout.scrollViews[swept].extent(along: layout.scrollViews[swept].sweepAxis)
  }

  /// The length of the swept scroll view's container, in points; 0 without any.
  var containerLength: Double {
    guard let layout = context.layout, let swept = layout.sweptScrollView else { return 0 }
    return layout.scrollViews[swept].container.size[layout.scrollViews[swept].sweepAxis]
  }
}

internal import MothEngine
internal import MothScript
internal import MothSimulation

extension ValidatedUnit {
  /// How far from rest the state switches, if it does so once within a distance and not again over
  /// twice that distance; nil for a state that follows the scroll, or none.
  func stateSwitch(within distance: Double) -> Double? {
    guard let trace = evaluation.state, trace.steps.first != nil, distance > 0 else { return nil }
    for direction in [1.0, -1.0] {
      let offsets = (0...48).map { direction * Double($0) * distance / 16 }
      let changes = stateChanges(atOffsets: offsets)
      if changes.count == 1, let first = changes.first, abs(offsets[first]) <= distance {
        return abs(offsets[first])
      }
    }
    return nil
  }

  /// The places in a list of offsets, scrolled to one after the other from the first layout on, at
  /// which the state changes; the first layout is not among them.
  func stateChanges(atOffsets offsets: [Double]) -> [Int] {
    guard context.timeline.parts.count == 1, let layout = context.layout else { return [] }
    let samples = SweepSamples(offsets: offsets, time: 0)
    let other = context.probing(SceneTimeline(layout, samples: samples))
    guard let steps = experiment.evaluate(other).state?.steps else { return [] }
    return steps.indices.filter { $0 > 0 && steps[$0].changes > 0 }
  }
}

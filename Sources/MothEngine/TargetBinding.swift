internal import MothGeometry
package import MothScript
package import MothSimulation

/// What one target of a unit reports, for any number of states.
package final class TargetBinding {
  /// What the target reports in each of its samples.
  package let geometry: TargetGeometry
  /// The clock at its samples.
  package let times: [Double]
  private let inputs: ScriptInputs
  private let context: UnitContext
  private let target: Int

  /// Takes over what a target reports, by its place in the unit's targets.
  package init(_ context: UnitContext, target: Int) throws(ScriptFault) {
    guard let (geometry, velocities, times) = context.geometry(of: target) else {
      throw ScriptFault(kind: .internalError, detail: "a target is missing in a layout")
    }
    self.context = context
    self.target = target
    self.geometry = geometry
    self.times = times
    inputs = ScriptInputs(geometry, velocities: velocities, times: times)
  }

  /// Makes the calls that follow in a state see the target.
  package func bind(to state: ScriptState) throws(ScriptFault) {
    let view = context.targets[target]
    try state.bind(
      environment: context.environment(of: view),
      parameters: context.parameters,
      seed: view.index
    )
    try state.bind(inputs)
  }
}

/// The geometry of a unit's swept scroll view, for any number of states.
package final class ScrollBinding {
  private let inputs: ScrollInputs

  /// Takes over the geometry at every sample.
  package init(_ context: UnitContext) {
    inputs = ScrollInputs(context.sweptGeometries)
  }

  /// Makes the calls that follow in a state see the scroll view.
  package func bind(to state: ScriptState) throws(ScriptFault) {
    try state.bind(inputs, initial: [])
  }
}

extension UnitContext {
  /// The geometry of the swept scroll view at each sample, as `onScrollGeometryChange` sees it.
  var sweptGeometries: [ScrollGeometry] {
    if let given = scrollGeometries { return given }
    let parts = timeline.parts
    let ends = parts.dropFirst().map(\.start) + [samples.count]
    return zip(parts, ends).flatMap { part, end in
      let view = part.layout.sweptScrollView.map { part.layout.scrollViews[$0] }
      return (part.start..<end).map { sample in
        view?.geometry(atDistance: samples.offsets[sample]) ?? .zero
      }
    }
  }
}

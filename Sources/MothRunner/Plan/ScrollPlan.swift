internal import MothEngine
package import MothSimulation

/// A way to scroll a scene: a sweep over one layout, or a change of layout in mid-scroll.
package enum ScrollPlan: Sendable {
  case sweep(Sweep)
  case change(LayoutChange)

  /// All plans that have a name.
  package static let all: [ScrollPlan] =
    Sweep.all.map { .sweep($0) } + LayoutChange.allCases.map { .change($0) }

  /// All plans with a plugin's sweeps, each of which hides a plan of the same name.
  package static func known(with sweeps: [Sweep]) -> [ScrollPlan] {
    let own = Set(sweeps.map(\.name))
    return all.filter { !own.contains($0.name) } + sweeps.map { .sweep($0) }
  }

  /// The plan with a name; nil for any other name.
  package static func named(_ name: String) -> ScrollPlan? { all.first { $0.name == name } }

  /// The name.
  package var name: String {
    switch self {
    case .sweep(let sweep): sweep.name
    case .change(let change): change.rawValue
    }
  }

  /// What it does, in one phrase.
  package var summary: String {
    switch self {
    case .sweep(let sweep): sweep.summary
    case .change(let change): change.summary
    }
  }

  /// Whether a device changes as the plan says.
  package func concerns(_ device: Device) -> Bool {
    switch self {
    case .sweep: true
    case .change(let change): change.concerns(device)
    }
  }

  /// The scene on a device through this plan; nil if the device does not change so.
  func timeline(
    of scene: SceneNode,
    on device: Device,
    _ settings: UnitSettings
  ) -> SceneTimeline? {
    switch self {
    case .change(let change):
      return change.timeline(
        of: scene,
        on: device,
        orientation: settings.orientation,
        settings: settings.layout
      )
    case .sweep(let sweep):
      let layout = SceneLayout(
        scene,
        device: device,
        orientation: settings.orientation,
        settings: settings.layout
      )
      let samples = layout.samples(
        of: sweep,
        sweeping: layout.sweptScrollView,
        device: device,
        orientation: settings.orientation
      )
      return SceneTimeline(layout, samples: samples)
    }
  }
}

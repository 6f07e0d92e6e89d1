internal import MothEngine
internal import MothGeometry
internal import MothRunner
internal import MothScript
internal import MothSimulation

/// The position of a session: an effect, and where it is looked at.
struct SessionPosition {
  /// The effect; nil for a scene alone.
  var effect: ScriptSource?
  /// A scene instead of the effect's own.
  var scene: String?
  /// The target where no effect says it; nil for the scene's first.
  var target: String?
  /// Which of the target's views, from 0.
  var index = 0
  /// The device.
  var device: Device
  /// What the user has set.
  var settings = UnitSettings()
  /// How the scene is scrolled.
  var plan = ScrollPlan.sweep(.linear)
  /// The parameters' values that are not the defaults.
  var parameters: [ParameterSetting] = []
  /// What `phase` is in lines; nil for the one of the effect's scroll transition at the moment.
  var phase: ScrollTransitionPhase?
  /// The moment.
  var moment = Moment.sample(0)

  /// A moment of a scroll.
  enum Moment: Equatable {
    /// A frame of the sweep, from 0.
    case sample(Int)
    /// A distance from rest, in points, at which the content has been put.
    case offset(Double)
  }

  init(device: Device) {
    self.device = device
  }

  /// Goes to a device, and holds it upright where it cannot be held as before.
  mutating func move(to new: Device) {
    device = new
    if !new.orientations.contains(settings.orientation) { settings.orientation = .portrait }
  }

  /// The position as units are made for it.
  var unit: UnitVariant {
    var unit = UnitVariant(device: device, settings: settings, plan: plan, scene: scene)
    unit.parameters = parameters
    return unit
  }
}

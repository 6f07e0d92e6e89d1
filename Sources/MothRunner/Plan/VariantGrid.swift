internal import MothEngine
internal import MothScript
internal import MothSimulation

/// The variants of an effect's units in plan order, made when they are asked for: there may be very
/// many.
struct VariantGrid: Sendable {
  private var stops: [Stop] = []
  private let axes: PlanAxes
  private let scenes: [String?]
  private let parameters: [[ParameterSetting]]

  /// A device in one orientation with a way to scroll it.
  private struct Stop {
    var device: Device
    var orientation: Orientation
    var plan: ScrollPlan
  }

  /// The places of a plugin's effect that gets these parameters.
  init(
    _ plugin: Plugin,
    axes: PlanAxes,
    choice: RunChoice,
    parameters: [[ParameterSetting]]
  ) {
    self.axes = axes
    self.parameters = parameters
    scenes = axes.scenes.isEmpty ? [nil] : axes.scenes
    let plans = choice.plans(for: plugin)
    for device in choice.devices(for: plugin) {
      for orientation in axes.orientations where device.orientations.contains(orientation) {
        for plan in plans where plan.concerns(device) {
          stops.append(Stop(device: device, orientation: orientation, plan: plan))
        }
      }
    }
  }

  /// How many there are; at most `Int.max`.
  var count: Int {
    [
      stops.count, scenes.count, axes.dynamicTypeSizes.count, axes.layoutDirections.count,
      parameters.count, axes.reduceMotion.count,
    ].clampedProduct
  }

  /// The place with a number from 0 to below `count`.
  subscript(number: Int) -> UnitVariant {
    var rest = number
    /// The value of the next axis, the fastest first.
    func next<Value>(_ values: [Value]) -> Value {
      defer { rest /= values.count }
      return values[rest % values.count]
    }
    var settings = UnitSettings()
    settings.reduceMotion = next(axes.reduceMotion)
    let given = next(parameters)
    settings.layoutDirection = next(axes.layoutDirections)
    settings.dynamicTypeSize = next(axes.dynamicTypeSizes)
    let scene = next(scenes)
    let stop = next(stops)
    settings.orientation = stop.orientation
    var variant = UnitVariant(
      device: stop.device,
      settings: settings,
      plan: stop.plan,
      scene: scene
    )
    variant.parameters = given
    variant.refreshRate = axes.refreshRate
    return variant
  }
}

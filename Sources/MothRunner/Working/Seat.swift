internal import MothDiagnostics
internal import MothEngine
internal import MothScript
internal import MothValidation

/// What one thread needs to work on a plugin: a Lua state of its own and the scenes made with it.
final class Seat {
  let host: PluginHost
  let units: UnitMaker
  private let control: RunControl
  private let clock: UnitClock?

  /// A seat for a plugin.
  init(_ plugin: Plugin, _ options: RunOptions, _ binding: TransformBinding) {
    host = PluginHost(plugin: plugin, limits: options.limits, binding: binding)
    units = UnitMaker(host: host)
    control = options.control
    clock = options.unitMilliseconds.map { UnitClock(milliseconds: $0) }
  }
}

/// What evaluating an effect in one place gave.
struct PlaceOutcome: Sendable {
  /// The unit; nil where the device does not change as the plan says.
  var unit: Unit?
  /// Why it could not be planned.
  var problem: PlanProblem?
  /// What the script printed.
  var printed = ""
  /// What is wrong with the scene.
  var scene = SceneProblems()

  /// A unit that was evaluated and looked at.
  struct Unit: Sendable {
    /// The result without what the rules found.
    var result: UnitResult
    /// What went wrong in evaluating it.
    var failure: [Diagnostic]
    /// What the rules found.
    var findings: [Diagnostic]
    /// The shape of its chain.
    var shape: ChainShape?
    /// Whether the effect is run no further.
    var endsEffect: Bool
  }
}

/// What is wrong with scenes.
struct SceneProblems: Sendable {
  private var loading: [String: [Diagnostic]] = [:]
  private var layout: [Diagnostic] = []

  init() {}

  /// The problems that a library has met in loading, and those of some layouts.
  init(_ scenes: SceneLibrary, layout: [Diagnostic] = []) {
    loading = scenes.loadingProblems.filter { !$0.value.isEmpty }
    self.layout = layout
  }

  /// Adds others, none twice.
  mutating func add(_ other: SceneProblems) {
    loading.merge(other.loading) { first, _ in first }
    layout += other.layout.filter { !layout.contains($0) }
  }

  /// All of them: those of loading by the scenes' names, then those of layouts as they came.
  var all: [Diagnostic] {
    loading.sorted { $0.key < $1.key }.flatMap(\.value) + layout
  }
}

extension Seat {
  /// Evaluates an effect in one place, looks at the unit, and leaves nothing of it behind.
  func outcome(_ task: EffectTask, _ place: UnitPlace) -> PlaceOutcome {
    control.stopping(host.stopper) {
      guard let clock else { return evaluated(task, place) }
      var (outcome, isLate) = clock.timed(host.stopper) { evaluated(task, place) }
      if isLate { outcome.markLate(place, after: clock.milliseconds, in: task.source) }
      return outcome
    }
  }

  private func evaluated(_ task: EffectTask, _ place: UnitPlace) -> PlaceOutcome {
    let loaded = host.effectAnew(task.source)
    _ = host.takePrinted()  // printed when the effect was first loaded
    var outcome = PlaceOutcome()
    defer {
      outcome.printed = host.takePrinted()
    }
    guard let definition = loaded.definition else {
      outcome.problem = PlanProblem(loaded.diagnostics, in: task.source)
      return outcome
    }
    switch units.evaluate(task.source, definition, place) {
    case .success(nil): break
    case .failure(let problem): outcome.problem = problem
    case .success((let context, let evaluation)?):
      outcome.unit = unit(task, place, definition, context, evaluation)
    }
    outcome.scene = problems(definition, place)
    return outcome
  }

  private func unit(
    _ task: EffectTask,
    _ place: UnitPlace,
    _ definition: EffectDefinition,
    _ context: UnitContext,
    _ evaluation: Evaluation
  ) -> PlaceOutcome.Unit {
    let unit = units.validated(
      context,
      evaluation,
      place,
      definition,
      firstShape: task.firstShape,
      isFirst: task.isFirst
    )
    return PlaceOutcome.Unit(
      result: UnitResult(unit, name: place.name, hasCurves: task.recordsCurves),
      failure: unit.failure,
      findings: unit.findings(task.settings),
      shape: evaluation.trace?.shape,
      endsEffect: evaluation.failure?.endsEffect ?? false
    )
  }

  private func problems(_ definition: EffectDefinition, _ place: UnitPlace) -> SceneProblems {
    var settings = place.settings
    settings.focus = definition.focus
    return SceneProblems(
      units.scenes,
      layout: units.scenes.layoutProblems(
        of: place.scene ?? definition.scene ?? SceneLibrary.defaultScene,
        on: place.device,
        settings,
        place.plan
      )
    )
  }
}

/// What is the same for all places of an effect.
struct EffectTask: Sendable {
  var source: ScriptSource
  var settings: ValidationSettings
  var recordsCurves: Bool
  /// The shape of the chain in an earlier place; nil until one is known.
  var firstShape: ChainShape?
  /// Whether no unit was evaluated before.
  var isFirst = true
}

package import MothDiagnostics
internal import MothScript
internal import MothSimulation
package import MothStore
internal import MothValidation

/// Runs plugins: evaluates every unit, validates it, and checks the plugins' own tests.
package enum Runner {
  /// Runs what the options say, on a thread made for Lua, and keeps all that it says.
  package static func run(_ options: RunOptions) -> RunResult {
    LuaThread.run(stackBytes: options.limits.stackBytes) {
      var result = RunResult()
      result.evaluates = true
      options.control.working { runHere(options) { result.take($0) } }
      return result
    }
  }

  /// Runs what the options say, and calls `emit` on a thread made for Lua while the caller waits.
  package static func run(_ options: RunOptions, emit: @escaping @Sendable (RunEvent) -> Void) {
    LuaThread.run(stackBytes: options.limits.stackBytes) {
      options.control.working { runHere(options, emit: emit) }
    }
  }

  /// The names of what would be run.
  package struct List: Sendable {
    /// The units and then the tests of each plugin, in plan order.
    package var names: [String] = []
    /// How many of them are units.
    package var unitCount = 0
    /// The digest of everything that the whole run depends on, besides the program.
    package var inputs: Digest?
    /// What ended listing before everything was listed; nil for nothing.
    package var ending: RunEnding?
    /// What is wrong with the options, with finding plugins, or with tests as scripts.
    package var diagnostics: [Diagnostic] = []
  }

  /// Lists what the options say without evaluating it; scripts of tests run, to know their cases.
  package static func list(_ options: RunOptions) -> List {
    LuaThread.run(stackBytes: options.limits.stackBytes) {
      options.control.working { listHere(options) }
    }
  }

  private static func listHere(_ options: RunOptions) -> List {
    var list = List()
    var loader = PluginLoader(paths: options.paths, limits: options.limits)
    let choice = RunChoice(options, loader: &loader)
    list.diagnostics = loader.diagnostics + choice.diagnostics
    guard choice.isUsable else { return list }
    let binding = TransformBinding()
    var plan = RunPlan(options, choice: choice, all: loader.plugins, binding: binding)
    list.inputs = plan.digest(options)
    if let shard = options.shard { plan.keep(shard, costs: options.costs) }
    list.diagnostics += plan.diagnostics
    guard plan.isUsable else { return list }
    list.unitCount = plan.unitCount
    for plugin in plan.plugins { list.add(plugin, options: options, binding: binding) }
    list.ending = options.control.ending
    return list
  }

  private static func runHere(_ options: RunOptions, emit: (RunEvent) -> Void) {
    var loader = PluginLoader(paths: options.paths, limits: options.limits)
    let choice = RunChoice(options, loader: &loader)
    let problems = loader.diagnostics + choice.diagnostics
    emit(.problems(choice.isUsable ? problems + choice.remarks : problems))
    guard choice.isUsable else { return }
    let binding = TransformBinding()
    var plan = RunPlan(options, choice: choice, all: loader.plugins, binding: binding)
    if let shard = options.shard { plan.keep(shard, costs: options.costs) }
    emit(.problems(plan.diagnostics))
    guard plan.isUsable else { return }
    emit(.plan(units: plan.unitCount))
    var parameters = ParameterUse()
    var failures = FailureCount(options)
    var missingThreads = 0
    for plugin in plan.plugins where options.control.ending == nil {
      withoutActuallyEscaping(emit) { emit in
        let runner = PluginRunner(plugin, binding: binding, options: options) { event in
          emit(event)
          failures.take(event)
        }
        runner.run()
        parameters.add(runner.parameters)
        missingThreads = max(missingThreads, runner.missingThreads)
      }
    }
    if missingThreads > 0 {
      emit(.problems([.missingThreads(missingThreads, of: options.workers)]))
    }
    if let ending = options.control.ending {
      emit(.ended(ending))
    } else {
      emit(.problems(parameters.problems(of: options)))
    }
  }
}

extension Runner.List {
  fileprivate mutating func add(
    _ planned: PlannedPlugin,
    options: RunOptions,
    binding: TransformBinding
  ) {
    let plugin = planned.plugin
    for effect in planned.effects {
      names += effect.units.range.whileWorking(stepsPerElement: 10).map { number in
        let variant = effect.units[number].name
        return UnitName(plugin: plugin.name, effect: effect.source.name, variant: variant).text
      }
    }
    let host = PluginHost(plugin: plugin, limits: options.limits, binding: binding)
    for source in planned.tests {
      let loaded = host.test(source)
      diagnostics += loaded.diagnostics
      guard let definition = loaded.definition else { continue }
      names += plugin.cases(of: definition).map(\.name).filter(options.filter.takes).map(\.text)
    }
  }
}

/// Counts the units, tests and effects that fail, and ends the run where there are too many.
private struct FailureCount {
  private let most: Int?
  private let control: RunControl
  private var count = 0

  init(_ options: RunOptions) {
    most = options.mostFailures
    control = options.control
  }

  mutating func take(_ event: RunEvent) {
    guard let most, event.isFailure else { return }
    count += 1
    if count >= most { control.end(.failures) }
  }
}

extension RunEvent {
  /// Whether it reports something that failed.
  fileprivate var isFailure: Bool { diagnostics.contains { $0.severity == .error } }

  /// What was found in what it reports.
  fileprivate var diagnostics: [Diagnostic] {
    switch self {
    case .unit(let unit): unit.diagnostics
    case .effectEnd(let effect): effect.diagnostics + effect.findings
    case .test(let test): test.diagnostics
    case .pluginEnd(let problems): problems
    case .problems, .plan, .plugin, .effect, .recorded, .ended: []
    }
  }
}

internal import MothDiagnostics
internal import MothEngine
internal import MothScript
internal import MothSimulation
internal import MothValidation

/// What is run, in order: plugins, their effects' units, and their tests.
struct RunPlan {
  /// The plugins of which something is run.
  private(set) var plugins: [PlannedPlugin] = []
  /// What is wrong with manifests, or with the plan as a whole.
  private(set) var diagnostics: [Diagnostic] = []
  /// Whether what is planned can be run: every name was matched, and there are not too many units.
  private(set) var isUsable = true

  /// Plans what the options say with the plugins and devices that were found.
  init(
    _ options: RunOptions,
    choice: RunChoice,
    all: [Plugin],
    binding: TransformBinding
  ) {
    let isChanged = options.hasChangedForAll(choice)
    var problems: [Diagnostic] = []
    for plugin in all.whileWorking {
      let own = RuleChoices.read(of: plugin)
      guard own.diagnostics.isEmpty else {
        // As with any other mistake in a manifest.
        diagnostics += own.diagnostics
        continue
      }
      let plugin = plugin.replacing(options.texts)
      let planner = Planner(
        plugin,
        options: options,
        choice: choice,
        own: own.choices,
        binding: binding,
        isChanged: isChanged
      )
      let (planned, tooMany) = planner.planned
      problems += tooMany
      if !options.filter.isNarrowing || !planned.effects.isEmpty || !planned.tests.isEmpty {
        plugins.append(planned)
      }
    }
    problems += options.filter.problems
    isUsable = problems.isEmpty
    diagnostics += problems
  }

  /// How many units there are.
  var unitCount: Int {
    plugins.flatMap(\.effects).reduce(0) { $0 + $1.units.range.count }
  }

  /// Leaves only what belongs to a shard: a part of the line of all units and tests' scripts.
  mutating func keep(_ shard: Shard, costs: UnitCosts) {
    var part = shard.range(ofCosts: plugins.flatMap(costs.costs))
    for index in plugins.indices {
      for effect in plugins[index].effects.indices {
        let units = plugins[index].effects[effect].units
        plugins[index].effects[effect].units.keep(part.clamped(to: 0..<units.count))
        part = part.shifted(by: -units.count)
      }
      let tests = plugins[index].tests
      plugins[index].tests = Array(tests[part.clamped(to: tests.indices)])
      part = part.shifted(by: -tests.count)
      plugins[index].effects.removeAll { $0.units.range.isEmpty }
    }
    plugins.removeAll { $0.effects.isEmpty && $0.tests.isEmpty }
  }
}

extension Range<Int> {
  /// The range of the same numbers less or more by a distance.
  fileprivate func shifted(by distance: Int) -> Range {
    (lowerBound + distance)..<(upperBound + distance)
  }
}

/// What is run of one plugin.
struct PlannedPlugin {
  var plugin: Plugin
  var effects: [PlannedEffect] = []
  /// Scripts of tests, of which the filter may leave out cases.
  var tests: [ScriptSource] = []
}

/// What is run of one effect.
struct PlannedEffect {
  var source: ScriptSource
  var settings: ValidationSettings
  var units: PlannedUnits
}

/// The variants of an effect that are run.
struct PlannedUnits: Sendable {
  private let grid: VariantGrid
  /// The numbers of those that are reported; those before are evaluated only as far as what is
  /// reported depends on them.
  private(set) var range: Range<Int>
  /// The numbers of the places that are run; nil for all.
  private let chosen: [Int32]?

  init(_ grid: VariantGrid, where isChosen: ((UnitVariant) -> Bool)?) {
    self.grid = grid
    chosen = isChosen.map { isChosen in
      (0..<grid.count).whileWorking(stepsPerElement: 20).filter { isChosen(grid[$0]) }
        .map(Int32.init)
    }
    range = 0..<(chosen?.count ?? grid.count)
  }

  /// Leaves only a part of them.
  mutating func keep(_ part: Range<Int>) { range = part }

  /// How many there are.
  var count: Int { chosen?.count ?? grid.count }

  /// The location of that number from 0 to below `count`.
  subscript(number: Int) -> UnitVariant { grid[chosen.map { Int($0[number]) } ?? number] }
}

extension RunOptions {
  /// Whether a file has changed on which all that is run depends.
  fileprivate func hasChangedForAll(_ choice: RunChoice) -> Bool {
    guard let changes = filter.changes else { return true }
    let files = (axes.devices + axes.sweeps).filter { $0.hasSuffix(".json") }
    return (files + [configurationPath].compactMap(\.self)).contains(where: changes.contain)
  }
}

/// Plans one plugin.
private struct Planner {
  private let plugin: Plugin
  private let options: RunOptions
  private let choice: RunChoice
  private let own: RuleChoices
  private let isChanged: Bool
  private let host: PluginHost

  init(
    _ plugin: Plugin,
    options: RunOptions,
    choice: RunChoice,
    own: RuleChoices,
    binding: TransformBinding,
    isChanged: Bool
  ) {
    self.plugin = plugin
    self.options = options
    self.choice = choice
    self.own = own
    self.isChanged = isChanged || options.filter.changes?.concernAllEffects(of: plugin) ?? true
    host = PluginHost(plugin: plugin, limits: options.limits, binding: binding)
  }

  /// What is run of the plugin, and which effects have more units than a plan may.
  var planned: (PlannedPlugin, tooMany: [Diagnostic]) {
    var planned = PlannedPlugin(plugin: plugin)
    var tooMany: [Diagnostic] = []
    let filter = options.filter
    for source in plugin.effects where isChanged || filter.changes?.contain(source.path) ?? true {
      guard let units = units(of: source) else {
        tooMany.append(tooManyUnits(of: source))
        continue
      }
      guard !filter.isNarrowing || units.count > 0 else { continue }
      let settings = options.rules.settings(
        forEffect: source.name,
        ofPlugin: plugin.name,
        own
      )
      planned.effects.append(PlannedEffect(source: source, settings: settings, units: units))
    }
    // Whose tests they are is known only when they run.
    if isChanged || !planned.effects.isEmpty {
      planned.tests = plugin.tests.filter { !filter.choosesByName || hasCases(of: $0) }
    } else {
      planned.tests = plugin.tests.filter { filter.changes?.contain($0.path) ?? true }
    }
    return (planned, tooMany)
  }

  /// Whether a case of a test is run, as far as names go; one that cannot be read is.
  private func hasCases(of source: ScriptSource) -> Bool {
    guard let definition = host.test(source).definition else { return options.filter.names == nil }
    return plugin.cases(of: definition).contains { options.filter.takes($0.name) }
  }

  /// The units of an effect; nil for more than a plan may have of one.
  private func units(of source: ScriptSource) -> PlannedUnits? {
    let names = parameterNames(of: source)
    let most = options.limits.planUnits
    guard options.axes.settingCount(ofParameters: names) <= most else { return nil }
    let parameters = options.axes.settings(ofParameters: names)
    let grid = VariantGrid(plugin, axes: options.axes, choice: choice, parameters: parameters)
    guard grid.count <= most else { return nil }
    let filter = options.filter
    guard filter.choosesByName else { return PlannedUnits(grid, where: nil) }
    return PlannedUnits(grid) { variant in
      filter.takes(UnitName(plugin: plugin.name, effect: source.name, variant: variant.name))
    }
  }

  private func tooManyUnits(of source: ScriptSource) -> Diagnostic {
    Diagnostic.error(
      "usage",
      message:
        "the effect '\(source.name)' has more than \(options.limits.planUnits) units: devices times "
        + "orientations, sweeps, scenes, settings and parameters",
      at: nil
    )
    .help("choose fewer devices, sweeps or values of '--param', or raise 'planUnits' in 'limits'")
  }

  /// The parameters that an effect has; its script runs only where the options name any.
  private func parameterNames(of source: ScriptSource) -> [String] {
    guard !options.axes.parameters.isEmpty else { return [] }
    return host.freshEffect(source).definition?.parameters.map(\.name) ?? []
  }
}

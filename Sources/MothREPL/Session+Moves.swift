internal import MothDiagnostics
internal import MothEngine
internal import MothGeometry
internal import MothRunner
internal import MothScript
internal import MothSimulation

extension Session {
  /// Loads what the options name; the answer is empty if that went well.
  package func begin() -> SessionReply {
    do throws(SessionProblem) {
      let ids = devices.map(\.id)
      guard ids.contains(options.device) else {
        throw SessionProblem([.unknownDevice(options.device, known: ids)])
      }
      if !options.paths.isEmpty { try load(options.paths) }
      if let name = options.effect {
        try choose(
          effect: try choice(name, of: state.plugins.flatMap(\.effects).map(\.name), what: "effect")
        )
      }
      return SessionReply()
    } catch {
      return reply(error)
    }
  }

  // MARK: - Plugins and effects

  /// Reads plugins instead of those before, and goes to their effect if there is just one.
  func load(_ paths: [String]) throws(SessionProblem) {
    let loader = PluginLoader(paths: paths, limits: options.limits)
    guard loader.diagnostics.isEmpty else {
      throw SessionProblem(loader.diagnostics, outcome: .notLoaded)
    }
    try attempt { () throws(SessionProblem) in
      state.plugins = loader.plugins
      let effects = state.plugins.flatMap(\.effects)
      if effects.count == 1 { try choose(effect: effects[0].name) } else { leaveEffect() }
    }
  }

  /// Goes to an effect of the plugins, on the device and with the settings as they are.
  func choose(effect name: String) throws(SessionProblem) {
    guard let plugin = state.plugins.first(where: { $0.effects.contains { $0.name == name } })
    else {
      return
    }
    try attempt { () throws(SessionProblem) in
      state.workbench = workbench(of: plugin)
      var next = state.position
      next.effect = plugin.effects.first { $0.name == name }
      next.scene = nil
      next.index = 0
      next.phase = nil
      next.parameters = []
      try move(to: next)
      try addModules()
      state.forgetEvaluations()
    }
  }

  /// A plugin with a Lua state of its own.
  func workbench(of plugin: Plugin) -> Workbench {
    Workbench(plugin, limits: options.limits, binding: binding, interrupts: interrupts)
  }

  /// Makes the plugin's modules known to the lines.
  private func addModules() throws(SessionProblem) {
    guard let lines else { return }
    for module in state.workbench.plugin.modules {
      try faults { () throws(ScriptFault) in
        try lines.add(module: module.name, text: module.file.text, path: module.chunkName)
      }
    }
  }

  /// Goes to the scene alone.
  func leaveEffect() {
    state.position.effect = nil
    state.position.scene = nil
    state.position.parameters = []
    state.workbench = workbench(of: .scenesOnly)
    state.positionChanged()
    state.forgetEvaluations()
  }

  /// Goes to another position; stays where the new one cannot be laid out.
  func move(to new: SessionPosition) throws(SessionProblem) {
    try attempt { () throws(SessionProblem) in
      let isSameSweep = state.position.isSameSweep(as: new)
      state.position = new
      if isSameSweep { state.standing = nil } else { state.positionChanged() }
      _ = try unitContext()
    }
  }

  /// Forgets variables and goes to the beginning, with the same effect.
  func reset() {
    lines = nil
    variables = []
    moments = []
    sources = [:]
    var start = SessionPosition(
      device: devices.first { $0.id == options.device } ?? state.position.device
    )
    start.effect = state.position.effect
    state.position = start
    state.positionChanged()
    state.forgetEvaluations()
  }

  // MARK: - What there is

  /// The devices that can be chosen, sorted by id.
  var devices: [Device] {
    DeviceSelection(patterns: [], pluginDevices: state.workbench.plugin.devices).known
  }

  /// The ways to scroll that can be chosen.
  var plans: [ScrollPlan] { ScrollPlan.known(with: state.workbench.plugin.sweeps) }
}

extension SessionPosition {
  /// Whether an evaluation over the sweep at one position holds at the other: only the moment or the
  /// view differs.
  func isSameSweep(as other: SessionPosition) -> Bool {
    effect?.path == other.effect?.path && effect?.file.text == other.effect?.file.text
      && scene == other.scene && device == other.device && settings == other.settings
      && plan.name == other.plan.name
      && parameters == other.parameters
  }
}

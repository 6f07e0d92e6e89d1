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
          effect: try choice(name, of: plugins.flatMap(\.effects).map(\.name), what: "effect")
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
    let before = plugins
    plugins = loader.plugins
    let effects = plugins.flatMap(\.effects)
    guard effects.count == 1 else {
      leaveEffect()
      return
    }
    do throws(SessionProblem) {
      try choose(effect: effects[0].name)
    } catch {
      plugins = before
      throw error
    }
  }

  /// Goes to an effect of the plugins, on the device and with the settings as they are.
  func choose(effect name: String) throws(SessionProblem) {
    guard let plugin = plugins.first(where: { $0.effects.contains { $0.name == name } }) else {
      return
    }
    let before = (workbench, position)
    workbench = Workbench(plugin, limits: options.limits, binding: binding, interrupts: interrupts)
    var next = position
    next.effect = plugin.effects.first { $0.name == name }
    next.scene = nil
    next.index = 0
    next.phase = nil
    next.parameters = []
    do throws(SessionProblem) {
      try move(to: next)
      try addModules()
    } catch {
      (workbench, position) = before
      positionChanged()
      throw error
    }
    evaluated = nil
    earlier = nil
  }

  /// Makes the plugin's modules known to the lines.
  private func addModules() throws(SessionProblem) {
    guard let lines else { return }
    for module in workbench.plugin.modules {
      try faults { () throws(ScriptFault) in
        try lines.add(module: module.name, text: module.file.text, path: module.chunkName)
      }
    }
  }

  /// Goes to the scene alone.
  func leaveEffect() {
    position.effect = nil
    position.scene = nil
    position.parameters = []
    workbench = Workbench(
      .scenesOnly,
      limits: options.limits,
      binding: binding,
      interrupts: interrupts
    )
    positionChanged()
    (evaluated, earlier) = (nil, nil)
  }

  /// Goes to another place; stays where the new one cannot be laid out.
  func move(to new: SessionPosition) throws(SessionProblem) {
    let old = position
    position = new
    let isSameSweep = old.isSameSweep(as: new)
    if isSameSweep { standing = nil } else { positionChanged() }
    do throws(SessionProblem) {
      _ = try unitContext()
    } catch {
      position = old
      if !isSameSweep {
        evaluated = earlier
        standing = nil
      }
      throw error
    }
  }

  /// Forgets variables and goes to the beginning, with the same effect.
  func reset() {
    lines = nil
    variables = []
    moments = []
    sources = [:]
    var start = SessionPosition(
      device: devices.first { $0.id == options.device } ?? position.device
    )
    start.effect = position.effect
    position = start
    positionChanged()
    (evaluated, earlier) = (nil, nil)
  }

  // MARK: - What there is

  /// The devices that can be chosen, sorted by id.
  var devices: [Device] {
    DeviceSelection(patterns: [], pluginDevices: workbench.plugin.devices).known
  }

  /// The ways to scroll that can be chosen.
  var plans: [ScrollPlan] { ScrollPlan.known(with: workbench.plugin.sweeps) }
}

extension SessionPosition {
  /// Whether an evaluation over the sweep at one place holds at the other: only the moment or the
  /// view differs.
  func isSameSweep(as other: SessionPosition) -> Bool {
    effect?.path == other.effect?.path && effect?.file.text == other.effect?.file.text
      && scene == other.scene && device == other.device && settings == other.settings
      && plan.name == other.plan.name
      && parameters == other.parameters
  }
}

package import MothDiagnostics
package import MothEngine
package import MothScript
package import MothSimulation
package import MothValidation

/// The catalog, bound once for all tests.
package let binding = TransformBinding()

/// The default limits without a clock, so that what a test expects of counts comes of counts.
package let countedLimits: HostLimits = {
  var limits = HostLimits()
  limits.callMilliseconds = 0
  limits.batchMilliseconds = 0
  return limits
}()

/// Runs work as scripts run: on a thread with the stack of the default limits.
package func onLuaThread<Value: Sendable>(
  _ work: @escaping @Sendable () throws -> Value
) throws -> Value {
  try LuaThread.run(stackBytes: HostLimits().stackBytes) { Result { try work() } }.get()
}

/// Runs work that throws nothing as scripts run.
package func onLuaThread<Value: Sendable>(_ work: @escaping @Sendable () -> Value) -> Value {
  LuaThread.run(stackBytes: HostLimits().stackBytes, work)
}

/// The text of an effect whose closure has this body, which begins on line 2.
package func effect(_ body: String, more: String = "") -> String {
  """
  return moth.effect { api = 1, \(more.isEmpty ? "" : more + " ")visualEffect = function(content, geometry, env, p)
  \(body)
  end }
  """
}

extension ScriptSource {
  /// A script that is in no file.
  package init(_ text: String, path: String = "effect.lua") {
    self.init(file: SourceFile(path: path, text: text))
  }
}

/// An effect that a host of its own has loaded, to be made and used on a thread for Lua.
package struct EffectBench {
  package let source: ScriptSource
  package let host: PluginHost
  /// The definition; nil if the script cannot be used.
  package let definition: EffectDefinition?
  /// What is wrong with the script.
  package let diagnostics: [Diagnostic]

  /// Loads an effect of a plugin; nil for a plugin that has no other file.
  package init(
    _ source: ScriptSource,
    of plugin: Plugin? = nil,
    limits: HostLimits = countedLimits
  ) {
    self.source = source
    host = PluginHost(
      plugin: plugin
        ?? Plugin(manifest: Manifest(name: "effect"), path: source.path, effects: [source]),
      limits: limits,
      binding: binding
    )
    let loaded = host.effect(source)
    definition = loaded.definition
    diagnostics = loaded.diagnostics
  }

  /// Evaluates a unit; nil if the script cannot be used.
  package func evaluation(of context: UnitContext) -> Evaluation? {
    definition.map { Evaluator(host: host).evaluate(context, definition: $0) }
  }

  /// Evaluates a unit for the rules; nil if the script cannot be used.
  ///
  /// `firstShape` is that of the effect's first unit, nil for that unit itself; `timeline` makes
  /// the scene with other settings, which some rules try.
  package func unit(
    _ context: UnitContext,
    firstShape: ChainShape? = nil,
    timeline: @escaping (UnitSettings) -> SceneTimeline
  ) -> ValidatedUnit? {
    guard let definition, let root = context.root else { return nil }
    let evaluator = Evaluator(host: host)
    return ValidatedUnit(
      context: context,
      definition: definition,
      evaluation: evaluator.evaluate(context, definition: definition),
      firstShape: firstShape,
      experiment: Experiment(evaluator, definition: definition, scene: root, timeline: timeline)
    )
  }
}

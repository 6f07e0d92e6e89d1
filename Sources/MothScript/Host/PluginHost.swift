package import MothDiagnostics

/// A plugin with a Lua state of its own.
///
/// It belongs to one thread.
///
/// Definitions are read once a state. After a stop the state is thrown away and the next question
/// makes a new one.
package final class PluginHost {
  /// What reading a script gave.
  package struct Loaded<Definition> {
    /// The definition; nil if it cannot be used.
    package var definition: Definition?
    /// What is wrong with it.
    package var diagnostics: [Diagnostic]

    /// Whether a person stopped it, so that it may go well when it is read again.
    package var isInterrupted: Bool {
      diagnostics.contains { $0.id == ScriptFault.Kind.interrupted.explanation.id }
    }
  }

  /// The plugin.
  package let plugin: Plugin
  /// The limits of its scripts.
  package let limits: HostLimits
  /// What stops its scripts from another thread.
  package let stopper: ScriptStopper
  private let binding: TransformBinding
  private var current: ScriptState?
  private var printedBefore = ""
  private var effects: [String: Loaded<EffectDefinition>] = [:]

  /// Makes a host; no state is made yet.
  package init(
    plugin: Plugin,
    limits: HostLimits,
    binding: TransformBinding
  ) {
    self.plugin = plugin
    self.limits = limits
    self.binding = binding
    stopper = ScriptStopper()
  }

  /// Makes another host of the same plugin, with a state of its own; what stops the one stops both.
  package init(like other: PluginHost) {
    plugin = other.plugin
    limits = other.limits
    binding = other.binding
    stopper = other.stopper
  }

  deinit { stopper.follow(nil, of: self) }

  /// The state, made when first needed.
  package func state() throws(ScriptFault) -> ScriptState {
    if let current { return current }
    let state = try ScriptState(limits: limits, binding: binding)
    for module in plugin.modules {
      try state.add(module: module.name, text: module.file.text, path: module.path)
    }
    current = state
    stopper.follow(state, of: self)
    return state
  }

  /// What the plugin's scripts printed since the last call.
  package func takePrinted() -> String {
    let text = printedBefore + (current?.takePrinted() ?? "")
    printedBefore = ""
    return text
  }

  /// Keeps what was printed until now, whatever is forgotten later.
  package func keepPrinted() { printedBefore += current?.takePrinted() ?? "" }

  /// Forgets what was printed since it was last kept or taken.
  package func forgetPrinted() { _ = current?.takePrinted() }

  /// Throws the state away, with the definitions that belong to it.
  package func discardState() {
    printedBefore += current?.takePrinted() ?? ""
    current = nil
    stopper.follow(nil, of: self)
    effects = [:]
  }

  /// The definition of an effect whose script runs anew, as in a new state.
  ///
  /// No variable of a script lives on from earlier calls. Definitions that were given before can no
  /// longer be called.
  package func effectAnew(_ source: ScriptSource) -> Loaded<EffectDefinition> {
    effects = [:]
    current?.releaseFunctions()
    return effect(source)
  }

  /// The definition of an effect; its script runs when first asked for.
  package func effect(_ source: ScriptSource) -> Loaded<EffectDefinition> {
    if let known = effects[source.path] { return known }
    let loaded = load(source, as: .effect, EffectDecoder.decode)
    if !loaded.isInterrupted { effects[source.path] = loaded }
    return loaded
  }

  /// A scene, as its script makes it now.
  package func scene(_ source: ScriptSource) -> Loaded<SceneDefinition> {
    load(source, as: .scene, SceneReader.decode)
  }

  /// A test, as its script states it.
  package func test(_ source: ScriptSource) -> Loaded<TestDefinition> {
    load(source, as: .test, TestDecoder.decode)
  }

  private func load<Definition>(
    _ source: ScriptSource,
    as role: ScriptState.Role,
    _ decode: (LuaValue, ScriptSource) -> (definition: Definition?, diagnostics: [Diagnostic])
  ) -> Loaded<Definition> {
    do {
      let value = try state().run(text: source.file.text, path: source.path, as: role)
      let decoded = decode(value, source)
      return Loaded(definition: decoded.definition, diagnostics: decoded.diagnostics)
    } catch {
      if error.endsState { discardState() }
      let blamed = plugin.source(at: error.path) ?? source
      return Loaded(definition: nil, diagnostics: Self.diagnostics(of: error, in: blamed))
    }
  }

  /// A syntax error comes with all that our own parser found; anything else is one diagnostic.
  private static func diagnostics(of fault: ScriptFault, in source: ScriptSource) -> [Diagnostic] {
    let problems = fault.kind == .syntax ? source.syntaxDiagnostics : []
    return problems.isEmpty ? [fault.diagnostic(in: source)] : problems
  }
}

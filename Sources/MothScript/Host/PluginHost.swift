internal import LuaSyntax
package import MothDiagnostics

/// A plugin with the Lua state of the effect that is evaluated.
///
/// It belongs to one thread. A state belongs to one effect, and a unit begins with another one, so
/// that no script, unit or test finds anything that another left: not a variable, nor memory in
/// use, nor a limit half used up. Scenes and tests run in states that live only as long as they
/// run.
///
/// A definition is read once a state. After a stop the state is thrown away and the next question
/// makes another one.
package final class PluginHost {
  /// The result of reading a script.
  package struct Loaded<Definition> {
    /// The definition; nil if it cannot be used.
    package var definition: Definition?
    /// What is wrong with it.
    package var diagnostics: [Diagnostic]
    /// What a scene or a test printed; what an effect printed, the host reports.
    package var printed = PrintedText()

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
  private var printed = PrintedText()
  private var loadedEffect: (path: String, loaded: Loaded<EffectDefinition>)?

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
    let state = try newState()
    current = state
    stopper.follow(state, of: self)
    return state
  }

  private func newState() throws(ScriptFault) -> ScriptState {
    let state = try ScriptState(limits: limits, binding: binding)
    for module in plugin.modules {
      try state.add(module: module.name, text: module.file.text, path: module.chunkName)
    }
    return state
  }

  /// What the effect's scripts printed since the last call, no more than the limit.
  package func takePrinted() -> PrintedText {
    keepPrinted()
    defer { printed = PrintedText() }
    return printed
  }

  /// Keeps what was printed until now, whatever is forgotten later.
  package func keepPrinted() {
    guard let current else { return }
    printed.add(current.takePrintedText(), limitInBytes: limits.printedBytes)
  }

  /// Forgets what was printed since it was last kept or taken.
  package func forgetPrinted() { _ = current?.takePrintedText() }

  /// Throws the state away, with the definition that belongs to it.
  package func discardState() {
    keepPrinted()
    current = nil
    stopper.follow(nil, of: self)
    loadedEffect = nil
  }

  /// The definition of an effect whose script runs in a state that nothing ran in before.
  ///
  /// Definitions that were given before can no longer be called.
  package func freshEffect(_ source: ScriptSource) -> Loaded<EffectDefinition> {
    discardState()
    return effect(source)
  }

  /// The definition of an effect; its script runs when first asked for, in a state of its own.
  package func effect(_ source: ScriptSource) -> Loaded<EffectDefinition> {
    if let known = loadedEffect {
      if known.path == source.path { return known.loaded }
      discardState()
    }
    let loaded: Loaded<EffectDefinition>
    do {
      loaded = try self.loaded(source, as: .effect, in: state(), decode: EffectDecoder.decode)
    } catch {
      if error.endsState { discardState() }
      loaded = failed(error, source: source)
    }
    if !loaded.isInterrupted { loadedEffect = (source.path, loaded) }
    return loaded
  }

  /// A scene, as its script makes it now.
  package func scene(_ source: ScriptSource) -> Loaded<SceneDefinition> {
    apart(source, as: .scene, decode: SceneReader.decode)
  }

  /// A test, as its script states it.
  package func test(_ source: ScriptSource) -> Loaded<TestDefinition> {
    apart(source, as: .test, decode: TestDecoder.decode)
  }

  private typealias Decoder<Definition> =
    (LuaValue, ScriptSource) -> (definition: Definition?, diagnostics: [Diagnostic])

  /// Runs a script in a state that no other script sees.
  private func apart<Definition>(
    _ source: ScriptSource,
    as role: ScriptState.Role,
    decode: Decoder<Definition>
  ) -> Loaded<Definition> {
    let state: ScriptState
    do throws(ScriptFault) { state = try newState() } catch { return failed(error, source: source) }
    stopper.follow(state, of: state)
    defer { stopper.follow(nil, of: state) }
    var result: Loaded<Definition>
    do throws(ScriptFault) {
      result = try loaded(source, as: role, in: state, decode: decode)
    } catch {
      result = failed(error, source: source)
    }
    result.printed = state.takePrintedText()
    return result
  }

  private func loaded<Definition>(
    _ source: ScriptSource,
    as role: ScriptState.Role,
    in state: ScriptState,
    decode: Decoder<Definition>
  ) throws(ScriptFault) -> Loaded<Definition> {
    // What 'moth check' refuses is not run either: our parser has a limit that Lua has not.
    let problems = Self.isChecked(source) ? source.syntaxDiagnostics : []
    guard problems.isEmpty else { return Loaded(definition: nil, diagnostics: problems) }
    let value = try state.run(text: source.file.text, path: source.chunkName, as: role)
    let decoded = decode(value, source)
    return Loaded(definition: decoded.definition, diagnostics: decoded.diagnostics)
  }

  /// Whether a script is text, and no longer than our parser reads.
  private static func isChecked(_ source: ScriptSource) -> Bool {
    let text = source.file.text.utf8
    // LUA_SIGNATURE, with which bytecode begins.
    return text.first != 0x1B && text.count <= SyntaxLimits.default.sourceInBytes
  }

  private func failed<Definition>(
    _ fault: ScriptFault,
    source: ScriptSource
  ) -> Loaded<Definition> {
    let blamed =
      fault.path == source.chunkName ? source : plugin.source(ofChunk: fault.path) ?? source
    return Loaded(definition: nil, diagnostics: Self.diagnostics(of: fault, in: blamed))
  }

  /// A syntax error comes with all that our own parser found; anything else is one diagnostic.
  private static func diagnostics(of fault: ScriptFault, in source: ScriptSource) -> [Diagnostic] {
    let problems = fault.kind == .syntax ? source.syntaxDiagnostics : []
    return problems.isEmpty ? [fault.diagnostic(in: source)] : problems
  }
}

package import MothDiagnostics
package import MothScript

/// What a run says while it goes on, in plan order.
///
/// Between the start and the end of a plugin come its effects, then its tests; between the start
/// and the end of an effect come its units. Nothing is reported twice, so that whoever listens need
/// not keep what is after.
package enum RunEvent: Sendable {
  /// What is wrong with the options or with finding the plugins.
  case problems([Diagnostic])
  /// How many units are to be evaluated, where nothing ends the run before.
  case plan(units: Int)
  /// A plugin begins.
  case plugin(Plugin)
  /// An effect begins: its name, path and summary.
  case effect(EffectResult)
  /// A unit of the effect is finished.
  case unit(UnitResult)
  /// The effect is finished: everything but its units.
  case effectEnd(EffectResult)
  /// A test's case is finished.
  case test(TestResult)
  /// What a unit or a test returned, in full, of a run that is a shard: for merging.
  case recorded(RecordedOutcome)
  /// The plugin is finished: what is wrong with its scenes and tests as scripts.
  case pluginEnd([Diagnostic])
  /// The run ended before everything was run.
  case ended(RunEnding)
}

extension RunResult {
  /// The events of the same result, as a run would emit them.
  package func replay(_ emit: (RunEvent) -> Void) {
    emit(.problems(diagnostics))
    for plugin in plugins {
      emit(.plugin(plugin.plugin))
      for effect in plugin.effects {
        let parts = effect.parts
        emit(.effect(parts.start))
        effect.units.forEach { emit(.unit($0)) }
        emit(.effectEnd(parts.end))
      }
      plugin.tests.forEach { emit(.test($0)) }
      emit(.pluginEnd(plugin.diagnostics))
    }
    if let ending { emit(.ended(ending)) }
  }

  /// Adds what a run reports.
  package mutating func take(_ event: RunEvent) {
    switch event {
    case .problems(let problems): diagnostics += problems
    case .plan, .recorded: break
    case .ended(let ending): self.ending = ending
    case .plugin(let plugin): plugins.append(PluginResult(plugin: plugin))
    case .effect(let effect): changeLast { $0.effects.append(effect) }
    case .unit(let unit): changeLast { $0.effects[$0.effects.count - 1].units.append(unit) }
    case .effectEnd(let end):
      changeLast { plugin in
        var end = end
        end.units = plugin.effects.popLast()?.units ?? []
        plugin.effects.append(end)
      }
    case .test(let test): changeLast { $0.tests.append(test) }
    case .pluginEnd(let problems): changeLast { $0.diagnostics = problems }
    }
  }

  private mutating func changeLast(_ change: (inout PluginResult) -> Void) {
    guard !plugins.isEmpty else { return }
    change(&plugins[plugins.count - 1])
  }
}

extension EffectResult {
  /// What is known of an effect before its units, and what is reported after them.
  fileprivate var parts: (start: EffectResult, end: EffectResult) {
    var end = self
    end.units = []
    return (EffectResult(name: name, path: path, summary: summary), end)
  }
}

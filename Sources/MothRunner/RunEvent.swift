package import MothDiagnostics
package import MothScript

/// What a run tells while it goes on, in plan order.
///
/// Between the start and the end of a plugin come its effects, then its tests; between the start and
/// the end of an effect come its units. Nothing is told twice, so that whoever listens need not keep
/// what is behind.
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
  /// What a unit or a test gave, in full, of a run that is a shard: for merging.
  case recorded(RecordedOutcome)
  /// The plugin is finished: what is wrong with its scenes and tests as scripts.
  case pluginEnd([Diagnostic])
  /// The run ended before everything was run.
  case ended(RunEnding)
}

extension RunResult {
  /// The same result, told as a run would tell it.
  package func replay(_ tell: (RunEvent) -> Void) {
    tell(.problems(diagnostics))
    for plugin in plugins {
      tell(.plugin(plugin.plugin))
      for effect in plugin.effects {
        let parts = effect.parts
        tell(.effect(parts.start))
        effect.units.forEach { tell(.unit($0)) }
        tell(.effectEnd(parts.end))
      }
      plugin.tests.forEach { tell(.test($0)) }
      tell(.pluginEnd(plugin.diagnostics))
    }
    if let ending { tell(.ended(ending)) }
  }

  /// Adds what a run tells.
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
  /// What is known of an effect before its units, and what is told behind them.
  fileprivate var parts: (start: EffectResult, end: EffectResult) {
    var end = self
    end.units = []
    return (EffectResult(name: name, path: path, summary: summary), end)
  }
}

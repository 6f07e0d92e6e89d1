internal import MothDiagnostics
internal import MothRunner
internal import MothScript

/// Lets only that of a run through which was not known before, with what changed in the curves.
///
/// It belongs to one run after the other; each is reported on one thread while the caller waits.
final class RoundFilter: @unchecked Sendable {
  private var last: LastRound
  private var isFirst = true
  private var plugin = ""
  private var pluginEvent: RunEvent?
  private var effect: [RunEvent] = []
  private var effectPath = ""
  private var effectName = ""
  private var hasNews = false
  /// Whether something of the round was reported.
  private(set) var hasReported = false
  /// The problems of effects and plugins that were reported in the round before, by path.
  private var reported: [String: [Diagnostic]] = [:]

  init(_ tolerances: BaselineTolerances) {
    last = LastRound(tolerances)
  }

  /// Begins the next round.
  func nextRound() {
    isFirst = false
    hasReported = false
  }

  /// Says what is new of an event.
  func take(_ event: RunEvent, emit: (RunEvent) -> Void) {
    switch event {
    case .plugin(let plugin):
      self.plugin = plugin.name
      pluginEvent = event
    case .effect(let result):
      effect = [event]
      (effectName, effectPath) = (result.name, result.path)
      hasNews = isFirst
    case .unit(var unit):
      let name = UnitName(plugin: plugin, effect: effectName, variant: unit.name)
      unit.diagnostics += last.changes(in: unit, named: name, effectPath: effectPath)
      hasNews = hasNews || !unit.isCached
      effect.append(.unit(unit))
    case .effectEnd(let end):
      let problems = end.diagnostics + end.findings
      hasNews = hasNews || reported[end.path, default: []] != problems
      reported[end.path] = problems
      effect.append(event)
      if hasNews {
        emitPlugin(emit)
        effect.forEach(emit)
      }
      effect = []
    case .test(let test):
      if isFirst || !test.isCached {
        emitPlugin(emit)
        emit(event)
      }
    case .pluginEnd(let problems):
      let isNew = reported["plugin \(plugin)", default: []] != problems
      reported["plugin \(plugin)"] = problems
      if isNew { emitPlugin(emit) }
      if pluginEvent == nil { emit(event) }
      pluginEvent = nil
    case .problems, .plan, .recorded, .ended:
      emit(event)
    }
  }

  private func emitPlugin(_ emit: (RunEvent) -> Void) {
    hasReported = true
    pluginEvent.map(emit)
    pluginEvent = nil
  }
}

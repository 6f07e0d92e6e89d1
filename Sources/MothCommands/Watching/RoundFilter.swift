internal import MothDiagnostics
internal import MothRunner
internal import MothScript

/// Lets only that of a run through which was not known before, with what changed in the curves.
///
/// It belongs to one run after the other; each is told on one thread while the caller waits.
final class RoundFilter: @unchecked Sendable {
  private var last: LastRound
  private var isFirst = true
  private var plugin = ""
  private var pluginEvent: RunEvent?
  private var effect: [RunEvent] = []
  private var effectPath = ""
  private var effectName = ""
  private var hasNews = false
  /// Whether something of the round was told.
  private(set) var hasTold = false
  /// The problems of effects and plugins that were told in the round before, by path.
  private var told: [String: [Diagnostic]] = [:]

  init(_ tolerances: BaselineTolerances) {
    last = LastRound(tolerances)
  }

  /// Begins the next round.
  func nextRound() {
    isFirst = false
    hasTold = false
  }

  /// Tells what is new of an event.
  func take(_ event: RunEvent, _ tell: (RunEvent) -> Void) {
    switch event {
    case .plugin(let plugin):
      self.plugin = plugin.name
      pluginEvent = event
    case .effect(let result):
      effect = [event]
      (effectName, effectPath) = (result.name, result.path)
      hasNews = isFirst
    case .unit(var unit):
      let name = UnitName(plugin: plugin, effect: effectName, place: unit.name)
      unit.diagnostics += last.changes(in: unit, named: name, effectPath: effectPath)
      hasNews = hasNews || !unit.isKnown
      effect.append(.unit(unit))
    case .effectEnd(let end):
      let problems = end.diagnostics + end.findings
      hasNews = hasNews || told[end.path, default: []] != problems
      told[end.path] = problems
      effect.append(event)
      if hasNews {
        tellPlugin(tell)
        effect.forEach(tell)
      }
      effect = []
    case .test(let test):
      if isFirst || !test.isKnown {
        tellPlugin(tell)
        tell(event)
      }
    case .pluginEnd(let problems):
      let isNew = told["plugin \(plugin)", default: []] != problems
      told["plugin \(plugin)"] = problems
      if isNew { tellPlugin(tell) }
      if pluginEvent == nil { tell(event) }
      pluginEvent = nil
    case .problems, .plan, .recorded, .ended:
      tell(event)
    }
  }

  private func tellPlugin(_ tell: (RunEvent) -> Void) {
    hasTold = true
    pluginEvent.map(tell)
    pluginEvent = nil
  }
}

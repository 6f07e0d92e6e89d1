import MothDiagnostics
import MothEngine
@testable import MothScript
import MothSimulation
import MothTestSupport
import MothValidation

/// An effect on a target of the scene `example`; the body's first line is line 2 of the script.
func effect(_ body: String, on target: String) -> String {
  """
  return moth.effect { api = 1, target = "\(target)", visualEffect = function(content, geometry, env, p)
  \(body)
  end }
  """
}

/// Where the rules look at an effect: a bundled scene on a device, with the linear sweep.
///
/// The scene `feed` has 12 cards of 220 points with 16 between them, in all 12 * 220 + 11 * 16 =
/// 2816 points. On iphone-17 the safe area is 874 - 62 - 34 = 778 points high, so that the content
/// can be scrolled by 2816 - 778 = 2038. At 120 Hz and 1000 points a second, with 100 points of
/// overscroll at both ends, the sweep has these samples (legs are rounded up to whole frames):
///
///     0            at rest
///     1 ... 12     to -100
///     13 ... 269   to 2038, 257 frames
///     270 ... 281  to 2138
///     282 ... 538  to 0, 257 frames
///     539          at rest
///
/// In the space "scrollView" the card at index i is at minY = 236 * i - offset.
struct Bench {
  /// The ids of the rules that are of interest; nil for all.
  var only: [String]?
  var device = "iphone-17"
  var scene = "feed"
  var reduceMotion = [false, true]
  var sweep = Sweep.linear.name
  /// The text of a scene `example`, which then is the one looked at.
  var sceneScript: String?
  var settings = ValidationSettings()

  /// What one rule says about a script.
  func findings(_ script: String, of rule: String) -> [Diagnostic] {
    findings(script).filter { $0.id == rule }
  }

  /// The same bench without the rules of these ids, which other tests cover.
  func without(_ ids: String...) -> Bench {
    var bench = self
    for id in ids { bench.settings.rules[id] = ValidationSettings.RuleSetting(level: .off) }
    return bench
  }

  /// Everything that the rules say about a script, and what is wrong with loading it.
  func findings(_ script: String) -> [Diagnostic] {
    let bench = self
    let found = onLuaThread { bench.findingsHere(script) }
    guard let only else { return found }
    return found.filter { only.contains($0.id) }
  }

  private func findingsHere(_ script: String) -> [Diagnostic] {
    let effect = EffectBench(ScriptSource(script))
    let own = sceneScript.map { ScriptSource($0, path: "example.lua") }
    guard let definition = effect.definition else { return effect.diagnostics }
    guard let device = Device.bundled(id: device), let sweep = Sweep.named(sweep),
      let sceneSource = own ?? BundledScenes.all.first(where: { $0.name == scene })
    else { return [.error("bench", message: "there is no such scene, sweep or device")] }
    let loadedScene = effect.host.scene(sceneSource)
    guard let root = loadedScene.definition?.root else { return loadedScene.diagnostics }
    var found = effect.source.findings(settings)
    var firstShape: ChainShape?
    for reduceMotion in reduceMotion {
      let (context, timeline) = context(
        of: effect,
        definition,
        root: root,
        device: device,
        reduceMotion: reduceMotion,
        sweep: sweep
      )
      let unit = effect.unit(context, firstShape: firstShape, timeline: timeline)
      guard let unit else { continue }
      found += unit.diagnostics(settings)
      firstShape = firstShape ?? unit.evaluation.trace?.shape
    }
    return found
  }

  /// A unit, and the scene with other settings.
  private func context(
    of effect: EffectBench,
    _ definition: EffectDefinition,
    root: SceneNode,
    device: Device,
    reduceMotion: Bool,
    sweep: Sweep
  ) -> (context: UnitContext, timeline: (UnitSettings) -> SceneTimeline) {
    func timeline(_ settings: UnitSettings) -> SceneTimeline {
      var settings = settings
      settings.focus = definition.focus
      let layout = SceneLayout(root, device: device, settings: settings.layout)
      let samples = layout.samples(of: sweep, sweeping: layout.sweptScrollView, device: device)
      return SceneTimeline(layout, samples: samples)
    }
    var settings = UnitSettings()
    settings.reduceMotion = reduceMotion
    let swept = timeline(settings)
    let context = UnitContext(
      effect: effect.source,
      scene: scene,
      root: root,
      timeline: swept,
      target: definition.stages.allSatisfy(\.hasNoChain)
        ? "" : definition.target ?? swept.targets.first?.name ?? "",
      device: device,
      settings: settings,
      parameters: [],
      sweep: sweep.name,
      // Every card in every sample, as in a plain stack, so that samples can be counted by hand.
      onlyMade: false
    )
    return (context, timeline)
  }
}

extension Bench {
  /// The circumstances of a rule's example.
  init(_ example: Rule.Example) {
    device = example.device
    sweep = example.sweep
    sceneScript = example.scene
  }
}

extension Diagnostic {
  /// `2:16 value-out-of-range: 'opacity' must be ...`, without the severity of an error.
  var reported: String {
    let start = location?.range?.start
    let position = start.map { "\($0.line):\($0.column) " } ?? ""
    let weight = severity == .error ? "" : "\(severity.rawValue) "
    return "\(position)\(weight)\(id): \(message)"
  }

  /// `card[1], sample 0, Reduce Motion off`; nil without a moment.
  var seen: String? {
    moment.map { moment in
      let target = moment.target.map { "\($0)[\(moment.index ?? -1)], " } ?? ""
      let setting = moment.reduceMotion.map { $0 ? "on" : "off" } ?? "unknown"
      return "\(target)sample \(moment.sample), Reduce Motion \(setting)"
    }
  }
}

import MothDiagnostics
import MothEngine
import MothGeometry
import MothScript
import MothSimulation
import MothTestSupport
import Testing

/// Three cards of 300 points below each other in a scroll view of 400 by 800: card i rests at
/// 300 i.
let feed = column(
  (0..<3).map { _ in SceneNode.shape(.rectangle).frame(height: 300).target("card") }
)

/// Views below each other in a scroll view that fills a window of 400 by 800, or as given.
func column(
  _ views: [SceneNode],
  window: Size = Size(width: 400, height: 800)
) -> SceneLayout {
  SceneLayout(SceneNode.scrollView([.vStack(spacing: 0, views)]), window: window)
}

/// Limits of which each batch that lasts until the watchdog looks is late.
let lateLimits: HostLimits = {
  var limits = HostLimits()
  limits.clock = .moved(millisecondsPer100Instructions: 0)
  return limits
}()

/// One effect on the targets `card` of a layout.
struct Unit: Sendable {
  var text: String
  var target = "card"
  var layout = feed
  /// The tree of the layout, for a state that lays it out again.
  var root: SceneNode?
  /// Layouts that change, instead of the one layout and the samples.
  var timeline: SceneTimeline?
  var onlyMade = true
  var samples = SweepSamples()
  var settings = UnitSettings()
  var parameters: [ScriptField] = []
  var limits = countedLimits

  /// A `visualEffect` with this body, which begins on line 2; the chunk begins with `chunk`.
  init(_ body: String, chunk: String = "", offsets: [Double] = [0]) {
    text = chunk + " " + effect(body)
    add(offsets)
  }

  /// A `scrollTransition` with these fields, which begin on line 2.
  init(transition fields: String, offsets: [Double] = [0]) {
    text = """
      return moth.effect { api = 1, scrollTransition = {
      \(fields)
      } }
      """
    add(offsets)
  }

  /// A `scrollState` with these fields, which begin on line 2, on no view.
  init(state fields: String, offsets: [Double] = [0]) {
    text = """
      return moth.effect { api = 1, scrollState = {
      \(fields)
      } }
      """
    target = ""
    add(offsets)
  }

  private mutating func add(_ offsets: [Double]) {
    for (index, offset) in offsets.enumerated().dropFirst() {
      samples.append(time: Double(index) / 100, offset: offset, phase: .idle)
    }
  }

  /// The same unit, changed.
  func with(_ change: (inout Unit) -> Void) -> Unit {
    var unit = self
    change(&unit)
    return unit
  }

  private var source: ScriptSource {
    ScriptSource(text, path: "effects/test.lua")
  }

  /// What is evaluated.
  func context() throws -> UnitContext {
    UnitContext(
      effect: source,
      scene: "feed",
      root: root,
      timeline: timeline ?? SceneTimeline(layout, samples: samples),
      target: target,
      device: try #require(Device.bundled(id: "iphone-17")),
      settings: settings,
      parameters: parameters,
      sweep: "linear",
      onlyMade: onlyMade
    )
  }

  /// Evaluates the unit so many times on one host, with the definition that was loaded first.
  func evaluations(_ count: Int) throws -> [Evaluation] {
    let source = self.source
    let context = try context()
    let limits = self.limits
    return try onLuaThread {
      let effect = EffectBench(source, limits: limits)
      try #require(effect.diagnostics == [])
      return try (0..<count).map { _ in try #require(effect.evaluation(of: context)) }
    }
  }

  /// Evaluates the unit.
  func evaluation() throws -> Evaluation {
    try #require(try evaluations(1).first)
  }

  /// Evaluates a unit that has a trace.
  func trace() throws -> Trace {
    let evaluation = try evaluation()
    try #require(evaluation.failure == nil)
    try #require(evaluation.shapeChange == nil)
    return try #require(evaluation.trace)
  }
}

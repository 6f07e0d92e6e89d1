import CMothBench
import MothDiagnostics
import MothEngine
import MothScript
import MothSimulation

/// The parallax of `featured-parallax`: Moth's sample loop against a bare C loop over `lua_pcall`.
enum SampleLoopBenchmark {
  private static let sampleCount = 20_480

  /// The same arithmetic as a bare Lua function of two arguments.
  private static let bareSource = """
    return function(minY, reduceMotion)
      local amount = -minY
      return (amount > 0 and not reduceMotion) and math.min(amount * 0.3, 40) or 0
    end
    """

  private static let effectSource = """
    return moth.effect {
      api = 1,
      parameters = { rate = { default = 0.3 }, cap = { default = 40 } },
      visualEffect = function(content, geometry, env, p)
        local amount = -geometry:frame("scrollView").minY
        local parallax = (amount > 0 and not env.reduceMotion) and math.min(amount * p.rate, p.cap) or 0
        return content:offset(0, parallax)
      end,
    }
    """

  /// Measures in turns and reports the medians.
  static func run(rounds: Int) -> String {
    var unwatched = HostLimits()
    unwatched.batchMilliseconds = 0
    guard let bare = moth_bare_create(bareSource), let bench = Bench(HostLimits()),
      let freeBench = Bench(unwatched)
    else { return "the benchmark could not be set up" }
    defer { moth_bare_destroy(bare) }
    var results = [Double](repeating: 0, count: sampleCount)
    var base: [Double] = []
    var counted: [Double] = []
    var loop: [Double] = []
    var free: [Double] = []
    var whole: [Double] = []
    for _ in 0..<rounds {
      base.append(seconds { _ = moth_bare_run(bare, bench.minY, &results, sampleCount) })
      moth_bare_count(bare, 1_000)
      counted.append(seconds { _ = moth_bare_run(bare, bench.minY, &results, sampleCount) })
      moth_bare_count(bare, 0)
      loop.append(seconds { bench.runLoop() })
      free.append(seconds { freeBench.runLoop() })
      whole.append(seconds { bench.runWhole() })
    }
    let agrees = results == bench.offsets()
    return """
      parallax, \(sampleCount) samples, median of \(rounds) rounds, in turns
      bare C loop over lua_pcall   \(text(base)) ns a sample   1.00
      the same under a count hook  \(text(counted)) ns a sample   \(ratio(counted, base: base))
      Moth's sample loop           \(text(loop)) ns a sample   \(ratio(loop, base: base))
      without the limit of time    \(text(free)) ns a sample   \(ratio(free, base: base))
      with layout columns, trace and re-evaluation
                                   \(text(whole)) ns a sample   \(ratio(whole, base: base))
      the limit of time costs \(ratio(loop, base: free)), a count hook would cost \(ratio(counted, base: base))
      results \(agrees ? "agree to the last bit" : "DIFFER")
      """
  }

  private static func seconds(_ body: () -> Void) -> Double {
    let (whole, atto) = ContinuousClock().measure(body).components
    return Double(whole) + Double(atto) / 1e18
  }

  private static func median(_ values: [Double]) -> Double {
    values.sorted()[values.count / 2]
  }

  private static func text(_ times: [Double]) -> String {
    let text = NumberText.fixed(median(times) / Double(sampleCount) * 1e9, decimals: 1)
    return String(repeating: " ", count: max(7 - text.count, 0)) + text
  }

  /// The median of the rounds' own ratios: both sides of one round met the same machine.
  private static func ratio(_ times: [Double], base: [Double]) -> String {
    NumberText.fixed(median(zip(times, base).map { $0 / $1 }), decimals: 2)
  }

  /// The effect, ready to be evaluated.
  private final class Bench {
    let minY: [Double]
    private let host: PluginHost
    private let context: UnitContext
    private let definition: EffectDefinition
    private let function: LuaFunction
    private let inputs: ScriptInputs
    private let state: ScriptState
    private var columns: [Double]

    init?(_ limits: HostLimits) {
      let source = ScriptSource(file: SourceFile(path: "bench.lua", text: effectSource))
      let plugin = Plugin(manifest: Manifest(name: "bench"), path: "", effects: [source])
      host = PluginHost(plugin: plugin, limits: limits, binding: TransformBinding())
      guard let device = Device.bundled(id: "iphone-17"),
        let definition = host.effect(source).definition, let state = try? host.state()
      else { return nil }
      let scene = SceneNode.scrollView([
        .shape(.rectangle).frame(width: nil, height: 4000).target("card")
      ])
      let layout = SceneLayout(scene, device: device)
      var samples = SweepSamples()
      for sample in 1..<sampleCount {
        samples.append(
          time: Double(sample) / 120,
          offset: Double(sample % 400),
          phase: .interacting
        )
      }
      context = UnitContext(
        effect: source,
        scene: "bench",
        timeline: SceneTimeline(layout, samples: samples),
        target: "card",
        device: device,
        settings: UnitSettings(),
        parameters: [
          ScriptField("cap", value: .number(40)), ScriptField("rate", value: .number(0.3)),
        ],
        sweep: "bench"
      )
      guard let target = context.targets.first else { return nil }
      let geometry = layout.geometry(
        of: target,
        sweeping: layout.sweptScrollView,
        offsets: samples.offsets
      )
      inputs = ScriptInputs(geometry, velocities: samples.velocities, times: samples.times)
      minY = geometry[.scrollView]?.minY.values(count: sampleCount) ?? []
      columns = Array(repeating: 0, count: 2 * sampleCount)
      self.state = state
      self.definition = definition
      guard let stage = definition.stages.first else { return nil }
      function = stage.function
      bind()
    }

    private func bind() {
      guard let target = context.targets.first else { return }
      try? state.bind(
        environment: context.environment(of: target),
        parameters: context.parameters
      )
      try? state.bind(inputs)
      _ = try? state.evaluate(function, sample: 0, argument: .geometry)
      state.keepShape()
    }

    func runLoop() {
      columns.withUnsafeMutableBufferPointer { buffer in
        guard let base = buffer.baseAddress else { return }
        for start in stride(from: 0, to: sampleCount, by: 512) {
          _ = state.evaluate(
            function,
            samples: start..<start + 512,
            into: base,
            stride: sampleCount
          )
        }
      }
    }

    func runWhole() {
      _ = Evaluator(host: host).evaluate(context, definition: definition)
      bind()
    }

    func offsets() -> [Double] { Array(columns[sampleCount...]) }
  }
}

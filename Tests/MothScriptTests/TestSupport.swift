import MothDiagnostics
import MothGeometry
import MothScript
import MothSimulation
import MothTestSupport
import Testing

/// A script did not fail where a test expects it to.
struct NoFault: Error {}

/// The fault that work fails with.
func fault(_ work: () throws -> some Any) throws -> ScriptFault {
  do {
    _ = try work()
  } catch let fault as ScriptFault {
    return fault
  }
  throw NoFault()
}

/// What a chunk returns, in a state of its own.
func run(
  _ text: String,
  as role: ScriptState.Role = .effect,
  limits: HostLimits = countedLimits,
  modules: [String: String] = [:]
) throws -> LuaValue {
  try onLuaThread {
    let state = try ScriptState(limits: limits, binding: binding)
    for (name, text) in modules {
      try state.add(module: name, text: text, path: "modules/\(name).lua")
    }
    return try state.run(text: text, path: "effects/test.lua", as: role)
  }
}

/// The fault of a chunk, in a state of its own.
func faultRunning(
  _ text: String,
  as role: ScriptState.Role = .effect,
  limits: HostLimits = countedLimits,
  modules: [String: String] = [:]
) throws -> ScriptFault {
  try fault { try run(text, as: role, limits: limits, modules: modules) }
}

/// The limits without a clock, but for one.
func limits(_ change: (inout HostLimits) -> Void) -> HostLimits {
  var limits = countedLimits
  change(&limits)
  return limits
}

/// A script of the path that `run` and `Probe` use.
func script(_ text: String) -> ScriptSource {
  ScriptSource(text, path: "effects/test.lua")
}

/// Three cards of 400 by 300 points in a scroll view with the name `feed`.
///
/// The window is 400 by 800 with insets of 60 and 40: the scroll view is 700 high, its content 900.
let feed = SceneLayout(
  SceneNode.scrollView([
    .vStack(
      spacing: 0,
      (0..<3).map { _ in SceneNode.shape(.rectangle).frame(height: 300).target("card") }
    )
  ]).coordinateSpace("feed"),
  window: Size(width: 400, height: 800),
  safeAreaInsets: EdgeInsets(top: 60, bottom: 40)
)

/// Calls effects on a card of `feed`.
struct Probe: Sendable {
  var layout = feed
  var index = 0
  var samples = SweepSamples()
  var parameters: [ScriptField] = []
  var limits = countedLimits

  /// A probe that sees the scroll at these distances from rest, a tenth of a second apart.
  init(offsets: [Double] = [0]) {
    for (index, offset) in offsets.enumerated().dropFirst() {
      samples.append(time: Double(index) / 10, offset: offset, phase: .idle)
    }
  }

  /// The same probe, changed.
  func with(_ change: (inout Probe) -> Void) -> Probe {
    var probe = self
    change(&probe)
    return probe
  }

  /// An effect's script with this body, which begins on line 2.
  static func script(_ body: String) -> String {
    "return function(content, geometry, env, p)\n\(body)\nend"
  }

  /// Works with a state in which a function with this body is loaded and everything bound.
  func withEffect<Value: Sendable>(
    _ body: String,
    work: @escaping @Sendable (ScriptState, LuaFunction) throws -> Value
  ) throws -> Value {
    try onLuaThread {
      let state = try ScriptState(limits: limits, binding: binding)
      let value = try state.run(
        text: Self.script(body),
        path: "effects/test.lua",
        as: .effect
      )
      let function = try #require(value.function)
      try bind(state)
      return try work(state, function)
    }
  }

  /// Binds what this probe's target reads.
  func bind(_ state: ScriptState) throws {
    let target = layout.targets[index]
    let geometry = layout.geometry(
      of: target,
      sweeping: layout.sweptScrollView,
      offsets: samples.offsets
    )
    let inputs = ScriptInputs(
      geometry,
      velocities: samples.velocities,
      times: samples.times
    )
    try state.bind(
      environment: [
        ScriptField("reduceMotion", value: .boolean(false)),
        ScriptField("layoutDirection", value: .string("leftToRight")),
        ScriptField("index", value: .integer(target.index)),
        ScriptField("count", value: .integer(target.count)),
        ScriptField("displayScale", value: .number(3)),
        ScriptField("colorScheme", value: .string("light")),
        ScriptField("dynamicTypeSize", value: .string("large")),
      ],
      parameters: parameters
    )
    try state.bind(inputs)
  }

  /// The chain at a sample.
  func chain(_ body: String, sample: Int = 0) throws -> RecordedChain {
    try withEffect(body) { try $0.evaluate($1, sample: sample, argument: .geometry) }
  }

  /// The numbers of the chain at a sample.
  func values(_ body: String, sample: Int = 0) throws -> [Double] {
    try chain(body, sample: sample).values
  }

  /// The fault at a sample, the instructions counted as they are where a fault is judged.
  func fault(_ body: String, sample: Int = 0) throws -> ScriptFault {
    try withEffect(body) { state, function in
      try MothScriptTests.fault {
        try state.evaluate(function, sample: sample, argument: .geometry, isCounted: true)
      }
    }
  }

  /// One column for each number of the chain, the first sample evaluated alone and the others in
  /// one batch.
  func columns(_ body: String) throws -> [[Double]] {
    try withEffect(body) { state, function in
      let first = try state.evaluate(function, sample: 0, argument: .geometry).values
      state.keepShape()
      let count = samples.count
      var numbers = first.flatMap { [$0] + Array(repeating: .nan, count: count - 1) }
      let batch = numbers.withUnsafeMutableBufferPointer { buffer in
        buffer.baseAddress.map {
          state.evaluate(function, samples: 1..<count, into: $0, stride: count)
        }
      }
      if let fault = batch?.fault { throw fault }
      return first.indices.map { Array(numbers[$0 * count..<($0 + 1) * count]) }
    }
  }
}

/// A diagnostic as one line: place, id, message, and the help if there is one.
func brief(_ diagnostic: Diagnostic) -> String {
  let start = diagnostic.location?.range?.start
  let location = start.map { "\($0.line):\($0.column)" } ?? "-"
  let help = diagnostic.notes.last { $0.kind == .help }.map { " | \($0.text)" } ?? ""
  return "\(location) \(diagnostic.id): \(diagnostic.message)\(help)"
}

internal import CMothLua

/// One sandboxed Lua state.
///
/// It belongs to the thread that made it.
package final class ScriptState {
  let state: OpaquePointer
  let binding: TransformBinding
  private let sourceBytes: Int
  private let printedBytes: Int
  // What the shim reads while it is bound.
  private var boundInputs: ScriptInputs?
  var boundScroll: ScrollInputs?

  /// What a chunk is run as: it decides which words its environment has.
  package enum Role: String, Sendable {
    case effect
    case scene
    case test
  }

  /// Makes a state; throws a fault when memory is too short for the prelude.
  package init(limits: HostLimits, binding: TransformBinding) throws(ScriptFault) {
    var cLimits = limits.cLimits
    var vocabulary = binding.vocabulary
    let state = binding.trusted.prelude(for: limits)?.withBytes {
      moth_state_create(&cLimits, &vocabulary, $0, $1)
    }
    guard let state else {
      throw ScriptFault(kind: .internalError, detail: "the Lua state could not be made")
    }
    self.state = state
    self.binding = binding
    sourceBytes = limits.sourceBytes
    printedBytes = limits.printedBytes
  }

  deinit { moth_state_destroy(state) }

  /// The most memory that this state has used, in bytes.
  package var peakMemoryBytes: Int {
    var peak = 0
    _ = moth_state_memory(state, &peak)
    return peak
  }

  /// What scripts printed since the last call; a last line says that more was printed than is kept.
  package func takePrinted() -> String {
    takePrintedText().shown(limitInBytes: printedBytes)
  }

  /// The same, to be joined with what other states printed.
  func takePrintedText() -> PrintedText {
    var length = 0
    var isCut = false
    let text = moth_take_printed(state, &length, &isCut)
    let bytes = UnsafeRawBufferPointer(start: text, count: length)
    return PrintedText(text: String(decoding: bytes, as: UTF8.self), isCut: isCut)
  }

  // MARK: - Chunks

  /// Makes a module's text known to `require`.
  ///
  /// `path` is what scripts and faults call it.
  package func add(module name: String, text: String, path: String) throws(ScriptFault) {
    try refuseLong(text, path: path)
    try check(
      withBytes(of: text) { moth_add_module(state, name, $0, $1, path) }
    )
  }

  /// Runs a chunk in an environment of its own and returns what it returned.
  package func run(text: String, path: String, as role: Role) throws(ScriptFault) -> LuaValue {
    try refuseLong(text, path: path)
    try check(
      withBytes(of: text) { moth_run_chunk(state, $0, $1, path, role.rawValue) }
    )
    return try exported()
  }

  /// Calls a function with `env` and `p`, as bound, and returns what it returned.
  package func call(_ function: LuaFunction) throws(ScriptFault) -> LuaValue {
    try check(moth_call(state, function.reference))
    return try exported()
  }

  /// Lua 5.4.4 names what an error is about by recursion, which overflows the stack on a line of
  /// some hundred kilobytes; so a source has a limit, wherever it comes from.
  func refuseLong(_ text: String, path: String) throws(ScriptFault) {
    guard text.utf8.count > sourceBytes else { return }
    throw ScriptFault(
      kind: .refused,
      detail: "a script must be at most \(sourceBytes) bytes; got \(text.utf8.count)",
      path: path
    )
  }

  func exported() throws(ScriptFault) -> LuaValue {
    var length = 0
    let bytes = moth_exported(state, &length)
    var reader = LuaValueReader(UnsafeRawBufferPointer(start: bytes, count: length))
    guard let value = reader.read() else {
      throw ScriptFault(kind: .internalError, detail: "a value could not be taken over from Lua")
    }
    return value
  }

  // MARK: - Bindings

  /// Sets the constant fields of `env` and `p` for the calls that follow, and where the numbers of
  /// `math.random` start in each of them.
  package func bind(
    environment: [ScriptField],
    parameters: [ScriptField],
    seed: Int = 0
  ) throws(ScriptFault) {
    let status = ScriptField.withCFields(environment) { first in
      ScriptField.withCFields(parameters) { second in
        moth_bind_constants(
          state,
          first.baseAddress,
          UInt32(first.count),
          second.baseAddress,
          UInt32(second.count),
          UInt64(bitPattern: Int64(seed))
        )
      }
    }
    try check(status)
  }

  /// Sets what `geometry` and the moving fields of `env` read.
  package func bind(_ inputs: ScriptInputs) throws(ScriptFault) {
    let status = inputs.withCInputs { moth_bind_inputs(state, $0) }
    boundInputs = inputs
    try check(status)
  }

  // MARK: - Evaluation

  /// The three closures of a scroll transition are distinguished by their phase.
  package enum Argument: Sendable {
    case geometry
    case phase(Int)

    var code: Int32 {
      switch self {
      case .geometry: 2
      case .phase(let value): Int32(value)
      }
    }
  }

  /// Calls an effect's function once and returns its chain with the lines of its calls.
  package func evaluate(
    _ function: LuaFunction,
    sample: Int,
    argument: Argument,
    isCounted: Bool = false
  ) throws(ScriptFault) -> RecordedChain {
    try check(
      moth_evaluate_one(state, function.reference, sample, argument.code, isCounted)
    )
    return recordedChain
  }

  /// The chain of the last single call.
  package var recordedChain: RecordedChain {
    let transforms = (0..<moth_chain_length(state)).map { index in
      let node = moth_chain_node(state, index)
      return RecordedTransform(
        transform: Int(node.transform),
        shader: String(cString: moth_shader_signature(state, node.shader)),
        values: (0..<UInt32(node.value_count)).map {
          moth_chain_value(state, node.first_value, $0)
        },
        line: Int(node.line)
      )
    }
    return RecordedChain(transforms: transforms)
  }

  /// The instructions of the last counted call, in steps of 100.
  package var countedInstructions: Int { Int(moth_counted_instructions(state)) }

  /// Makes the chain of the last `evaluate` the shape that batches must keep.
  package func keepShape() { moth_keep_shape(state) }

  /// How far a batch came.
  package struct Batch: Sendable {
    /// The samples done.
    package var evaluated: Int
    /// Whether the sample after them has another shape.
    package var shapeChanged: Bool
    /// What that sample did wrong.
    package var fault: ScriptFault?
  }

  /// Evaluates `samples` into columns: argument a of sample k goes to `columns[a * stride + k]`.
  ///
  /// With `isCounted`, the instructions of each call are; without, the batch may be late.
  package func evaluate(
    _ function: LuaFunction,
    samples: Range<Int>,
    isCounted: Bool = false,
    into columns: UnsafeMutablePointer<Double>,
    stride: Int
  ) -> Batch {
    var batch = MothBatch()
    let status = moth_evaluate_batch(
      state,
      function.reference,
      samples.lowerBound,
      samples.count,
      isCounted,
      columns,
      stride,
      &batch
    )
    return Batch(
      evaluated: batch.evaluated,
      shapeChanged: batch.shape_changed,
      fault: status == MOTH_OK ? nil : ScriptFault(of: state)
    )
  }

  func check(_ status: MothStatus) throws(ScriptFault) {
    if status != MOTH_OK { throw ScriptFault(of: state) }
  }

  func withBytes(
    of text: String,
    _ body: (UnsafePointer<CChar>, Int) -> MothStatus
  ) -> MothStatus {
    var text = text
    return text.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) { characters in
        // An empty string may have no address; any will do for no bytes.
        characters.baseAddress.map { body($0, characters.count) } ?? body("", 0)
      }
    }
  }
}

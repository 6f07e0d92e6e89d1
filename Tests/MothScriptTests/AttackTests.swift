import Foundation
import MothScript
import MothTestSupport
import Testing

/// The project's collection of hostile scripts, each with how it is contained.
///
/// The scripts and what they do to stock Lua are described in docs/SECURITY.md.
struct AttackTests {
  /// How an attack ends.
  enum Verdict: Equatable, Sendable {
    /// A fault of this kind at a line, with a detail or the name that is concerned.
    case fault(ScriptFault.Kind, Int?, String)
    /// It does no harm and returns this.
    case harmless(LuaValue)
  }

  /// What an attack needs is not there.
  private static func absent(_ name: String, line: Int) -> Verdict {
    .fault(.unknownGlobal, line, name)
  }

  private static func refused(_ detail: String, line: Int) -> Verdict {
    .fault(.refused, line, detail)
  }

  private static func error(_ detail: String, line: Int) -> Verdict {
    .fault(.error, line, detail)
  }

  private static func limit(_ kind: ScriptFault.Kind, line: Int) -> Verdict {
    .fault(kind, line, "")
  }

  private static func longChain(_ event: String) -> String {
    "a chain of '\(event)' has at most 16 tables, none of them twice"
  }

  /// The verdicts, by the scripts' names.
  ///
  /// A time limit is where few instructions each do much and nothing can count it, whatever the
  /// machine: 2,000,000 instructions of those would take minutes.
  static let verdicts: [(name: String, verdict: Verdict)] = [
    ("01_bytecode_load", error("attempt to call a nil value (field 'dump')", line: 3)),
    ("02_load_text", absent("load", line: 1)),
    ("03_string_dump", error("attempt to call a nil value (field 'dump')", line: 1)),
    ("04_string_mt", absent("getmetatable", line: 1)),
    ("06_math_patch", .fault(.assignment, 1, "math")),
    ("07_rawset_patch", absent("rawset", line: 1)),
    ("08_setmt_G", refused("'setmetatable' takes a table that has no metatable yet", line: 1)),
    ("09_debug_sethook", absent("debug", line: 1)),
    ("10_debug_registry", absent("debug", line: 1)),
    ("12_os_exit", absent("os", line: 1)),
    ("13_os_setlocale", absent("os", line: 1)),
    ("14_require_c", absent("package", line: 1)),
    ("15_collectgarbage", absent("collectgarbage", line: 1)),
    ("16_coroutine_hook_evade", absent("coroutine", line: 4)),
    ("18_pcall_swallow", limit(.instructionLimit, line: 1)),
    ("19_xpcall_handler_loop", absent("xpcall", line: 2)),
    ("20_close_loop", refused("'__close' is not available in a script", line: 1)),
    ("21_gc_loop", refused("'__gc' is not available in a script", line: 2)),
    ("22_gc_at_close", refused("'__gc' is not available in a script", line: 2)),
    ("24_rep_empty", refused("'rep' would make more than 65536 bytes", line: 2)),
    ("25_concat_doubling", limit(.memoryLimit, line: 1)),
    ("26_table_concat_bomb", refused("'concat' would make more than 65536 bytes", line: 2)),
    ("27_table_fill", limit(.memoryLimit, line: 1)),
    ("28_table_move_c", error("attempt to call a nil value (field 'move')", line: 4)),
    ("30_table_sort_len", refused("'sort' takes a plain table, without a metatable", line: 2)),
    ("31_sort_cmp_invalid", .harmless(.string("invalid order function for sorting"))),
    ("32_pattern_backtrack", error("attempt to call a nil value (method 'find')", line: 2)),
    ("33_pattern_gsub_anchor", error("attempt to call a nil value (method 'gsub')", line: 2)),
    ("34_pattern_deep", refused("'rep' would make more than 65536 bytes", line: 1)),
    ("36_vararg_tail", limit(.instructionLimit, line: 1)),
    ("37_lua_recursion", limit(.memoryLimit, line: 1)),
    ("38_c_recursion_pcall", .harmless(.string("true"))),
    ("39_c_recursion_gsub", error("attempt to call a nil value (method 'gsub')", line: 1)),
    ("40_index_loop", absent("getmetatable", line: 1)),
    ("42_tostring_recursion", .harmless(.string("table"))),
    ("43_parser_nesting", absent("load", line: 1)),
    ("44_error_nil", error("error() was called with nil", line: 1)),
    ("45_error_table", error("error() was called with a table", line: 1)),
    ("46_error_tostring_loop", error("error() was called with a table", line: 1)),
    ("48_int_mod_zero", error("attempt to perform 'n%0'", line: 1)),
    ("49_minint_div", .harmless(.string("-9223372036854775808 0 inf"))),
    ("50_for_nan", absent("load", line: 2)),
    ("51_for_nan_step", .harmless(.string("turns 0"))),
    ("52_for_tiny_step", limit(.instructionLimit, line: 1)),
    ("54_hash_flood_int", limit(.timeLimit, line: 2)),
    ("55_print_flood", limit(.instructionLimit, line: 1)),
    ("56_format_9999", .harmless(.integer(409))),
    ("57_format_a_q", refused("'rep' would make more than 65536 bytes", line: 1)),
    ("58_format_p_leak", refused("'%p' is not available in a script", line: 1)),
    ("60_long_string_ops", refused("'rep' would make more than 65536 bytes", line: 2)),
    ("61_next_scan", limit(.memoryLimit, line: 2)),
    ("62_deep_coroutine_close", absent("coroutine", line: 4)),
    ("63_coroutine_nest", absent("coroutine", line: 1)),
    ("64_env_leak", .harmless(.string("left by plugin A"))),
    ("66_state_upvalue", .harmless(.integer(1))),
    ("67_gc_resurrect_error", refused("'__gc' is not available in a script", line: 2)),
    ("68_error_in_error", absent("xpcall", line: 3)),
    ("69_goto_labels_compile", absent("load", line: 2)),
    ("70_string_compare", refused("'rep' would make more than 65536 bytes", line: 2)),
    ("72_sort_recursion", .harmless(.string("C stack overflow"))),
    (
      "73_getobjname_12k",
      error("attempt to perform arithmetic on a nil value (global 'y')", line: 3)
    ),
    (
      "74_getobjname_200k",
      .fault(.refused, nil, "a script must be at most 65536 bytes; got 1000134")
    ),
    ("75_weak_mt", limit(.instructionLimit, line: 10)),
    ("76_error_at_stack_limit", absent("xpcall", line: 5)),
    ("78_len_powers_of_two", refused("'insert' takes at most 100000 elements", line: 3)),
    ("79_len_remove", refused("'remove' takes at most 100000 elements", line: 2)),
    ("80_sort_long_strings", limit(.instructionLimit, line: 4)),
    ("81_compare_long_by_doubling", limit(.instructionLimit, line: 2)),
    ("82_upper_loop", limit(.instructionLimit, line: 2)),
    ("84_sort_many_numbers", refused("'sort' takes at most 100000 elements", line: 2)),
    ("85_insert_front_big", refused("'insert' takes at most 100000 elements", line: 2)),
    ("86_error_long_message", limit(.instructionLimit, line: 2)),
    ("87_call_chain", refused("'__call' must be a function; got a table", line: 3)),
    ("88_call_chain_long", refused("'__call' must be a function; got a table", line: 3)),
    ("89_index_chain", refused(longChain("__index"), line: 3)),
    ("90_index_chain_from_above", refused(longChain("__index"), line: 4)),
    ("91_index_cycle", refused(longChain("__index"), line: 3)),
    ("92_newindex_chain", refused(longChain("__newindex"), line: 3)),
    ("93_results_on_results", limit(.instructionLimit, line: 5)),
    ("94_all_bytes", refused("'byte' returns at most 200 values", line: 3)),
    ("95_insert_front", limit(.instructionLimit, line: 3)),
    ("96_sort_by_library", limit(.instructionLimit, line: 4)),
    ("97_number_of_many_digits", limit(.instructionLimit, line: 3)),
    ("98_long_keys", limit(.instructionLimit, line: 3)),
    ("99_pack_many", limit(.instructionLimit, line: 4)),
  ]

  private static let folder = Repository.root.appending(path: "Tests/MothScriptTests/Sandbox")

  private static func text(_ name: String) throws -> String {
    try String(contentsOf: folder.appending(path: name + ".lua"), encoding: .utf8)
  }

  /// The default limits, but that a call may do as much as a chunk, so that both end alike.
  ///
  /// Time stops what it is to stop, by a clock of which 10 ms pass with each 100 instructions, and
  /// nothing else.
  private static func limits(of verdict: Verdict) -> HostLimits {
    MothScriptTests.limits {
      $0.instructionsPerCall = $0.instructionsPerLoad
      guard case .fault(.timeLimit, _, _) = verdict else { return }
      $0.callMilliseconds = HostLimits().callMilliseconds
      $0.clock = .moved(millisecondsPer100Instructions: 10)
    }
  }

  /// What a script can see of a library that another has changed, and of another's globals.
  private static let canary = """
    return math.min(1, 2) == 1 and ("a"):upper() == "A" and #table.pack(1) == 1
      and rawget(_G, "leaked_global") == nil and type(print) == "function"
    """

  /// How a piece of work ends, in a state in which nothing else has run; afterwards another script
  /// finds all as it was.
  private func verdict(
    _ limits: HostLimits,
    work: @escaping @Sendable (ScriptState) throws -> LuaValue
  ) throws -> Verdict {
    try onLuaThread {
      let state = try ScriptState(limits: limits, binding: binding)
      let verdict: Verdict
      do {
        verdict = .harmless(try work(state))
      } catch let fault as ScriptFault {
        if fault.endsState { #expect(state.resume()) }
        let concerned = fault.detail.isEmpty ? fault.name : fault.detail
        verdict = .fault(fault.kind, fault.line, concerned)
      }
      #expect(state.peakMemoryBytes <= limits.memoryBytes)
      #expect(!state.takePrinted().contains("0x"))
      #expect(try state.run(text: Self.canary, path: "b.lua", as: .effect) == .boolean(true))
      return verdict
    }
  }

  @Test func `each script of the collection has a verdict`() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
    #expect(files.sorted() == Self.verdicts.map { $0.name + ".lua" })
  }

  @Test(arguments: verdicts.indices, [ScriptState.Role.effect, .scene, .test])
  func `an attack is contained while a script is loaded`(
    index: Int,
    role: ScriptState.Role
  ) throws {
    let (name, expected) = Self.verdicts[index]
    let text = try Self.text(name)
    let found = try verdict(Self.limits(of: expected)) {
      try $0.run(text: text, path: "a.lua", as: role)
    }
    #expect(found == expected, "\(name)")
  }

  @Test(arguments: verdicts.indices)
  func `an attack is contained in a module`(index: Int) throws {
    let (name, expected) = Self.verdicts[index]
    let text = try Self.text(name)
    let found = try verdict(Self.limits(of: expected)) { state in
      try state.add(module: "attack", text: text, path: "modules/attack.lua")
      return try state.run(text: "return require('attack')", path: "a.lua", as: .effect)
    }
    #expect(found == expected, "\(name)")
  }

  /// Of a line values are shown, and none is returned to the test.
  @Test(arguments: verdicts.indices)
  func `an attack is contained on a line of a session`(index: Int) throws {
    let (name, loaded) = Self.verdicts[index]
    let text = try Self.text(name)
    let found = try verdict(Self.limits(of: loaded)) { state in
      _ = try state.run(ScriptState.Line("kept = 1", path: "line 1"))
      defer {
        // The session is still there with its variables, also after a stop.
        let isUsable = state.resume()
        let kept = try? state.run(ScriptState.Line("kept", path: "line 3"))
        #expect(isUsable && kept?.count == 1, "\(name)")
      }
      _ = try state.run(ScriptState.Line(text, path: "line 2"))
      return .nil
    }
    if case .harmless = loaded {
      #expect(found == .harmless(.nil), "\(name)")
    } else {
      #expect(found == loaded, "\(name)")
    }
  }

  /// The same within a function, where a global cannot be made.
  private func verdict(
    inFunctionOf index: Int,
    result: String,
    _ call: @escaping @Sendable (ScriptState, LuaFunction) throws -> Void
  ) throws -> (found: Verdict, expected: Verdict) {
    let (name, loaded) = Self.verdicts[index]
    let limits = Self.limits(of: loaded)
    let text =
      "return function(content) local function attack() \(try Self.text(name))\nend "
      + "attack() return \(result) end"
    let expected: Verdict =
      switch loaded {
      case .harmless where name == "64_env_leak": .fault(.assignment, 1, "global")
      case .harmless: .harmless(.nil)
      case .fault(.refused, nil, _):
        .fault(
          .refused,
          nil,
          "a script must be at most \(limits.sourceBytes) bytes; got \(text.utf8.count)"
        )
      case .fault: loaded
      }
    let found = try verdict(limits) { state in
      let function = try state.run(text: text, path: "a.lua", as: .effect).function
      try call(state, #require(function))
      return .nil
    }
    return (found, expected)
  }

  @Test(arguments: verdicts.indices)
  func `an attack is contained in a function of a definition`(index: Int) throws {
    let (found, expected) = try verdict(inFunctionOf: index, result: "true") { state, function in
      _ = try state.call(function)
    }
    #expect(found == expected, "\(Self.verdicts[index].name)")
  }

  @Test(arguments: verdicts.indices)
  func `an attack is contained in an effect`(index: Int) throws {
    let (found, expected) = try verdict(inFunctionOf: index, result: "content") { state, function in
      try Probe().bind(state)
      _ = try state.evaluate(function, sample: 0, argument: .geometry, isCounted: true)
    }
    #expect(found == expected, "\(Self.verdicts[index].name)")
  }
}

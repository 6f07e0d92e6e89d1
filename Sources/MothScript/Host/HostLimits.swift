internal import CMothLua
package import MothDiagnostics

/// Every limit on what a script can use, in one value.
///
/// A script that reaches one is stopped or refused, and its own `pcall` cannot swallow a stop. The
/// defaults are far above what an effect needs: one of the bundled plugins uses about 60 kB and 60
/// instructions a sample.
package struct HostLimits: Hashable, Sendable {
  /// The size of one script file, in bytes.
  package var sourceBytes = 65_536
  /// The size of all files that a plugin's manifest names together, in bytes.
  ///
  /// Parsing takes about 60 milliseconds and 10 megabytes for 100 kilobytes of dense Lua, so that a
  /// plugin at the limit is read in a bit more than a second.
  package var pluginBytes = 2 * 1_024 * 1_024
  /// The files that a plugin's manifest names.
  package var pluginFiles = 1_000
  /// All memory of one Lua state, in bytes: each unit, test case and scene has its own.
  package var memoryBytes = 16 * 1_024 * 1_024
  /// Lua instructions in running one chunk.
  package var instructionsPerLoad = 2_000_000
  /// Lua instructions in one call of an effect.
  ///
  /// A batch of 512 calls that are just below takes about as long as `batchMilliseconds`, so that
  /// the watchdog comes to those above and to few others.
  package var instructionsPerCall = 200_000
  /// Processor time in which a third of the instructions that a chunk or a call may have must be
  /// done, in milliseconds; 0 for no limit, which is for tests of counts.
  ///
  /// It is the last resort where the instructions are few and each is slow by its nature, such as
  /// following a chain of 32,768 colliding keys. A third of 2,000,000 takes about 35 where they are
  /// plain, and 170 where most of them are errors that are caught: on a machine that is several
  /// times slower the verdict is the count's too. Nothing goes on for more than three such periods.
  package var callMilliseconds = 1_000
  /// Processor time of a batch of samples before the watchdog has the unit repeated under the
  /// instruction count, in milliseconds.
  ///
  /// It decides when to look, never the verdict; 0, for no look at all, is for the benchmark and
  /// for tests.
  package var batchMilliseconds = 500
  /// The clock of both.
  package var clock = ScriptClock.processor
  /// Transforms in the chain that an effect returns.
  package var chainTransforms = 32
  /// Transforms recorded in one call, abandoned branches included.
  package var callTransforms = 256
  /// Numbers given to one shader.
  package var shaderArguments = 64
  /// Text kept from `print`, in bytes a state, and of the units of an effect together.
  package var printedBytes = 65_536
  /// A text that a library function makes, in bytes.
  package var libraryTextBytes = 65_536
  /// Elements of a table that a library function works on.
  package var libraryElements = 100_000
  /// Elements that `table.sort` sorts.
  package var sortedElements = 10_000
  /// Values that `table.unpack` returns.
  package var unpackedValues = 200
  /// Values in what a chunk returns: a scene of 10,000 rows has about 200,000.
  package var exportedValues = 1_000_000
  /// The size of what a chunk returns, in bytes.
  package var exportedBytes = 16 * 1_024 * 1_024
  /// Samples of one unit, all its targets together.
  package var unitSamples = 20_000_000
  /// Numbers kept of one unit, 8 bytes each.
  ///
  /// At the limit a run with one worker and any report takes less than 100 MB.
  package var unitValues = 5_000_000

  /// Processor time of one unit or one test's case with all that is done for it, in milliseconds.
  ///
  /// The bundled effects take less than 1,000 in a debug build.
  package var unitMilliseconds = 60_000
  /// Steps of laying out for one unit: questions for sizes, visits of views, spaces of targets.
  ///
  /// A feed of 10,000 rows takes about 1,000,000, and no bundled unit takes 100,000.
  package var layoutSteps = 4_000_000
  /// Values that the checks of one unit compare, also those that they are computed from.
  package var checkComparisons = 30_000_000
  /// Outlines and lines through them, for the rules that look at what a unit shows; no bundled unit
  /// takes 300,000.
  package var pictureSteps = 3_000_000

  /// Units of one effect in a plan.
  package var planUnits = 1_000_000

  /// The stack of the threads that run Lua, in bytes.
  ///
  /// It follows from the size of a source. Of what Lua 5.4.4 recurses into, naming a variable at
  /// the end of a chain of fields needs most: 19 bytes of stack for a byte of source were measured
  /// (../shared/sandbox.md, script 73), 64 are given. Everything else fits in 2 MB.
  package var stackBytes: Int { 4 * 1_024 * 1_024 + 64 * sourceBytes }

  /// The default limits.
  package init() {}
}

extension HostLimits {
  /// The control of the work on a unit that begins now on this thread.
  ///
  /// `clock` is the processor time of the thread, in nanoseconds; `isWanted` says whether somebody
  /// still wants the result.
  package func control(
    clock: @escaping () -> UInt64 = WorkControl.processorNanoseconds,
    isWanted: @escaping () -> Bool = { true }
  ) -> WorkControl {
    WorkControl(
      milliseconds: unitMilliseconds,
      limits: [.layout: layoutSteps, .comparison: checkComparisons, .picture: pictureSteps],
      clock: clock,
      isWanted: isWanted
    )
  }

  /// The limits that the shim holds.
  var cLimits: MothLimits {
    MothLimits(
      memory_bytes: memoryBytes,
      instructions_per_load: UInt64(clamping: instructionsPerLoad),
      instructions_per_call: UInt64(clamping: instructionsPerCall),
      // A call is of no use longer than its unit.
      call_milliseconds: UInt32(clamping: min(callMilliseconds, unitMilliseconds)),
      batch_milliseconds: UInt32(clamping: min(batchMilliseconds, unitMilliseconds)),
      moves_clock: clock != .processor,
      milliseconds_per_step: clock.millisecondsPerStep,
      chain_transforms: UInt32(clamping: chainTransforms),
      call_transforms: UInt32(clamping: callTransforms),
      shader_arguments: UInt32(clamping: shaderArguments),
      printed_bytes: UInt32(clamping: printedBytes),
      exported_values: UInt32(clamping: exportedValues),
      exported_bytes: UInt32(clamping: exportedBytes)
    )
  }
}

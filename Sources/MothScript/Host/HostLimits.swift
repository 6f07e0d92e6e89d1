/// Every limit on what a script can use, in one value.
///
/// A script that reaches one is stopped, and its own `pcall` cannot swallow that. The defaults are
/// far above what an effect needs: one of the bundled plugins uses about 60 kB and 60 instructions
/// a sample.
package struct HostLimits: Equatable, Sendable {
  /// The size of one script file, in bytes.
  package var sourceBytes = 65_536
  /// All memory of one Lua state, in bytes.
  package var memoryBytes = 16 * 1_024 * 1_024
  /// Lua instructions in running one chunk.
  package var instructionsPerLoad: UInt64 = 2_000_000
  /// Lua instructions in one call of an effect.
  ///
  /// A batch of 512 calls that are just below takes less than `batchMilliseconds`, so that the
  /// watchdog comes only to those above.
  package var instructionsPerCall: UInt64 = 200_000
  /// Processor time of one counted call, in milliseconds.
  ///
  /// It is the last resort where the instructions are few and each is slow, such as comparing
  /// megabytes. Counting 2,000,000 plain ones takes about 100.
  package var callMilliseconds: UInt32 = 3_000
  /// Processor time of a batch of samples before the watchdog has the sample repeated under the
  /// instruction count, in milliseconds.
  ///
  /// It decides when to look, never the verdict.
  package var batchMilliseconds: UInt32 = 2_000
  /// Transforms in the chain that an effect returns.
  package var chainTransforms: UInt32 = 32
  /// Transforms recorded in one call, abandoned branches included.
  package var callTransforms: UInt32 = 256
  /// Numbers given to one shader.
  package var shaderArguments: UInt32 = 64
  /// Text kept from `print`, in bytes a state.
  package var printedBytes: UInt32 = 65_536
  /// Values in what a chunk returns: a scene of 10,000 rows has about 200,000.
  package var exportedValues: UInt32 = 1_000_000
  /// The size of what a chunk returns, in bytes.
  package var exportedBytes: UInt32 = 16 * 1_024 * 1_024
  /// Samples of one unit, all its targets together.
  package var unitSamples = 20_000_000
  /// Numbers kept of one unit: 8 bytes each.
  package var unitValues = 60_000_000
  /// The stack of the threads that run Lua, in bytes.
  ///
  /// Lua's own recursion limits fit in 2 MB;
  /// 8 MB was measured to hold the worst known recursion of Lua 5.4.4 (sandbox study of 2026-10).
  package var stackBytes = 8 * 1_024 * 1_024

  /// The default limits.
  package init() {}
}

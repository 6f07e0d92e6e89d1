internal import CMothLua

/// The clock by which scripts are stopped.
package enum ScriptClock: Hashable, Sendable {
  /// The processor time of the thread that runs a script.
  case processor
  /// One that tests move.
  ///
  /// A batch is late as soon as the watchdog looks at it. Where instructions are counted, so many
  /// milliseconds pass with each 100 of them and none otherwise, so that a script is late at the
  /// same instruction on every machine.
  case moved(millisecondsPer100Instructions: Int)

  var millisecondsPerStep: UInt32 {
    switch self {
    case .processor: 0
    case .moved(let milliseconds): UInt32(clamping: milliseconds)
    }
  }
}

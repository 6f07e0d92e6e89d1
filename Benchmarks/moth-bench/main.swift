import Foundation
import MothScript

/// Prints ratios measured side by side in one run; a time by itself says little on a shared
/// machine.
///
/// `attacks FOLDER` prints how hostile scripts end, and `reloads COUNT` what reloading leaves
/// behind, `repl ROUNDS` how long a person waits at a session. `neighbors COUNT FIRST` looks for
/// effects that another one changes: see docs/FUZZING.md.
let words = Array(CommandLine.arguments.dropFirst())
let report = LuaThread.run(stackBytes: HostLimits().stackBytes) {
  switch words.first {
  case "attacks": AttackTable.run(folder: words.last ?? "")
  case "reloads": Reloads.run(count: words.last.flatMap(Int.init) ?? 1_000)
  case "neighbors": Neighbors.run(words.dropFirst().compactMap { UInt64($0) })
  case "repl": SessionTimes.run(rounds: words.last.flatMap(Int.init) ?? 21)
  default: SampleLoopBenchmark.run(rounds: words.first.flatMap(Int.init) ?? 41)
  }
}
print(report)
if words.first == "neighbors", !report.hasSuffix("no difference") { exit(1) }

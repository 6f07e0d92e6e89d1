import Foundation
import MothScript

/// Prints ratios measured side by side in one run; a time by itself says little on a shared machine.
let rounds = CommandLine.arguments.dropFirst().first.flatMap(Int.init) ?? 41
let report = LuaThread.run(stackBytes: HostLimits().stackBytes) {
  SampleLoopBenchmark.run(rounds: rounds)
}
print(report)

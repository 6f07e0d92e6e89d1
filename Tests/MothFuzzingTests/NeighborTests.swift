import MothFuzzing
import Testing

/// Random effects, alone and beside each other; `moth-bench neighbors` tries more.
@Suite struct NeighborTests {
  @Test(arguments: 0..<24)
  func `what a run finds in an effect does not depend on others`(seed: UInt64) {
    #expect(NeighborTrial.violations(seed: seed) == [])
  }
}

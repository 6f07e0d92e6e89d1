/// Random numbers that a seed repeats.
///
/// SplitMix64 (Steele, Lea, Flood: Fast splittable pseudorandom number generators, OOPSLA 2014).
struct SeededNumbers: RandomNumberGenerator {
  private var state: UInt64

  /// Begins with a seed.
  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }

  /// An element of a list that is not empty.
  mutating func element<Element>(of list: [Element]) -> Element {
    list[Int.random(in: 0..<list.count, using: &self)]
  }

  /// True once in `count` times.
  mutating func isOne(in count: Int) -> Bool { Int.random(in: 0..<count, using: &self) == 0 }
}

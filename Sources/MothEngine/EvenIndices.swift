/// At most `wanted` places below `count`, evenly spread, the first and the last among them.
package func evenIndices(_ count: Int, wanted: Int) -> [Int] {
  guard count > wanted, wanted > 1 else { return Array(0..<min(count, max(wanted, 0))) }
  return (0..<wanted).map { $0 * (count - 1) / (wanted - 1) }
}

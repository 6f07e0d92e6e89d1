import MothScript
import Testing

struct LuaThreadTests {
  @Test func `work runs on another thread and its result comes back`() {
    #expect(LuaThread.run(stackBytes: 1 << 20) { 42 } == 42)
  }

  @Test func `an optional result that is nil comes back too`() {
    let nothing: Int? = nil
    #expect(LuaThread.run(stackBytes: 1 << 20) { nothing } == nil)
  }

  @Test func `the stack is as large as asked for`() {
    // 6 MB of recursion, in frames of more than 1 kB.
    @Sendable func descend(_ depth: Int) -> Int {
      withUnsafeTemporaryAllocation(byteCount: 1024, alignment: 1) { bytes in
        bytes[0] = UInt8(truncatingIfNeeded: depth)
        return depth == 0 ? 0 : descend(depth - 1) + 1 + Int(bytes[0]) * 0
      }
    }
    #expect(LuaThread.run(stackBytes: 16 << 20) { descend(6000) } == 6000)
  }

  @Test func `several threads run at once, each with its own state`() async throws {
    let results = try await withThrowingTaskGroup(of: LuaValue.self) { group in
      for number in 0..<8 {
        group.addTask { try run("local n = 0 for i = 1, 1000 do n = n + \(number) end return n") }
      }
      return try await group.reduce(into: [LuaValue]()) { $0.append($1) }
    }
    let sorted = results.compactMap(\.wholeNumber).sorted()
    #expect(sorted == (0..<8).map { $0 * 1000 })
  }
}

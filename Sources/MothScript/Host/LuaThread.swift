internal import Foundation

/// Runs work on a thread whose stack is large enough for Lua.
///
/// Lua's C recursion needs more than the stack of a thread pool's thread, so scripts run only on
/// threads made here.
package enum LuaThread {
  /// Runs `work` on a new thread with `stackBytes` of stack and waits for it.
  package static func run<Result: Sendable>(
    stackBytes: Int,
    _ work: @escaping @Sendable () -> Result
  ) -> Result {
    let box = ResultBox<Result>()
    let thread = Thread { box.finish(with: work()) }
    thread.stackSize = stackBytes
    thread.start()
    return box.wait()
  }
}

/// Hands one value from a thread to the thread that waits for it.
private final class ResultBox<Value: Sendable>: @unchecked Sendable {
  private let condition = NSCondition()
  private var value: Value?

  func finish(with value: Value) {
    condition.lock()
    self.value = value
    condition.signal()
    condition.unlock()
  }

  func wait() -> Value {
    condition.lock()
    defer { condition.unlock() }
    while true {
      if let value { return value }
      condition.wait()
    }
  }
}

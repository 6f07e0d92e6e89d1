internal import CMothLua
internal import Foundation

/// Runs work on a thread whose stack is large enough for Lua.
///
/// Lua's C recursion needs more than the stack of a thread pool's thread, so scripts run only on
/// threads made here.
package enum LuaThread {
  /// Runs `work` on a thread with `stackBytes` of stack and waits for it: on the calling thread if
  /// that was made here with as much.
  ///
  /// If the system gives no thread, the calling one does the work: the program makes its first
  /// thread with `runIfPossible`.
  package static func run<Result: Sendable>(
    stackBytes: Int,
    _ work: @escaping @Sendable () -> Result
  ) -> Result {
    runIfPossible(stackBytes: stackBytes, work) ?? work()
  }

  /// Runs `work` in the same way; nil, and nothing was run, if the system gives no thread.
  package static func runIfPossible<Result: Sendable>(
    stackBytes: Int,
    _ work: @escaping @Sendable () -> Result
  ) -> Result? {
    guard stackBytesHere < stackBytes else { return work() }
    let box = ResultBox<Result>()
    let hasStarted = start(stackBytes: stackBytes) {
      box.finish(with: $stackBytesHere.withValue(stackBytes, operation: work))
    }
    return hasStarted ? box.wait() : nil
  }

  /// Starts a thread with `stackBytes` of stack; false if the system gives none, as where the user
  /// may have no more.
  package static func start(stackBytes: Int, _ body: @escaping @Sendable () -> Void) -> Bool {
    let body = Unmanaged.passRetained(ThreadBody(body: body))
    // The system wants whole pages, which are at most so large.
    let page = 16_384
    let stack = (stackBytes + page - 1) / page * page
    let problem = moth_start_thread(
      stack,
      { context in
        Unmanaged<ThreadBody>.fromOpaque(context).takeRetainedValue().body()
      },
      body.toOpaque()
    )
    if problem != 0 { body.release() }
    return problem == 0
  }

  /// The stack of the calling thread if it was made here, in bytes.
  @TaskLocal private static var stackBytesHere = 0
}

/// What a thread runs.
private final class ThreadBody: Sendable {
  let body: @Sendable () -> Void

  init(body: @escaping @Sendable () -> Void) {
    self.body = body
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

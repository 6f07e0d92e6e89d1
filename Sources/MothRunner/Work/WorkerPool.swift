internal import Foundation
internal import MothScript

/// Threads that work side by side on the items of a list and give the results in its order.
///
/// Each thread has a worker, a value that no other uses at the same time. Which thread takes an
/// item is left to chance, so what an item gives must not depend on the worker's past.
final class WorkerPool<Worker>: @unchecked Sendable {
  private let count: Int
  private let stackBytes: Int
  private let startThread: (Int, @escaping @Sendable () -> Void) -> Bool
  private let makeWorker: @Sendable () -> Worker
  // Read and written under the lock.
  private var idleWorkers: [Worker] = []
  private var missing = 0
  private let lock = NSLock()

  /// A pool of `count` threads with this stack; the caller's must be as large.
  ///
  /// Workers are kept from one list to the next.
  ///
  /// `startThread` starts one with a stack of so many bytes, or returns false.
  init(
    count: Int,
    stackBytes: Int,
    startThread: @escaping (Int, @escaping @Sendable () -> Void) -> Bool = LuaThread.start,
    makeWorker: @escaping @Sendable () -> Worker
  ) {
    self.startThread = startThread
    self.count = count
    self.stackBytes = stackBytes
    self.makeWorker = makeWorker
  }

  /// Works on the items from 0 on and gives each with its result to `take` in order, on the calling
  /// thread, until it says that it wants no more.
  ///
  /// Threads are ahead of `take` by a few items for each, so that what waits does not grow with the
  /// list. With one thread the caller does the work, also if the system gives no other.
  func run<Result: Sendable>(
    _ items: Int,
    work: @escaping @Sendable (Worker, Int) -> Result,
    take: (Int, Result) -> Bool
  ) {
    guard count > 1, items > 1 else { return runHere(items, work: work, take: take) }
    let line = OrderedResults<Result>(items: items, ahead: count * Self.itemsAhead)
    let group = DispatchGroup()
    let wanted = min(count, items)
    let started = (0..<wanted).count { _ in
      group.enter()
      let hasStarted = startThread(stackBytes) {
        self.withWorker { worker in
          while let item = line.nextItem() { line.put(work(worker, item), for: item) }
        }
        group.leave()
      }
      if !hasStarted { group.leave() }
      return hasStarted
    }
    lock.withLock { missing = max(missing, wanted - started) }
    guard started > 0 else { return runHere(items, work: work, take: take) }
    for item in 0..<items {
      guard take(item, line.result(of: item)) else { break }
    }
    line.close()
    group.wait()
  }

  private func runHere<Result>(
    _ items: Int,
    work: (Worker, Int) -> Result,
    take: (Int, Result) -> Bool
  ) {
    withWorker { worker in
      for item in 0..<items {
        guard take(item, work(worker, item)) else { return }
      }
    }
  }

  /// How many of the threads the system did not give.
  var missingThreads: Int { lock.withLock { missing } }

  /// How many items each thread may be ahead of the one that is taken next.
  private static var itemsAhead: Int { 8 }

  /// Works on the calling thread with a worker.
  func withWorker<Result>(_ body: (Worker) -> Result) -> Result {
    let worker = lock.withLock { idleWorkers.popLast() } ?? makeWorker()
    defer { lock.withLock { idleWorkers.append(worker) } }
    return body(worker)
  }
}

/// The items of a pool that are waited for, and the results that wait.
private final class OrderedResults<Result: Sendable>: @unchecked Sendable {
  private let items: Int
  private let ahead: Int
  // Everything below is read and written under the condition's lock.
  private let condition = NSCondition()
  private var next = 0
  private var taken = 0
  private var isClosed = false
  private var results: [Int: Result] = [:]

  init(items: Int, ahead: Int) {
    self.items = items
    self.ahead = ahead
  }

  /// The next item to work on; nil if there is none, or nobody wants more.
  func nextItem() -> Int? {
    condition.lock()
    defer { condition.unlock() }
    while !isClosed, next < items, next >= taken + ahead { condition.wait() }
    guard !isClosed, next < items else { return nil }
    defer { next += 1 }
    return next
  }

  func put(_ result: Result, for item: Int) {
    condition.lock()
    results[item] = result
    condition.broadcast()
    condition.unlock()
  }

  /// The result of an item, waited for.
  func result(of item: Int) -> Result {
    condition.lock()
    defer { condition.unlock() }
    while true {
      if let result = results.removeValue(forKey: item) {
        taken = item + 1
        condition.broadcast()
        return result
      }
      condition.wait()
    }
  }

  func close() {
    condition.lock()
    isClosed = true
    condition.broadcast()
    condition.unlock()
  }
}

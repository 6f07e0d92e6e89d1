import Foundation
import MothScript
import Synchronization
import Testing

@testable import MothRunner

/// Threads that work side by side, with results in order.
@Suite struct WorkerPoolTests {
  /// The results that a pool of so many threads gives of the squares below `items`.
  private func squares(_ items: Int, threads: Int, until stop: Int = .max) -> [Int] {
    let pool = WorkerPool(count: threads, stackBytes: HostLimits().stackBytes) { 0 }
    var taken: [Int] = []
    // Where there are threads for both, the later of two neighbours is done first. No item is
    // waited for that might not be worked on, as the last one's neighbour or one that nobody wants.
    let pairs = threads > 1 && stop == .max ? items / 2 : 0
    let isLaterDone = (0..<pairs).map { _ in DispatchSemaphore(value: 0) }
    pool.run(items) { _, item in
      if item / 2 < pairs {
        if item.isMultiple(of: 2) {
          isLaterDone[item / 2].wait()
        } else {
          isLaterDone[item / 2].signal()
        }
      }
      return item * item
    } take: { _, result in
      taken.append(result)
      return taken.count < stop
    }
    return taken
  }

  @Test(arguments: [1, 2, 3, 8])
  func `results come in order, whichever thread is done first`(threads: Int) {
    #expect(squares(100, threads: threads) == (0..<100).map { $0 * $0 })
    #expect(squares(1, threads: threads) == [0])
    #expect(squares(0, threads: threads) == [])
  }

  @Test(arguments: [1, 2, 8])
  func `it ends when no more is wanted`(threads: Int) {
    #expect(squares(1_000_000, threads: threads, until: 5) == [0, 1, 4, 9, 16])
  }

  @Test func `threads do not run far ahead of what is taken`() {
    let pool = WorkerPool(count: 2, stackBytes: HostLimits().stackBytes) { 0 }
    let begun = Mutex(0)
    let hasBegun = DispatchSemaphore(value: 0)
    var taken = 0
    var farthest = 0
    pool.run(200) { _, item in
      begun.withLock { $0 = max($0, item + 1) }
      hasBegun.signal()
      return item
    } take: { _, _ in
      // Waits for the threads to be as far ahead as they may: eight items for each, counted from
      // the one that is about to be taken.
      let more = taken == 0 ? 17 : taken + 17 <= 200 ? 1 : 0
      for _ in 0..<more { hasBegun.wait() }
      farthest = max(farthest, begun.withLock { $0 } - taken)
      taken += 1
      return true
    }
    #expect(farthest == 17)
  }

  @Test func `a worker has one user at a time, and stays for the next list`() {
    final class Worker: Sendable {
      let users = Mutex(0)
      let most = Mutex(0)
    }
    let workers = Mutex<[Worker]>([])
    let pool = WorkerPool(count: 3, stackBytes: HostLimits().stackBytes) {
      let worker = Worker()
      workers.withLock { $0.append(worker) }
      return worker
    }
    for _ in 0..<20 {
      pool.run(50) { worker, _ in
        let users = worker.users.withLock { users in
          users += 1
          return users
        }
        worker.most.withLock { $0 = max($0, users) }
        sched_yield()
        worker.users.withLock { $0 -= 1 }
      } take: { _, _ in
        true
      }
    }
    #expect(workers.withLock { $0.count } <= 3)
    #expect(workers.withLock { $0.map { $0.most.withLock { $0 } } }.allSatisfy { $0 <= 1 })
  }
}

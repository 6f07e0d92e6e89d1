import CSQLite
import Foundation
import MothDiagnostics
import Testing

@testable import MothStore

@Suite struct ResultCacheTests {
  @Test(arguments: [Data(), Data([0]), Data.filled(with: 7, count: 100_000)])
  func `a value is found again, at once and by the next run`(value: Data) throws {
    let scratch = try Scratch("found-\(value.count)")
    let cache = scratch.cache()
    #expect(cache.value(for: .of(1)) == nil)
    cache.put(value, for: .of(1))
    #expect(cache.value(for: .of(1)) == value)
    cache.finish()
    let next = scratch.cache()
    #expect(next.value(for: .of(1)) == value)
    #expect(next.value(for: .of(2)) == nil)
    #expect(cache.warnings + next.warnings == [])
  }

  @Test func `what is put last counts`() throws {
    let scratch = try Scratch("last")
    let cache = scratch.cache()
    cache.put(Data([1]), for: .of(1))
    cache.put(Data([2]), for: .of(1))
    #expect(cache.value(for: .of(1)) == Data([2]))
    cache.finish()
    let next = scratch.cache()
    next.put(Data([3]), for: .of(1))
    next.finish()
    #expect(scratch.cache().value(for: .of(1)) == Data([3]))
  }

  @Test func `nothing is found or kept once it is finished`() throws {
    let scratch = try Scratch("finished")
    let cache = scratch.cache()
    cache.put(Data([1]), for: .of(1))
    cache.finish()
    cache.put(Data([2]), for: .of(2))
    #expect(cache.value(for: .of(1)) == nil)
    #expect(cache.value(for: .of(2)) == nil)
    cache.finish()
    #expect(cache.warnings == [])
    #expect(scratch.cache().value(for: .of(2)) == nil)
  }

  @Test(arguments: [
    CacheLimits(entriesPerBatch: 3),
    CacheLimits(bytesPerBatch: 300),
    CacheLimits(durationOfBatch: .zero),
  ])
  func `a batch is written when it is large or old`(limits: CacheLimits) throws {
    let scratch = try Scratch("batch-\(limits.entriesPerBatch)-\(limits.bytesPerBatch)")
    let writer = scratch.cache(limits)
    for number in 1...3 { writer.put(.filled(with: number, count: 100), for: .of(number)) }
    let reader = scratch.cache()
    for number in 1...3 {
      #expect(reader.value(for: .of(number)) == .filled(with: number, count: 100))
    }
  }

  @Test func `many threads share one cache`() throws {
    let scratch = try Scratch("threads")
    let cache = scratch.cache(CacheLimits(entriesPerBatch: 16))
    DispatchQueue.concurrentPerform(iterations: 400) { number in
      cache.put(.filled(with: number, count: 64), for: .of(number))
      _ = cache.value(for: .of(number / 2))
    }
    cache.finish()
    let next = scratch.cache()
    #expect((0..<400).allSatisfy { next.value(for: .of($0)) == .filled(with: $0, count: 64) })
    #expect(next.warnings == [])
  }

  @Test func `two runs at once write to one file`() throws {
    let scratch = try Scratch("two")
    let caches = (0..<2).map { _ in scratch.cache(CacheLimits(entriesPerBatch: 4)) }
    DispatchQueue.concurrentPerform(iterations: 2) { index in
      for number in 0..<200 {
        caches[index].put(.filled(with: number, count: 500), for: .of(number * 2 + index))
      }
      caches[index].finish()
    }
    #expect(caches.flatMap(\.warnings) == [])
    let next = scratch.cache()
    #expect((0..<400).allSatisfy { next.value(for: .of($0)) == .filled(with: $0 / 2, count: 500) })
  }

  /// Two runs that begin at once make one file: the one must not find half of what the other makes.
  @Test func `what is read in one transaction is of one moment`() throws {
    let scratch = try Scratch("moment")
    let path = "\(scratch.path)/results.sqlite"
    let database = try Database(path: path, waitInMilliseconds: 0)
    try database.transaction(onlyReads: true) { () throws(StoreFailure) in
      #expect(try database.number("PRAGMA application_id") == 0)
      #expect(throws: StoreFailure.self) { try ResultFile(path: path, waitInMilliseconds: 0) }
      #expect(try database.number("SELECT count(*) FROM sqlite_master") == 0)
    }
    _ = try ResultFile(path: path, waitInMilliseconds: 0)
    #expect(try database.number("SELECT count(*) FROM sqlite_master WHERE type = 'table'") == 1)
  }

  /// A day is the tolerance: entry 1 is used two days after it was written, entry 2 is not.
  @Test func `what was used longest ago is dropped first`() throws {
    let scratch = try Scratch("pruned")
    let day = 24 * 60 * 60
    let limits = CacheLimits(sizeInBytes: 500_000, percentKept: 50)
    let first = scratch.cache(limits, now: 0)
    first.put(.filled(with: 1, count: 1_000), for: .of(1))
    first.put(.filled(with: 2, count: 1_000), for: .of(2))
    first.finish()
    let second = scratch.cache(limits, now: 2 * day)
    #expect(second.value(for: .of(1)) != nil)
    second.finish()
    let filling = scratch.cache(limits, now: day)
    for number in 10..<510 { filling.put(.filled(with: number, count: 1_000), for: .of(number)) }
    filling.finish()
    #expect(filling.warnings == [])
    let last = scratch.cache()
    #expect(last.value(for: .of(1)) == .filled(with: 1, count: 1_000))
    #expect(last.value(for: .of(2)) == nil)
  }

  @Test func `the file does not grow beyond its limit and a batch`() throws {
    let scratch = try Scratch("bounded")
    let limits = CacheLimits(sizeInBytes: 1_000_000, bytesPerBatch: 100_000)
    for run in 0..<5 {
      let cache = scratch.cache(limits, now: run)
      for number in 0..<300 {
        cache.put(.filled(with: number, count: 5_000), for: .of(run * 1_000 + number))
      }
      cache.finish()
    }
    let size = try FileManager.default.attributesOfItem(atPath: scratch.file)[.size] as? Int
    #expect(try #require(size) < 1_250_000)
  }
}

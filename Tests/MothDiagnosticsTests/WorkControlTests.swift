import MothDiagnostics
import Testing

/// When long work ends.
@Suite struct WorkControlTests {
  /// A clock that the test moves.
  private final class Clock: @unchecked Sendable {
    var nanoseconds: UInt64 = 0
  }

  @Test func `counted steps end the work at the step after the limit`() {
    let work = WorkControl(limits: [.layout: 10])
    #expect(work.goesOn(after: 10, of: .layout))
    #expect(work.goesOn(after: 1_000_000, of: .comparison))
    #expect(!work.goesOn(after: 1, of: .layout))
    #expect(work.cut == .steps(.layout))
    #expect(work.steps(of: .layout) == 11)
  }

  @Test func `steps beyond every number are too many and no trap`() {
    let work = WorkControl(limits: [.layout: 10])
    #expect(!work.goesOn(after: .max, of: .layout))
    #expect(!work.goesOn(after: .max, of: .layout))
    #expect(work.steps(of: .layout) == .max)
  }

  @Test func `work ends with its time, at the next look`() {
    let clock = Clock()
    let work = WorkControl(milliseconds: 5, clock: { clock.nanoseconds })
    clock.nanoseconds = 4_999_999
    #expect(work.goesOn(after: WorkControl.stepsPerLook))
    clock.nanoseconds = 5_000_000
    #expect(work.goesOn(after: WorkControl.stepsPerLook - 1))
    #expect(!work.goesOn())
    #expect(work.cut == .time)
  }

  @Test func `a last look finds work that took too long without taking steps`() {
    let clock = Clock()
    let work = WorkControl(milliseconds: 5, clock: { clock.nanoseconds })
    work.perform { clock.nanoseconds = 6_000_000 }
    #expect(work.cut == .time)
  }

  @Test func `a sequence ends within a thousand elements after nobody wants the work`() {
    let clock = Clock()
    let work = WorkControl(isWanted: { clock.nanoseconds < 2_500 })
    let seen = work.perform {
      (0..<1_000_000).whileWorking.reduce(into: 0) { count, _ in
        count += 1
        clock.nanoseconds += 1
      }
    }
    // The look is before the third thousand's last element.
    #expect(seen == 2_999)
    #expect(work.cut == .unwanted)
  }

  @Test func `work inside of work has a control of its own`() {
    let outer = WorkControl(limits: [.layout: 5])
    let inner = WorkControl(limits: [.layout: 5])
    outer.perform {
      inner.perform { _ = WorkControl.current?.goesOn(after: 6, of: .layout) }
      #expect(WorkControl.current?.cut == nil)
    }
    #expect(inner.cut == .steps(.layout))
    #expect(WorkControl.current == nil)
    #expect(Array([1, 2, 3].whileWorking) == [1, 2, 3])
  }
}

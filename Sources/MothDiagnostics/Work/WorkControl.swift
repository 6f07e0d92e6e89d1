internal import Foundation

/// Says when a piece of long work is to end, such as the evaluation of a unit.
///
/// Every loop that may be long takes steps of the work that is done on its thread. Steps that are
/// counted against a limit end the work at the same place on any machine. After each thousand steps
/// of any kind the work also ends if its time is over or nobody wants its result. Loops then return
/// what they have, and who began the work replaces it.
///
/// One thread uses a control at a time.
package final class WorkControl: @unchecked Sendable {
  /// Why the work ended early.
  package enum Cut: Equatable, Sendable {
    /// Nobody wants the result any longer.
    case unwanted
    /// It took as much processor time as it may.
    case time
    /// It took more counted steps of a kind than it may.
    case steps(StepKind)
  }

  /// Why the work is to end; nil while it goes on.
  package private(set) var cut: Cut?
  private let limits: [StepKind: Int]
  private let nanoseconds: UInt64
  private let isWanted: () -> Bool
  private let clock: () -> UInt64
  private let start: UInt64
  private var taken: [Int]
  private var left = WorkControl.stepsPerLook

  /// After how many steps the control looks at the clock: fewer than 10 ms of work, since a step
  /// takes less than 5 microseconds in a debug build.
  package static let stepsPerLook = 1_000

  /// Makes the control of work that begins now on this thread.
  /// - Parameters:
  ///   - milliseconds: The processor time that the work may take; nil for any.
  ///   - limits: How many steps of each kind it may take; any number of a kind that is missing.
  ///   - clock: The processor time of the thread, in nanoseconds.
  ///   - isWanted: Whether somebody still wants the result.
  package init(
    milliseconds: Int? = nil,
    limits: [StepKind: Int] = [:],
    clock: @escaping () -> UInt64 = WorkControl.processorNanoseconds,
    isWanted: @escaping () -> Bool = { true }
  ) {
    self.limits = limits
    self.clock = clock
    self.isWanted = isWanted
    nanoseconds = milliseconds.map { UInt64(clamping: $0) * 1_000_000 } ?? .max
    start = clock()
    taken = Array(repeating: 0, count: StepKind.allCases.count)
  }

  /// The work that is done on this thread; nil for work that nothing ends.
  package static var current: WorkControl? { onThisThread }

  @TaskLocal private static var onThisThread: WorkControl?

  /// Works under this control, and looks at the clock a last time.
  package func perform<Result>(_ work: () throws -> Result) rethrows -> Result {
    let result = try Self.$onThisThread.withValue(self, operation: work)
    look()
    return result
  }

  /// Takes steps that nothing counts; whether the work goes on.
  package func goesOn(after steps: Int = 1) -> Bool {
    left -= steps
    if left <= 0 { look() }
    return cut == nil
  }

  /// Takes counted steps; whether the work goes on.
  package func goesOn(after steps: Int, of kind: StepKind) -> Bool {
    let (sum, overflow) = taken[kind.rawValue].addingReportingOverflow(max(0, steps))
    taken[kind.rawValue] = overflow ? .max : sum
    if let limit = limits[kind], taken[kind.rawValue] > limit { cut = cut ?? .steps(kind) }
    return goesOn(after: min(max(0, steps), Self.stepsPerLook))
  }

  /// How many counted steps were taken.
  package func steps(of kind: StepKind) -> Int { taken[kind.rawValue] }

  private func look() {
    left = Self.stepsPerLook
    guard cut == nil else { return }
    if !isWanted() {
      cut = .unwanted
    } else if clock() - start >= nanoseconds {
      cut = .time
    }
  }

  /// The processor time of the calling thread, in nanoseconds.
  package static func processorNanoseconds() -> UInt64 {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
  }
}

/// What is counted of long work; each has a limit of its own.
package enum StepKind: Int, CaseIterable, Sendable {
  /// Laying out: each question for a view's size, each visit of a view, each space of a target.
  case layout
  /// Checks: each comparison of a value with what a statement expects.
  case comparison
  /// Rules of what is seen: each outline, and each line through one.
  case picture
}

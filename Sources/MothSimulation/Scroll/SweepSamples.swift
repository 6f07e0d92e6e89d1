internal import MothDiagnostics

/// The frames of a sweep as columns of equal length.
package struct SweepSamples: Sendable, Equatable {
  /// The time of each frame, in seconds from the first.
  package private(set) var times: [Double] = []
  /// The distance from rest along the axis, in points; negative beyond the start.
  package private(set) var offsets: [Double] = []
  /// How fast the distance changed since the frame before, in points per second.
  package private(set) var velocities: [Double] = []
  /// What the scroll view is doing in each frame.
  package private(set) var phases: [ScrollPhase] = []

  /// The number of frames.
  package var count: Int { times.count }

  /// A sweep has at most so many frames.
  package static let maximumCount = 1_000_000

  /// Makes samples with one frame: the first layout, at rest.
  package init() {
    append(time: 0, offset: 0, phase: .idle)
  }

  /// Makes samples that differ in nothing but the offset, as if the content had been put there: all
  /// have this time and this velocity.
  package init(offsets: [Double], time: Double, velocity: Double = 0) {
    self.offsets = offsets
    times = offsets.map { _ in time }
    velocities = offsets.map { _ in velocity }
    phases = offsets.map { _ in .interacting }
  }

  /// Adds a frame; its velocity follows from the frame before and is 0 for the first.
  package mutating func append(time: Double, offset: Double, phase: ScrollPhase) {
    let previous = (time: times.last ?? time, offset: offsets.last ?? offset)
    let elapsed = time - previous.time
    times.append(time)
    offsets.append(offset)
    velocities.append(elapsed > 0 ? (offset - previous.offset) / elapsed : 0)
    phases.append(phase)
  }

  /// The frames as ranges in each of which the offsets only rise or only fall.
  package var runs: [Range<Int>] {
    var runs: [Range<Int>] = []
    var start = 0
    var direction = 0.0
    for frame in offsets.indices.dropFirst().whileWorking {
      let step = offsets[frame] - offsets[frame - 1]
      if step * direction < 0 {
        runs.append(start..<frame)
        start = frame
        direction = 0
      } else if step != 0 {
        direction = step < 0 ? -1 : 1
      }
    }
    if start < count { runs.append(start..<count) }
    return runs
  }

  /// Whether the offsets do not fall in a run.
  func isRising(in run: Range<Int>) -> Bool {
    run.isEmpty || offsets[run.lowerBound] <= offsets[run.upperBound - 1]
  }

  /// Some of the frames, by their places, with the clock ahead and all else as it was.
  package func picking(_ indices: [Int], clockAheadBy seconds: Double = 0) -> SweepSamples {
    var picked = SweepSamples()
    picked.times = indices.map { times[$0] + seconds }
    picked.offsets = indices.map { offsets[$0] }
    picked.velocities = indices.map { velocities[$0] }
    picked.phases = indices.map { phases[$0] }
    return picked
  }
}

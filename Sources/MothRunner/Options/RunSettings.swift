/// What `run` of `moth.json` says; what it leaves open has its default.
package struct RunSettings: Equatable, Sendable {
  /// Files and folders with plugins; empty if it names none.
  package var paths: [String] = []
  /// What the effects' units are the product of.
  package var axes = PlanAxes()
  /// How many threads share the units; nil for one per processor.
  package var workers: Int?
  /// How long a unit may take, in milliseconds; nil for as long as its calls may.
  package var unitMilliseconds: Int?
  /// After how many failures the run ends; nil for none.
  package var mostFailures: Int?

  /// Says nothing.
  package init() {}

  /// How many workers there may be: as many as a large machine has processors.
  package static let workerRange = 1...256
  /// How long a unit may be given, in milliseconds: up to an hour.
  package static let unitMillisecondsRange = 1...3_600_000
  /// How many failures may be waited for.
  package static let failureRange = 1...1_000_000
}

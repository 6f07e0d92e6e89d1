internal import Foundation
internal import MothDiagnostics
internal import MothScript

/// Stops units that take longer than they may.
struct UnitClock: Sendable {
  /// How long a unit may take, in milliseconds.
  let milliseconds: Int

  /// Works, and stops the script that `stopper` knows when the time is over; whether it was.
  func timed<Result>(_ stopper: ScriptStopper, _ body: () -> Result) -> (Result, isLate: Bool) {
    let timer = DispatchSource.makeTimerSource(queue: .global(qos: .userInteractive))
    let start = ContinuousClock.now
    // Again and again: where no script runs at the moment, the next call is stopped.
    timer.schedule(
      deadline: .now() + .milliseconds(milliseconds),
      repeating: .milliseconds(10)
    )
    timer.setEventHandler { stopper.stop() }
    timer.activate()
    let result = body()
    timer.cancel()
    return (result, ContinuousClock.now - start >= .milliseconds(milliseconds))
  }
}

extension PlaceOutcome {
  /// The outcome of a unit that took too long: what stopped it is told in the place of what a
  /// stopped script says.
  mutating func markLate(_ place: UnitPlace, after milliseconds: Int, in source: ScriptSource) {
    let id = ScriptFault.Kind.interrupted.explanation.id
    let diagnostic = Diagnostic.error(
      "unit-timeout",
      "the unit took longer than \(milliseconds) ms: \(place.name)",
      at: SourcePlace(path: source.path, range: nil)
    )
    .help("make the effect cheaper, the sweep shorter, or '--timeout' longer")
    if var unit {
      unit.failure.removeAll { $0.id == id }
      unit.failure.append(diagnostic)
      unit.endsEffect = false
      self.unit = unit
    } else {
      problem = PlanProblem(diagnostic)
    }
  }
}

internal import MothDiagnostics

/// Says how far a run is: a line that changes on a terminal, else a line now and then.
final class RunProgress {
  private let isTerminal: Bool
  private let write: (String) -> Void
  private let now: () -> Duration
  private var total = 0
  private var done = 0
  private var started: Duration?
  private var reported: Duration?
  private var isShown = false

  /// Reports with `write`; `now` is the time that has passed since some moment.
  init(isTerminal: Bool, now: @escaping () -> Duration, write: @escaping (String) -> Void) {
    self.isTerminal = isTerminal
    self.now = now
    self.write = write
  }

  /// Begins a run of so many units.
  func begin(units: Int) {
    total = units
    started = now()
  }

  /// Reports one more finished unit, where it is time to.
  func addUnit() {
    done += 1
    show()
  }

  /// Removes the line, so that something else can be written.
  func clear() {
    guard isShown else { return }
    isShown = false
    write("\r\u{1B}[K")
  }

  private func show() {
    guard let started else { return }
    let time = now()
    guard time - (reported ?? started) >= pause else { return }
    reported = time
    let line = line(after: time - started)
    if isTerminal {
      isShown = true
      write("\r\(bar) \(line)\u{1B}[K")
    } else {
      write("\(line)\n")
    }
  }

  /// How long nothing is reported.
  private var pause: Duration { isTerminal ? .milliseconds(100) : .seconds(10) }

  private var bar: String {
    let width = 24
    let full = total > 0 ? width * min(done, total) / total : 0
    return "[" + String(repeating: "█", count: full) + String(repeating: "░", count: width - full)
      + "]"
  }

  /// Such as `512 of 2160 units, 210 a second, 8 s left`.
  private func line(after duration: Duration) -> String {
    let seconds =
      Double(duration.components.seconds) + Double(duration.components.attoseconds) / 1e18
    let rate = Double(done) / max(seconds, 1e-9)
    let left = Double(max(total - done, 0)) / rate
    return
      "\(done) of \(plural(total, of: "unit")), \(NumberText.fixed(rate, decimals: 0)) a second, "
      + "\(NumberText.fixed(left.rounded(.up), decimals: 0)) s left"
  }
}

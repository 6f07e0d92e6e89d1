import Testing

@testable import MothCommands

/// How a run says how far it is.
@Suite struct RunProgressTests {
  /// What is written in a run of `units`, one every `pause`.
  private func written(_ units: Int, every pause: Duration, isTerminal: Bool) -> [String] {
    let clock = Clock()
    let progress = RunProgress(
      isTerminal: isTerminal,
      now: { clock.time },
      write: { clock.texts.append($0) }
    )
    progress.begin(units: units)
    for _ in 0..<units {
      clock.time += pause
      progress.addUnit()
    }
    progress.clear()
    return clock.texts
  }

  private final class Clock {
    var time = Duration.zero
    var texts: [String] = []
  }

  @Test func `a terminal has one line that is written over, and is gone in the end`() {
    // 8 units, one in 50 ms: reported with the second, after 100 ms, and every second one from then
    // on. Of 24 signs, 24 * 2 / 8 = 6 are full then.
    let end = "\u{1B}[K"
    #expect(
      written(8, every: .milliseconds(50), isTerminal: true) == [
        "\r[██████░░░░░░░░░░░░░░░░░░] 2 of 8 units, 20 a second, 1 s left\(end)",
        "\r[████████████░░░░░░░░░░░░] 4 of 8 units, 20 a second, 1 s left\(end)",
        "\r[██████████████████░░░░░░] 6 of 8 units, 20 a second, 1 s left\(end)",
        "\r[████████████████████████] 8 of 8 units, 20 a second, 0 s left\(end)",
        "\r\(end)",
      ]
    )
  }

  @Test func `elsewhere there is a line every ten seconds`() {
    // 5 units, one in 6 s: reported after 12 s and after 24 s; 10 units a minute are 0.17 a second.
    #expect(
      written(5, every: .seconds(6), isTerminal: false) == [
        "2 of 5 units, 0 a second, 18 s left\n", "4 of 5 units, 0 a second, 6 s left\n",
      ]
    )
  }

  @Test func `a short run says nothing`() {
    #expect(written(5, every: .milliseconds(10), isTerminal: true) == [])
    #expect(written(5, every: .milliseconds(10), isTerminal: false) == [])
  }
}

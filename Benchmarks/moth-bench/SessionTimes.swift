import Foundation
import MothREPL

/// How long a person at `moth repl` waits: the median and the longest of some rounds.
enum SessionTimes {
  /// Measures with the bundled plugin `fade-and-shrink`, from the repository's root.
  static func run(rounds: Int) -> String {
    var rows = [
      FileManager.default.isExecutableFile(atPath: program.path)
        ? row("start-up of `moth repl -e 1`", rounds: rounds, body: start)
        : "start-up is not measured: \(program.path) is not built"
    ]
    guard let session = session() else { return "Plugins/fade-and-shrink cannot be loaded" }
    let location = session.enter(":sweep late-content").text.replacing("\n", with: " ")
    let samples =
      location.split(separator: ",").last { $0.contains("samples") }?.split(separator: "·").first
      ?? ""
    for (word, line) in words {
      rows.append(
        row("completion after `\(line)`", rounds: rounds) { _ in
          _ = session.completions(of: word, in: line)
        }
      )
    }
    rows.append(row(":at N", rounds: rounds) { _ = session.enter(":at \(Double($0) + 0.5)") })
    rows.append(
      row("a chain typed", rounds: rounds) { _ in _ = session.enter("content:opacity(p.opacity)") }
    )
    rows.append(
      row(":plot of\(samples)evaluated", rounds: rounds) { round in
        _ = session.enter(":plot opacity opacity=\(Double(round + 1) / 1_000)")
      }
    )
    _ = session.enter(":plot")
    rows.append(
      row("the same again, only drawn", rounds: rounds) { _ in _ = session.enter(":plot") }
    )
    rows.append(row(":film", rounds: rounds) { _ in _ = session.enter(":film") })
    return rows.joined(separator: "\n")
  }

  private static func session() -> Session? {
    var options = SessionOptions { ProcessInfo.processInfo.systemUptime }
    options.paths = ["Plugins/fade-and-shrink"]
    let session = Session(options)
    guard session.begin().outcome == .done else { return nil }
    return session.enter(":effect fade-and-shrink").outcome == .done ? session : nil
  }

  /// A word of each kind.
  private static let words = [
    ("content:", "content:"), ("math.", "x = math."), ("p.", "p."), ("", ":device "),
    ("", ":plot "), ("?", "?"), ("", "geometry:frame(\""),
  ]

  private static let program =
    URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent().appending(path: "moth")

  private static func start(_ round: Int) {
    let process = Foundation.Process()
    process.executableURL = program
    process.arguments = ["repl", "Plugins/fade-and-shrink", "-e", "1"]
    process.standardOutput = FileHandle.nullDevice
    try? process.run()
    process.waitUntilExit()
  }

  private static func row(_ name: String, rounds: Int, body: (Int) -> Void) -> String {
    let times = (0..<rounds).map { round in
      let start = ProcessInfo.processInfo.systemUptime
      body(round)
      return (ProcessInfo.processInfo.systemUptime - start) * 1_000
    }.sorted()
    let text = { (time: Double) in String(format: "%8.2f", time) }
    let label = name.padding(toLength: 44, withPad: " ", startingAt: 0)
    return label + text(times[rounds / 2]) + " ms, at most" + text(times[rounds - 1]) + " ms"
  }
}

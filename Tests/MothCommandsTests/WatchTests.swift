import Foundation
import Testing

@testable import MothCommands
import MothRunner
import MothTestSupport

/// `moth run --watch` and `--last-failed`.
@Suite struct WatchTests {
  private let scripts: TemporaryFolder

  init() throws {
    scripts = try TemporaryFolder([
      "one.lua": describedEffect("return content:offset(0, geometry:frame(\"global\").minY * 0.1)"),
      "two.lua": describedEffect("return content:opacity(0.5)"),
    ])
  }

  private func write(_ name: String, body: String) {
    try? scripts.write(describedEffect(body), to: name)
  }

  /// What is printed in each round; `changes` are made between them.
  private func rounds(_ changes: [() -> Void]) -> (outputs: [String], status: Int32) {
    let texts = Texts()
    var left = changes[...]
    var outputs: [String] = []
    let arguments = [
      scripts.path("one.lua"), scripts.path("two.lua"), "--device", "mac-window",
      "--reduce-motion", "off", "--cache-dir", scripts.path("cache"),
    ]
    guard case .invocation(let invocation) = Invocation.read(["run", "--watch"] + arguments)
    else { return ([], -1) }
    let context = CommandContext(
      invocation: invocation,
      terminal: Terminal(color: "never", environment: [:], isTerminal: false),
      environment: [:],
      workingDirectory: scripts.path,
      isInteractive: false,
      showsProgress: false,
      handlesSignals: false,
      readLine: { nil },
      makesFiles: {},
      print: { texts.text += $0 },
      printReport: { texts.text += $0 },
      printError: { _ in }
    )
    let status = WatchedRun(context) { _ in
      outputs.append(scripts.short(texts.text))
      texts.text = ""
      guard let change = left.popFirst() else { return false }
      change()
      return true
    }
    .run()
    return (outputs, status.rawValue)
  }

  private final class Texts {
    var text = ""
  }

  @Test func `a saved script is run again alone, and what changed in its curves is reported`() {
    let (outputs, status) = rounds([
      { write("one.lua", body: "return content:offset(0, geometry:frame(\"global\").minY * 0.2)") }
    ])
    #expect(outputs.count == 2)
    #expect(outputs[0].contains("one") && outputs[0].contains("two"))
    #expect(outputs[1].contains("one") && !outputs[1].contains("two"))
    #expect(outputs[1].contains("note[curve-changed]: 'offset.y' is "))
    #expect(outputs[1].contains(" where it was "))
    #expect(status == 0)
  }

  @Test func `a file that is saved without a change says nothing`() {
    let (outputs, _) = rounds([{ write("two.lua", body: "return content:opacity(0.5)") }])
    #expect(outputs.count == 2)
    #expect(!outputs[1].contains("two"))
  }

  @Test func `after a mistake the last good result is what is compared with`() {
    let (outputs, status) = rounds([
      { write("two.lua", body: "return content:opacity(") },
      { write("two.lua", body: "return content:opacity(0.75)") },
    ])
    #expect(outputs.count == 3)
    #expect(outputs[1].contains("error[lua-syntax]"))
    #expect(outputs[2].contains("note[curve-changed]: 'opacity' is 0.75 where it was 0.5"))
    #expect(status == 0)
  }

  @Test func `a saved file is seen, also a new one in a folder`() {
    var watch = FileWatch([scripts.path])
    func isSeen(after change: () -> Void = {}) -> Bool {
      change()
      return watch.hasChanged()
    }
    #expect(!isSeen())
    #expect(isSeen { write("one.lua", body: "return content") })
    #expect(!isSeen())
    #expect(isSeen { write("new.lua", body: "return content") })
    #expect(isSeen { unlink(scripts.path("new.lua")) })
    #expect(!isSeen { write(".one.lua.swp", body: "an editor's") })
  }

  // MARK: - The last run's failures

  private func run(_ arguments: String..., home: String? = nil) -> Outcome {
    moth(
      ["run", scripts.path("one.lua"), scripts.path("two.lua"), "--device", "mac-window"]
        + arguments,
      environment: home.map { ["HOME": $0] } ?? [:],
      workingDirectory: scripts.path
    )
  }

  @Test func `what failed in the last run is run again`() {
    let home = scripts.path("home")
    write("one.lua", body: "return content:opacity(0.5)")
    write("two.lua", body: "return content:opacity(env.reduceMotion and 0.5 or 2)")
    #expect(run(home: home).status == 1)
    let listed = run("--last-failed", "--list", home: home).lines
    #expect(listed == ["two/two: mac-window, portrait, linear, Reduce Motion off"])
    write("two.lua", body: "return content:opacity(0.5)")
    #expect(run("--last-failed", home: home).status == 0)
    #expect(run("--last-failed", home: home).status == 5)
  }

  @Test func `an effect that cannot be loaded has failed with all its units`() {
    let home = scripts.path("home")
    write("one.lua", body: "return content:opacity(0.5)")
    write("two.lua", body: "return content:opacity(")
    #expect(run(home: home).status == 3)
    let listed = run("--last-failed", "--list", home: home).lines
    #expect(listed.count == 2)
    #expect(listed.allSatisfy { $0.hasPrefix("two/two: ") })
  }

  @Test func `without an earlier run, or a home to keep it in, it is refused`() {
    for outcome in [run("--last-failed"), run("--last-failed", home: scripts.path("nobody"))] {
      #expect(outcome.status == 2)
      #expect(
        outcome.errors.hasPrefix(
          "error[usage]: '--last-failed' knows no earlier run in this folder"
        )
      )
    }
  }
}

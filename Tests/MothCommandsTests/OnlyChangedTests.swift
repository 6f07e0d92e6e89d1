import Foundation
import MothTestSupport
import Testing

/// `--only-changed`, with a repository of git made for the test.
@Suite struct OnlyChangedTests {
  private let scripts: TemporaryFolder
  private var folder: String { scripts.path }

  init() throws {
    scripts = try TemporaryFolder([
      "one.lua": describedEffect("return content:opacity(0.5)"),
      "two ü.lua": describedEffect("return content:opacity(0.5)"),
    ])
    try git("init", "--quiet", "--initial-branch=main")
    try git("add", "one.lua", "two ü.lua")
    try scripts.commit()
  }

  private func git(_ arguments: String...) throws { _ = try scripts.git(arguments) }

  private func write(_ name: String) throws {
    try scripts.write(describedEffect("return content:opacity(0.25)"), to: name)
  }

  /// The effects that are listed.
  private func effects(_ arguments: String...) -> Outcome {
    let paths = ["one.lua", "two ü.lua", "new.lua"].filter {
      FileManager.default.fileExists(atPath: scripts.path($0))
    }
    var outcome = moth(
      ["run"] + paths.map(scripts.path) + ["--list", "--device", "mac-window"]
        + ["--reduce-motion", "off"] + arguments,
      workingDirectory: folder
    )
    outcome.output = outcome.lines.map { String($0.prefix { $0 != ":" }) }
      .filter { !$0.isEmpty }.joined(separator: " ")
    return outcome
  }

  @Test func `nothing has changed after a commit`() {
    #expect(effects("--only-changed").output == "")
    #expect(effects("--only-changed").status == 5)
  }

  @Test func `a script that differs from the last commit is run, and one that git does not know`()
    throws
  {
    try write("two ü.lua")
    try write("new.lua")
    #expect(effects("--only-changed").output == "two ü/two ü new/new")
  }

  @Test func `with a branch, what was committed since it is run too, and nothing of its own`()
    throws
  {
    try git("checkout", "--quiet", "-b", "work")
    try write("one.lua")
    try git("add", "one.lua")
    try scripts.commit()
    try git("checkout", "--quiet", "main")
    try write("two ü.lua")
    try git("add", "two ü.lua")
    try scripts.commit()
    try git("checkout", "--quiet", "work")
    #expect(effects("--only-changed").output == "")
    #expect(effects("--only-changed", "main").output == "one/one")
  }

  @Test(arguments: ["no-such-branch", "--upload-pack=x"])
  func `a branch that git does not know is refused`(name: String) {
    let outcome = effects("--only-changed=\(name)")
    #expect(outcome.status == 2)
    #expect(
      outcome.errors.hasPrefix(
        "error[usage]: '--only-changed' takes a branch or a commit; git knows no '\(name)'\n"
      )
    )
  }

  @Test func `a path in its place is reported from a branch`() {
    let outcome = moth(
      ["run", "--only-changed", scripts.path("one.lua")],
      workingDirectory: folder
    )
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("it is a path: put it in front"))
  }

  @Test func `outside of a repository the question is refused with git's words`() throws {
    let outside = try TemporaryFolder(["one.lua": describedEffect("return content")])
    let outcome = moth(
      ["run", outside.path("one.lua"), "--only-changed"],
      workingDirectory: outside.path
    )
    #expect(outcome.status == 2)
    #expect(
      outcome.errors.hasPrefix("error[usage]: '--only-changed' asks git, which failed: fatal: ")
    )
  }
}

import Foundation
import MothTestSupport
import Testing

/// `--only-changed` in a repository that asks git to run programs.
@Suite struct RepositoryProgramTests {
  private let scripts: TemporaryFolder
  private var folder: String { scripts.path }
  private var marks: String { scripts.path("marks") }

  init() throws {
    scripts = try TemporaryFolder([
      "one.lua": describedEffect("return content:opacity(0.5)"),
      "two.lua": describedEffect("return content:opacity(0.5)"),
      "three.lua": describedEffect("return content:opacity(0.5)"),
      ".gitattributes": "one.lua filter=a=b diff=marked\ntwo.lua filter=process diff=marked\n",
    ])
    try git("init", "--quiet", "--initial-branch=main")
    try git("add", ".")
    try scripts.commit()
  }

  private func git(_ arguments: String...) throws { _ = try scripts.git(arguments) }

  /// A script that notes its name, and fails.
  private func program(_ name: String) throws -> String {
    let path = scripts.path("programs/\(name)")
    try scripts.write("#!/bin/sh\necho \(name) >>'\(marks)'\nexit 1\n", to: "programs/\(name)")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
    return path
  }

  private func configure() throws {
    for key in [
      "core.fsmonitor", "core.pager", "pager.diff", "core.sshCommand", "core.gitProxy",
      "core.askPass", "core.editor", "core.alternateRefsCommand", "diff.external",
      "diff.marked.command", "diff.marked.textconv", "filter.a=b.clean", "filter.a=b.smudge",
      "filter.process.process", "filter.process.clean", "credential.helper", "alias.diff",
      "interactive.diffFilter", "uploadpack.packObjectsHook",
    ] { try git("config", key, try program(key)) }
    for hook in ["post-index-change", "fsmonitor-watchman", "post-checkout", "pre-auto-gc"] {
      _ = try program("hooks/\(hook)")
    }
    try git("config", "core.hooksPath", scripts.path("programs/hooks"))
    try git("config", "filter.process.required", "true")
    // Objects that are missing would be fetched from there.
    try git("config", "remote.origin.url", "ext::\(try program("remote"))")
    try git("config", "remote.origin.promisor", "true")
    try git("config", "protocol.ext.allow", "always")
    try git("config", "extensions.partialClone", "origin")
  }

  /// The effects that `--only-changed` lists.
  private func changed(_ arguments: String...) -> String {
    let outcome = moth(
      ["run"] + ["one.lua", "two.lua", "three.lua", "new.lua"].map(scripts.path)
        + ["--list", "--device", "mac-window", "--reduce-motion", "off", "--only-changed"]
        + arguments,
      workingDirectory: folder
    )
    return outcome.errors
      + outcome.lines.map { String($0.prefix { $0 != ":" }) }.joined(separator: " ")
  }

  @Test func `git starts none of the programs, and says what has changed`() throws {
    try configure()
    // Of the same size, so that git has to read it.
    try scripts.write(describedEffect("return content:opacity(0.4)"), to: "one.lua")
    try scripts.write(describedEffect("return content:opacity(0.5)"), to: "two.lua")
    try scripts.write(describedEffect("return content:opacity(0.3)"), to: "new.lua")
    #expect(changed() == "2 units, 0 tests\none/one new/new")
    #expect(changed("main") == "2 units, 0 tests\none/one new/new")
    let marked = (try? String(contentsOfFile: marks, encoding: .utf8)) ?? ""
    #expect(marked == "")
  }

  @Test func `git itself starts some of them`() throws {
    try configure()
    try scripts.write(describedEffect("return content:opacity(0.4)"), to: "one.lua")
    try git("diff", "HEAD")
    let marked = (try? String(contentsOfFile: marks, encoding: .utf8)) ?? ""
    #expect(marked.contains("filter.a=b.clean") || marked.contains("core.fsmonitor"))
  }
}

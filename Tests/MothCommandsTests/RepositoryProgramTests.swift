import Foundation
import Testing

/// `--only-changed` in a repository that asks git to run programs.
@Suite struct RepositoryProgramTests {
  private let scripts: TemporaryScripts
  private var folder: String { scripts.folder.path }
  private var marks: String { scripts.path("marks") }

  init() throws {
    scripts = try TemporaryScripts([
      "one.lua": effect("return content:opacity(0.5)"),
      "two.lua": effect("return content:opacity(0.5)"),
      "three.lua": effect("return content:opacity(0.5)"),
      ".gitattributes": "one.lua filter=a=b diff=marked\ntwo.lua filter=process diff=marked\n",
    ])
    try git("init", "--quiet", "--initial-branch=main")
    try git("add", ".")
    try git(
      "-c",
      "user.name=Test",
      "-c",
      "user.email=test@example.com",
      "commit",
      "--quiet",
      "-m",
      "one"
    )
  }

  private func git(_ arguments: String...) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["git", "-C", folder] + arguments
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
  }

  /// A script that notes its name, and fails.
  private func program(_ name: String) throws -> String {
    let path = scripts.path("programs/\(name)")
    let url = URL(fileURLWithPath: path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try Data("#!/bin/sh\necho \(name) >>'\(marks)'\nexit 1\n".utf8).write(to: url)
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
    try Data(effect("return content:opacity(0.4)").utf8).write(
      to: scripts.folder.appending(path: "one.lua")
    )
    try Data(effect("return content:opacity(0.5)").utf8).write(
      to: scripts.folder.appending(path: "two.lua")
    )
    try Data(effect("return content:opacity(0.3)").utf8).write(
      to: scripts.folder.appending(path: "new.lua")
    )
    #expect(changed() == "2 units, 0 tests\none/one new/new")
    #expect(changed("main") == "2 units, 0 tests\none/one new/new")
    let marked = (try? String(contentsOfFile: marks, encoding: .utf8)) ?? ""
    #expect(marked == "")
  }

  @Test func `git itself starts some of them`() throws {
    try configure()
    try Data(effect("return content:opacity(0.4)").utf8).write(
      to: scripts.folder.appending(path: "one.lua")
    )
    try git("diff", "HEAD")
    let marked = (try? String(contentsOfFile: marks, encoding: .utf8)) ?? ""
    #expect(marked.contains("filter.a=b.clean") || marked.contains("core.fsmonitor"))
  }
}

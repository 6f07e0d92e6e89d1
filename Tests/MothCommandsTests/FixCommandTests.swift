import Foundation
import MothCommands
import MothTestSupport
import Testing

/// `--fix`, `--unsafe-fixes` and `--diff`.
@Suite struct FixCommandTests {
  private func run(_ scripts: TemporaryFolder, name: String, options: String...) -> Outcome {
    moth(["run", "--device", "iphone-17"] + options + [scripts.path(name)])
  }

  private func text(_ scripts: TemporaryFolder, name: String) throws -> String {
    String(decoding: try Data(contentsOf: scripts.url(name)), as: UTF8.self)
  }

  @Test func `safe fixes are written, and what is left is reported`() throws {
    let scripts = try TemporaryFolder([
      "a.lua": describedEffect("return content:opacity(env.index):grayscale(2)")
    ])
    let outcome = run(scripts, name: "a.lua", options: "--fix")
    #expect(outcome.status == 0)
    #expect(outcome.errors.hasSuffix("2 fixes in 1 script applied\n"))
    #expect(
      try text(scripts, name: "a.lua")
        == describedEffect(
          "return content:opacity(math.min(math.max(env.index, 0), 1)):grayscale(1)"
        )
    )
    let again = run(scripts, name: "a.lua", options: "--fix")
    #expect(again.errors.hasSuffix("0 fixes applied\n"))
    #expect(again.output == outcome.output)
  }

  @Test func `a difference is printed and nothing is written`() throws {
    let scripts = try TemporaryFolder(["a.lua": describedEffect("return content:opacity(2)")])
    let outcome = run(scripts, name: "a.lua", options: "--diff")
    #expect(
      Outcome(status: outcome.status, output: scripts.short(outcome.output), errors: outcome.errors)
        == Outcome(
          status: 1,
          output: """
            --- a.lua
            +++ a.lua
            @@ -1,4 +1,4 @@
             --- A test's effect.
             return moth.effect { api = 1, visualEffect = function(content, geometry, env, p)
            -return content:opacity(2)
            +return content:opacity(1)
             end }
            \\ No newline at end of file

            """,
          errors: "1 fix in 1 script would be applied\n"
        )
    )
    #expect(try text(scripts, name: "a.lua") == describedEffect("return content:opacity(2)"))
    #expect(run(scripts, name: "a.lua", options: "--diff", "--fix").status == 1)
    #expect(try text(scripts, name: "a.lua") == describedEffect("return content:opacity(2)"))
    let fine = try TemporaryFolder(["b.lua": describedEffect("return content:opacity(0.5)")])
    #expect(
      run(fine, name: "b.lua", options: "--diff")
        == Outcome(status: 0, output: "", errors: "0 fixes would be applied\n")
    )
  }

  @Test func `unsafe fixes are written only where they are asked for`() throws {
    let body = "return content:offset(0, 5 + env.time)"
    let scripts = try TemporaryFolder(["a.lua": describedEffect(body)])
    #expect(run(scripts, name: "a.lua", options: "--fix").status == 1)
    #expect(try text(scripts, name: "a.lua") == describedEffect(body))
    #expect(run(scripts, name: "a.lua", options: "--fix", "--unsafe-fixes").status == 0)
    #expect(
      try text(scripts, name: "a.lua")
        == describedEffect("return content:offset(0, env.reduceMotion and 0 or 5 + env.time)")
    )
    let lone = run(scripts, name: "a.lua", options: "--unsafe-fixes")
    #expect(
      lone
        == Outcome(
          status: 2,
          output: "",
          errors: "error[usage]: '--unsafe-fixes' goes with '--fix' or '--diff'\n"
        )
    )
  }

  @Test func `two fixes of one argument are applied one after the other`() throws {
    let scripts = try TemporaryFolder([
      "a.lua": describedEffect("return content:blur(math.sin(env.time * 9) * 4)")
    ])
    let outcome = run(scripts, name: "a.lua", options: "--fix", "--unsafe-fixes")
    #expect(outcome.status == 0)
    #expect(outcome.errors.hasSuffix("2 fixes in 1 script applied\n"))
    let argument = "math.max(env.reduceMotion and 0 or math.sin(env.time * 9) * 4, 0)"
    #expect(try text(scripts, name: "a.lua") == describedEffect("return content:blur(\(argument))"))
  }

  @Test func `two arguments of one call are fixed at once`() throws {
    let scripts = try TemporaryFolder([
      "a.lua": describedEffect(
        "return content:distortionEffect(moth.shader(\"wave\"), -1, -env.index - 1)"
      )
    ])
    #expect(
      run(scripts, name: "a.lua", options: "--fix").errors.hasSuffix(
        "2 fixes in 1 script applied\n"
      )
    )
    let call = "distortionEffect(moth.shader(\"wave\"), 0, math.max(-env.index - 1, 0))"
    #expect(try text(scripts, name: "a.lua") == describedEffect("return content:\(call)"))
  }

  @Test func `a check applies what the source shows`() throws {
    let slip = try TemporaryFolder(["a.lua": describedEffect("return content:opactiy(1)")])
    #expect(moth("check", "--fix", slip.path("a.lua")).status == 0)
    #expect(try text(slip, name: "a.lua") == describedEffect("return content:opacity(1)"))
    let scripts = try TemporaryFolder(["a.lua": describedEffect("return content:opactyi(1)")])
    let path = scripts.path("a.lua")
    #expect(moth("check", "--fix", path).status == 1)
    #expect(
      moth("check", "--diff", "--unsafe-fixes", path).lines.contains("+return content:opacity(1)")
    )
    #expect(
      moth("check", "--fix", "--unsafe-fixes", path)
        == Outcome(
          status: 0,
          output: "1 plugin, 1 script: all passed\n",
          errors: "1 fix in 1 script applied\n"
        )
    )
  }

  @Test(arguments: ["\r\n", "\r", "\n"])
  func `ends of lines and a missing last one are kept`(end: String) throws {
    let before = describedEffect("content:opacity(2)").replacing("\n", with: end)
    for last in ["", end] {
      let scripts = try TemporaryFolder(["a.lua": before + last])
      #expect(run(scripts, name: "a.lua", options: "--fix").status == 0)
      #expect(
        try text(scripts, name: "a.lua")
          == describedEffect("return content:opacity(1)").replacing("\n", with: end) + last
      )
    }
  }

  @Test func `what a script allows is not fixed`() throws {
    let body = "return content:opacity(2) -- moth: allow value-out-of-range, a flash"
    let scripts = try TemporaryFolder(["a.lua": describedEffect(body)])
    #expect(run(scripts, name: "a.lua", options: "--fix").errors.hasSuffix("0 fixes applied\n"))
    #expect(try text(scripts, name: "a.lua") == describedEffect(body))
  }

  // MARK: - Files that are not written

  @Test func `a read-only script is left alone, which is an error`() throws {
    let scripts = try TemporaryFolder(["a.lua": describedEffect("return content:opacity(2)")])
    let path = scripts.path("a.lua")
    try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: path)
    let outcome = run(scripts, name: "a.lua", options: "--fix")
    #expect(outcome.status == 2)
    #expect(
      scripts.short(outcome.errors).contains(
        "error[fix-refused]: 'a.lua' was not fixed: it is read-only\n"
      )
    )
    #expect(outcome.errors.hasSuffix("0 scripts written, 1 not\n"))
    #expect(try text(scripts, name: "a.lua") == describedEffect("return content:opacity(2)"))
  }

  @Test func `permissions are kept, and a link stays a link`() throws {
    let scripts = try TemporaryFolder(["real.lua": describedEffect("return content:opacity(2)")])
    let manager = FileManager.default
    let path = scripts.path("real.lua")
    try manager.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
    try manager.createSymbolicLink(
      atPath: scripts.path("link.lua"),
      withDestinationPath: "real.lua"
    )
    #expect(run(scripts, name: "link.lua", options: "--fix").status == 0)
    #expect(try text(scripts, name: "real.lua") == describedEffect("return content:opacity(1)"))
    #expect((try manager.attributesOfItem(atPath: path)[.posixPermissions] as? NSNumber) == 0o640)
    #expect(
      try manager.destinationOfSymbolicLink(atPath: scripts.path("link.lua")) == "real.lua"
    )
    #expect(try manager.contentsOfDirectory(atPath: scripts.path).count == 2)
  }
}

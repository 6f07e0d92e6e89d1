import Foundation
import MothReporting
import MothRunner
import MothSimulation
import MothTestSupport
import MothValidation
import Testing

@testable import MothCommands

/// `moth completion` and what its scripts ask `moth complete`.
@Suite struct CompletionTests {
  private func offered(_ words: String...) -> [String] {
    moth(["complete", "--"] + words).lines.map { String($0.prefix { $0 != "\t" }) }
  }

  @Test func `the first word is a command`() {
    #expect(offered("") == Command.all.map(\.name).filter { $0 != "complete" })
    #expect(offered("re") == ["report", "repl"])
    #expect(offered("--") == ["--help", "--version"])
  }

  @Test func `values of options are the names that there are`() {
    #expect(offered("run", "--device", "iphone-se") == ["iphone-se-3"])
    #expect(offered("run", "--device", "").count >= 36)
    #expect(offered("run", "--rule", "") == Rule.all.map { $0.id + "=" })
    #expect(offered("run", "--rule", "no-effect=") == Rule.Level.allCases.map { "no-effect=\($0)" })
    #expect(offered("run", "--sweep", "") == ScrollPlan.known(with: []).map(\.name))
    let presets = ValidationSettings.Preset.allCases.map(\.rawValue)
    #expect(offered("check", "--preset", "") == presets)
    #expect(offered("report", "--reporter", "") == ReportFormat.all.map(\.name))
    #expect(offered("run", "--orientation", "") == ["portrait", "landscape", "both"])
  }

  @Test func `what is explained is every name of the manual`() {
    #expect(offered("explain", "") == Manual.names)
    #expect(offered("explain", "offscreen-p") == ["offscreen-passes"])
  }

  @Test func `a value may be in the same word as its option`() {
    #expect(offered("run", "--sweep=line") == ["--sweep=linear"])
    #expect(offered("run", "--rule=no-effect=o") == ["--rule=no-effect=off"])
  }

  @Test func `arguments and values of other options do not count`() {
    #expect(offered("list", "--config", "rules", "rule") == ["rules"])
    #expect(offered("list", "--json", "rule") == ["rules"])
    #expect(offered("list", "rules", "rule") == [])
    #expect(offered("completion", "f") == ["fish"])
    #expect(offered("check", "--", "--") == [])
    #expect(offered("run", "--config", "") == [])
  }

  @Test(arguments: ["bash", "zsh", "fish"])
  func `a script is short and asks the program`(shell: String) {
    let outcome = moth("completion", shell)
    #expect(outcome.status == 0)
    #expect(outcome.output.contains(" complete -- "))
    #expect(outcome.lines.count <= 25)
  }
}

#if os(Linux)
/// The scripts in the shells themselves, as far as they are installed.
@Suite struct ShellCompletionTests {
  /// Lines with the cursor at their end, and what the word under it may become.
  static let cases: [(line: String, words: [String])] = [
    ("moth complet", ["completion"]),
    ("moth run --device iphone-se", ["iphone-se-3"]),
    ("moth run --preset s", ["strict"]),
    ("moth explain offscreen-p", ["offscreen-passes"]),
    ("moth run --orientation ", ["portrait", "landscape", "both"]),
  ]

  private func completions(_ words: String, shell: String) throws -> [String]? {
    guard FileManager.default.isExecutableFile(atPath: "/usr/bin/\(shell)") else { return nil }
    let scripts = try TemporaryFolder()
    let outcome = try scripts.shell("PATH=${MOTH%/*}:$PATH; \(words)", environment: ["HOME": "."])
    #expect(outcome.errors == "")
    return outcome.lines
  }

  @Test func `a name of a plugin is offered unless a shell would read it otherwise`() throws {
    let scripts = try TemporaryFolder(["fade.lua": effect("return content:opacity(1)")])
    let outcome = try scripts.shell(
      """
      mkdir -p Plugins/mine/effects
      cp fade.lua Plugins/mine/effects/fade.lua
      cp fade.lua 'Plugins/mine/effects/$(false).lua'
      echo '{"name": "mine", "version": "1.0.0", "api": 1, "summary": "Mine.", "author": "I",
        "license": "MIT", "effects": ["effects/fade.lua", "effects/$(false).lua"]}' \\
        > Plugins/mine/plugin.json
      $MOTH complete -- repl ''; $MOTH list effects | wc -l
      """
    )
    #expect(outcome == Outcome(status: 0, output: "fade\n2\n", errors: ""))
  }

  private func bash(_ line: String) throws -> [String]? {
    try completions(
      """
      source <(moth completion bash)
      COMP_LINE='\(line)'; COMP_POINT=${#COMP_LINE}; _moth; printf '%s\\n' "${COMPREPLY[@]}"
      """,
      shell: "bash"
    )
  }

  @Test(arguments: cases)
  func `bash offers them`(line: String, words: [String]) throws {
    #expect(try bash(line) == words)
  }

  @Test func `bash gets only what follows the last sign at which it breaks words`() throws {
    #expect(try bash("moth run --rule no-effect=o") == ["off"])
    #expect(try bash("moth run --sweep=line") == ["linear"])
  }

  @Test(arguments: cases + [("moth run --rule no-effect=o", ["no-effect=off"])])
  func `fish offers them`(line: String, words: [String]) throws {
    let script = "moth completion fish | source; complete -C '\(line)'"
    guard let lines = try completions("fish -N -c \"\(script)\"", shell: "fish") else { return }
    #expect(Set(lines.map { String($0.prefix { $0 != "\t" }) }) == Set(words))
  }

  @Test(arguments: cases + [("moth run --rule no-effect=o", ["no-effect=off"])])
  func `zsh offers them`(line: String, words: [String]) throws {
    // What the completion system would be given, without a terminal to type in.
    let script = """
      compdef() { true }
      _files() { true }
      _describe() { print -rl -- "${(@)${(@P)2}%%:*}" }
      source <(moth completion zsh)
      words=("${(@s: :)1}"); CURRENT=$#words; _moth
      """
    let command = "zsh -f -c \"$SCRIPT\" zsh '\(line)'"
    guard let lines = try completions("SCRIPT='\(script)'; \(command)", shell: "zsh") else {
      return
    }
    #expect(lines == words)
  }
}
#endif

import Foundation
import MothReporting
import MothRunner
import MothTestSupport
import MothValidation
import Testing

@testable import MothCommands

/// What `scripts/docs` writes is fresh.
@Suite struct GeneratedDocsTests {
  @Test func `the frames of the bundled scenes are those of today's layout`() throws {
    let script = try Repository.text("scripts/docs")
    let devices = script.matches(of: /--device (\S+)/).map { String($0.output.1) }
    #expect(!devices.isEmpty)
    var options = RunOptions(paths: [Repository.root.appending(path: "Plugins").path])
    options.axes.devices = devices
    let outcome = SceneFramesRunner.run(options)
    #expect(outcome.diagnostics == [])
    #expect(outcome.sceneDiagnostics == [])
    // What the script puts before the tables.
    let head = script.split(separator: "'TEXT'\n").last?.components(separatedBy: "TEXT\n").first
    let text = try #require(head) + FramesReporter.markdown(outcome.frames)
    #expect(
      try Repository.text("docs/FRAMES.md") == text,
      "docs/FRAMES.md is not fresh: run scripts/docs and read the diff"
    )
  }

  @Test func `the pages of the rules are what the rules say`() throws {
    let names = try Repository.names(in: "docs/rules", "md")
    let fresh = "docs/rules is not fresh: run scripts/docs and read the diff"
    #expect(names.filter { $0 != "README" } == Rule.all.map(\.id).sorted(), "\(fresh)")
    #expect(try Repository.text("docs/rules/README.md") == RuleMarkdown.index, "\(fresh)")
    for rule in Rule.all where names.contains(rule.id) {
      let page = try Repository.text("docs/rules/\(rule.id).md")
      #expect(page == RuleMarkdown.page(of: rule), "\(fresh)")
    }
  }

  @Test func `the page of the sandbox is what the lists say`() throws {
    #expect(
      try Repository.text("docs/SANDBOX.md") == SandboxMarkdown.page,
      "docs/SANDBOX.md is not fresh: run scripts/docs and read the diff"
    )
  }

  @Test func `the table of reporters is what the reporters say`() throws {
    #expect(
      try Repository.text("docs/REPORTS.md").contains("\n\n" + ReportFormat.markdownTable + "\n"),
      "docs/REPORTS.md is not fresh: run scripts/docs and read the diff"
    )
  }

  @Test func `the tables of checks are what the methods say`() throws {
    #expect(
      try Repository.text("docs/EFFECTS.md").contains(
        "<!-- written by scripts/docs -->\n" + CheckText.markdown + "\n<!-- end -->\n"
      ),
      "docs/EFFECTS.md is not fresh: run scripts/docs and read the diff"
    )
  }

  @Test func `the table of budgets is what the budgets say`() throws {
    #expect(
      try Repository.text("docs/VALIDATION.md").contains("\n\n" + Budget.markdownTable + "\n"),
      "docs/VALIDATION.md is not fresh: run scripts/docs and read the diff"
    )
  }

  @Test func `the table of options is what the options say`() throws {
    #expect(
      try Repository.text("docs/RUNNING.md").contains("\n\n" + Option.markdownTable + "\n"),
      "docs/RUNNING.md is not fresh: run scripts/docs and read the diff"
    )
  }

  @Test func `the script asks the program for the pages`() throws {
    let script = try Repository.text("scripts/docs")
    for command in [
      "list rules --markdown >docs/rules/README.md", "list rules --schema >docs/schemas/moth.json",
      "doctor --markdown >docs/SANDBOX.md",
      "explain \"$rule\" --markdown >\"docs/rules/$rule.md\"",
    ] {
      #expect(
        script.contains("scripts/moth " + command + "\n") || script.contains(command + "; done")
      )
    }
  }
}

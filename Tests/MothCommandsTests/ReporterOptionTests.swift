import Foundation
import MothReporting
import MothTestSupport
import Testing

/// `--reporter` and `moth report`.
@Suite struct ReporterOptionTests {
  private func scripts() throws -> TemporaryFolder {
    try TemporaryFolder([
      "over.lua": describedEffect("return content:opacity(2)"),
      "fine.lua": describedEffect("return content:opacity(0.5)"),
      "frame.lua": describedEffect("return content:frame(1)"),
    ])
  }

  private func run(_ scripts: TemporaryFolder, more: String...) -> Outcome {
    moth(
      ["run", "--device", "mac-window", scripts.path("over.lua"), scripts.path("fine.lua")] + more
    )
  }

  private func text(_ scripts: TemporaryFolder, name: String) throws -> String {
    String(decoding: try Data(contentsOf: scripts.url(name)), as: UTF8.self)
  }

  private func files(_ scripts: TemporaryFolder) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: scripts.path).sorted()
  }

  @Test func `every report of a run is made from its raw results too, to the byte`() throws {
    let scripts = try scripts()
    let names = ReportFormat.all.map(\.name)
    let options = names.flatMap { ["--reporter", "\($0):\(scripts.path("run.\($0)"))"] }
    let paths = [scripts.path("over.lua"), scripts.path("frame.lua")]
    let outcome = moth(["run", "--device", "mac-window"] + paths + options)
    #expect(outcome.status == 1)
    #expect(outcome.output == "")
    for name in names {
      let report = moth(
        "report",
        scripts.path("run.jsonl"),
        "--reporter",
        "\(name):\(scripts.path("again"))"
      )
      #expect(report == Outcome(status: 0, output: "", errors: ""), "\(name)")
      #expect(try text(scripts, name: "again") == text(scripts, name: "run.\(name)"), "\(name)")
    }
  }

  @Test func `a check's text is made from its raw results too`() throws {
    let scripts = try scripts()
    let path = scripts.path("frame.lua")
    let raw = scripts.path("raw")
    let check = moth("check", path, "--reporter", "text", "--reporter", "jsonl:\(raw)")
    #expect(check.status == 1)
    #expect(moth("report", raw).output == check.output)
    #expect(moth("check", path).output == check.output)
  }

  @Test func `what --fix reports is what a run reports`() throws {
    let scripts = try scripts()
    let plain = run(scripts, more: "--reporter", "jsonl")
    #expect(plain.output.contains("value-out-of-range"))
    #expect(run(scripts, more: "--each", "--reporter", "jsonl").output == plain.output)
    #expect(run(scripts, more: "--fix", "--preset", "strict").status == 0)
    let fixed = run(scripts, more: "--reporter", "jsonl")
    #expect(run(scripts, more: "--fix", "--reporter", "jsonl").output == fixed.output)
  }

  @Test func `units can have a line each in a later report`() throws {
    let scripts = try scripts()
    let raw = scripts.path("raw")
    let each = run(scripts, more: "--each", "--reporter", "text", "--reporter", "jsonl:\(raw)")
    #expect(moth("report", raw, "--each").output == each.output)
  }

  @Test func `results of several runs are one report`() throws {
    let scripts = try scripts()
    for name in ["over", "fine"] {
      _ = moth(
        "run",
        "--device",
        "mac-window",
        scripts.path("\(name).lua"),
        "--reporter",
        "jsonl:\(scripts.path("\(name).jsonl"))"
      )
    }
    let report = moth("report", scripts.path("over.jsonl"), scripts.path("fine.jsonl"))
    #expect(report.status == 0)
    #expect(report.output == run(scripts).output)
  }

  @Test func `what is wrong with the options is reported on the error output and in files`() throws
  {
    let scripts = try scripts()
    let raw = scripts.path("raw")
    let message = "error[missing-file]: there is no file"
    let outcome = moth(
      "run",
      scripts.path("gone.lua"),
      "--reporter",
      "jsonl:\(raw)",
      "--reporter",
      "text:\(scripts.path("text"))"
    )
    #expect(outcome.status == 2)
    #expect(outcome.output == "")
    #expect(outcome.errors.hasPrefix(message))
    #expect(try text(scripts, name: "text").hasPrefix(message))
    let report = moth("report", raw)
    #expect(report == Outcome(status: 0, output: "", errors: outcome.errors))
  }

  // MARK: - Words that cannot be used

  @Test(
    arguments: [
      (["--reporter", "juint"], "unknown reporter 'juint'; did you mean 'junit'?", nil),
      (["--reporter", "junit:"], "'--reporter' takes NAME or NAME:FILE; got 'junit:'", nil),
      (
        ["--reporter", "tap", "--reporter", "json"],
        "'tap' and 'json' cannot both go to the standard output",
        "give one of them a file: '--reporter json:FILE'"
      ),
      (
        ["--reporter", "tap:a", "--reporter", "json:a"],
        "two reports cannot go to the same file 'a'", nil
      ),
      (
        ["--diff", "--reporter", "tap"],
        "'--diff' makes no report, so '--reporter' does not go with it", nil
      ),
    ] as [([String], String, String?)]
  )
  func `a request that cannot be met is refused`(
    words: [String],
    message: String,
    help: String?
  ) throws {
    let scripts = try scripts()
    let outcome = moth(["run", scripts.path("fine.lua")] + words)
    let more = help.map { "  = help: \($0)\n" } ?? ""
    #expect(outcome == Outcome(status: 2, output: "", errors: "error[usage]: \(message)\n\(more)"))
  }

  @Test func `a check has no values for a table`() throws {
    let scripts = try scripts()
    let outcome = moth("check", scripts.path("fine.lua"), "--reporter", "csv")
    #expect(outcome.status == 2)
    #expect(
      outcome.errors == "error[usage]: 'csv' shows values, and 'moth check' evaluates none\n"
    )
  }

  @Test func `curves are recorded where they are asked for or needed`() throws {
    let scripts = try scripts()
    let hasCurves = { (more: [String]) in
      moth(["run", "--device", "mac-window", scripts.path("fine.lua")] + more).output
        .contains("\"type\":\"curves\"")
    }
    let csv = "csv:\(scripts.path("csv"))"
    #expect(!hasCurves(["--reporter", "jsonl"]))
    #expect(hasCurves(["--reporter", "jsonl", "--curves"]))
    #expect(hasCurves(["--reporter", "jsonl", "--reporter", csv]))
  }

  @Test func `results without curves make no table`() throws {
    let scripts = try scripts()
    let raw = scripts.path("raw")
    _ = run(scripts, more: "--reporter", "jsonl:\(raw)")
    let outcome = moth("report", raw, "--reporter", "csv")
    #expect(outcome.status == 2)
    #expect(outcome.output == "")
    #expect(outcome.errors.hasPrefix("error[results-without-curves]: the results have no curves\n"))
    #expect(outcome.errors.contains("help: run again with '--curves'"))
  }

  // MARK: - Files

  @Test func `results that are cut leave the report that was there, and nothing else`() throws {
    let scripts = try scripts()
    let raw = scripts.path("raw")
    _ = run(scripts, more: "--reporter", "jsonl:\(raw)")
    let whole = try text(scripts, name: "raw")
    try Data(whole.utf8.dropLast(20)).write(to: URL(filePath: raw))
    try scripts.write("before", to: "page")
    let names = try files(scripts)
    let outcome = moth("report", raw, "--reporter", "html:\(scripts.path("page"))")
    #expect(outcome.status == 2)
    #expect(scripts.short(outcome.errors).contains("results-unreadable"))
    #expect(!outcome.errors.contains("^"))
    #expect(try text(scripts, name: "page") == "before")
    #expect(try files(scripts) == names)
  }

  @Test func `a file that is not there is reported`() throws {
    let scripts = try scripts()
    let outcome = moth("report", scripts.path("gone"))
    #expect(outcome.status == 2)
    #expect(scripts.short(outcome.errors).hasPrefix("error[missing-file]: there is no file 'gone'"))
  }

  @Test func `a report replaces a file, follows a link, and keeps its permissions`() throws {
    let scripts = try scripts()
    let manager = FileManager.default
    let target = scripts.path("target")
    try Data("before".utf8).write(to: URL(filePath: target))
    try manager.setAttributes([.posixPermissions: 0o600], ofItemAtPath: target)
    try manager.createSymbolicLink(
      atPath: scripts.path("link"),
      withDestinationPath: target
    )
    #expect(run(scripts, more: "--reporter", "tap:\(scripts.path("link"))").status == 1)
    #expect(try text(scripts, name: "target").hasPrefix("TAP version 14\n"))
    let attributes = try manager.attributesOfItem(atPath: target)
    #expect(attributes[.posixPermissions] as? Int == 0o600)
    let link = try manager.attributesOfItem(atPath: scripts.path("link"))
    #expect(link[.type] as? FileAttributeType == .typeSymbolicLink)
  }

  @Test func `missing folders are made`() throws {
    let scripts = try scripts()
    #expect(run(scripts, more: "--reporter", "tap:\(scripts.path("a/b/out.tap"))").status == 1)
    #expect(try text(scripts, name: "a/b/out.tap").hasPrefix("TAP version 14\n"))
  }

  @Test(arguments: ["", "over.lua/out.tap"])
  func `a report that cannot be written is status 4`(name: String) throws {
    let scripts = try scripts()
    let path = name.isEmpty ? scripts.path : scripts.path(name)
    let outcome = run(scripts, more: "--reporter", "tap:\(path)")
    #expect(outcome.status == 4)
    #expect(outcome.errors.hasPrefix("error[report-not-written]: the report '\(path)'"))
  }

  #if os(Linux)
  @Test func `a full disk is status 4`() throws {
    let scripts = try scripts()
    let outcome = run(scripts, more: "--reporter", "tap:/dev/full", "--reporter", "text")
    #expect(outcome.status == 4)
    #expect(outcome.output.contains("error[value-out-of-range]"))
    #expect(
      outcome.errors.contains(
        "error[report-not-written]: the report '/dev/full' cannot be written: "
          + "No space left on device\n"
      )
    )
  }
  #endif

  @Test func `the step's summary is added after what is there`() throws {
    let scripts = try scripts()
    let summary = scripts.path("summary")
    try Data("before\n".utf8).write(to: URL(filePath: summary))
    let outcome = moth(
      ["run", "--device", "mac-window", scripts.path("over.lua"), "--reporter", "github"],
      environment: ["GITHUB_STEP_SUMMARY": summary]
    )
    #expect(outcome.output.hasPrefix("::error file="))
    #expect(try text(scripts, name: "summary").hasPrefix("before\n## Moth: 1 error\n"))
  }

  // MARK: - What derives from the list

  @Test func `help, completion and the list name every reporter`() throws {
    let names = ReportFormat.all.map(\.name)
    let help = moth("run", "--help").output.split(whereSeparator: \.isWhitespace)
      .joined(separator: " ")
    #expect(help.contains("NAME is \(names.joined(separator: ", "))."))
    let offered = moth("complete", "--", "run", "--reporter", "").lines.map {
      $0.split(separator: "\t")[0]
    }
    #expect(offered.map(String.init) == names)
    #expect(moth("list", "reporters").output.split(separator: "\n").count >= names.count)
  }
}

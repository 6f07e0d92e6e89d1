import Foundation
import MothReporting
import MothStore
import MothTestSupport
import Testing

/// `moth run --shard` and `moth merge`.
@Suite struct ShardTests {
  private let scripts: TemporaryFolder

  init() throws { scripts = try Self.scripts() }

  private static func scripts() throws -> TemporaryFolder {
    try TemporaryFolder([
      "fade.lua": describedEffect(
        "return content:opacity(p.rate)",
        more: "parameters = { rate = { default = 0.3, min = 0, max = 1 } },"
      ),
      // Wrong in every unit, and printing in each of them.
      "bad.lua": describedEffect(
        "if env.index == 0 then print(env.reduceMotion) end\nreturn content:opacity(2)"
      ),
      // A chain of two shapes, so that units are compared with the first one.
      "shapes.lua": describedEffect(
        "if env.reduceMotion then return content end\nreturn content:blur(1)"
      ),
      // Its first unit fills the memory, and so ends it.
      "ends.lua": describedEffect("local t = {} while true do t[#t + 1] = { 1 } end"),
      // It cannot be loaded, and has units all the same.
      "broken.lua": "return moth.effect { api = 1, visualEffect = nil }",
    ])
  }

  private var run: [String] { Self.run(scripts) }

  private static func run(_ scripts: TemporaryFolder) -> [String] {
    ["fade", "bad", "shapes", "ends", "broken"].map { scripts.path($0 + ".lua") }
      + [
        "--device", "iphone-17", "--device", "ipad-9", "--param", "rate=0.25", "--param", "rate=1",
      ]
  }

  /// The raw results of a whole run, without the folder's path, and its status.
  private static let whole = Result {
    let scripts = try ShardTests.scripts()
    let outcome = moth(["run"] + run(scripts) + ["--reporter", "jsonl"])
    return (output: scripts.short(outcome.output), status: outcome.status)
  }

  /// The raw results of a run of one effect as its only shard, and the folder of its script.
  private static let onlyShard = Result {
    let scripts = try ShardTests.scripts()
    _ = moth(
      "run",
      scripts.path("fade.lua"),
      "--device",
      "ipad-9",
      "--shard",
      "1/1",
      "--reporter",
      "jsonl:\(scripts.path("1-of-1.jsonl"))"
    )
    return (text: try scripts.text(of: "1-of-1.jsonl"), scripts: scripts)
  }

  /// The raw results of the shards of a run.
  private func shards(
    of total: Int,
    _ arguments: [String]? = nil,
    more: [String] = []
  ) -> [String] {
    (1...total).map { number in
      let path = scripts.path("\(number)-of-\(total).jsonl")
      _ = moth(
        ["run"] + (arguments ?? run) + ["--shard", "\(number)/\(total)"] + more
          + ["--reporter", "jsonl:\(path)"]
      )
      return path
    }
  }

  private func merge(_ files: [String], arguments: [String] = []) -> Outcome {
    var outcome = moth(["merge"] + files + arguments)
    outcome.errors = scripts.short(outcome.errors)
    return outcome
  }

  // MARK: - Whole runs

  @Test(arguments: [1, 2, 3, 7, 40])
  func `what is merged is what one machine would have found`(total: Int) throws {
    let whole = try Self.whole.get()
    let merged = merge(shards(of: total).reversed(), arguments: ["--reporter", "jsonl"])
    #expect(scripts.short(merged.output) == whole.output)
    #expect(merged.status == whole.status)
    #expect(whole.status == 3)
    #expect(whole.output.contains("chain-shape"))
  }

  @Test func `every report of merged shards is that of the whole run`() throws {
    let files = shards(of: 3, nil, more: ["--curves"])
    let names = [
      "text", "json", "junit", "tap", "sarif", "github", "gitlab", "markdown", "csv", "html",
    ]
    let reporters = names.flatMap { ["--reporter", "\($0):\(scripts.path($0))"] }
    _ = moth(["run"] + run + ["--curves"] + reporters)
    for name in names {
      let merged = merge(files, arguments: ["--reporter", name]).output
      #expect(try merged == scripts.text(of: name), Comment(rawValue: name))
    }
  }

  @Test func `shards have each unit once`() throws {
    let whole = moth(["run"] + run + ["--list"]).lines
    let parts = (1...4).flatMap { number in
      moth(["run"] + run + ["--list", "--shard", "\(number)/4"]).lines
    }
    #expect(parts == whole)
    #expect(whole.count == 24)
  }

  @Test func `costs of an earlier run move the borders`() throws {
    let raw = scripts.path("raw.jsonl")
    _ = moth(["run"] + run + ["--reporter", "jsonl:\(raw)"])
    // In the earlier run the effects that cannot be evaluated had no samples at all, so that they
    // count as the average, and the others by their samples.
    let plain = moth(["run"] + run + ["--list", "--shard", "1/2"]).lines
    let costed = moth(["run"] + run + ["--list", "--shard", "1/2", "--costs", raw]).lines
    #expect(!plain.isEmpty)
    #expect(plain != costed)
    let files = shards(of: 2, nil, more: ["--costs", raw])
    let merged = merge(files, arguments: ["--reporter", "jsonl"])
    #expect(try scripts.short(merged.output) == Self.whole.get().output)
  }

  // MARK: - What does not fit

  @Test func `a missing shard is named`() {
    let files = shards(of: 4)
    #expect(
      merge([files[3], files[0]])
        == Outcome(
          status: 2,
          output: "",
          errors: """
            error[missing-shard]: shards 2, 3 of 4 are missing
              = help: look at the log of the job that should have made it, and run that again

            """
        )
    )
  }

  @Test func `a shard given twice is refused`() {
    let files = shards(of: 2)
    let copy = scripts.path("copy.jsonl")
    try? FileManager.default.copyItem(atPath: files[1], toPath: copy)
    #expect(
      merge([files[0], copy, files[1]]).errors
        .hasPrefix("error[shards-differ]: 'copy.jsonl' and '2-of-2.jsonl' are both shard 2 of 2\n")
    )
  }

  @Test func `shards of other options are refused`() {
    let one = shards(of: 2)[0]
    let other = shards(of: 2, Array(run.dropLast(2)))[1]
    _ = shards(of: 2)
    let second = scripts.path("second.jsonl")
    try? FileManager.default.copyItem(atPath: other, toPath: second)
    _ = moth(
      ["run"] + Array(run.dropLast(2)) + ["--shard", "2/2", "--reporter", "jsonl:\(second)"]
    )
    let outcome = merge([one, second])
    #expect(outcome.status == 2)
    #expect(
      outcome.errors.replacing("\n   ", with: "").contains(
        "'1-of-2.jsonl' and 'second.jsonl' are not of one run: they differ in the configuration, "
      )
    )
  }

  @Test func `shards of scripts that have changed since are refused`() throws {
    let files = shards(of: 2)
    try Data(describedEffect("return content:opacity(0.1)").utf8).write(
      to: scripts.url("fade.lua")
    )
    let outcome = merge(files)
    #expect(outcome.status == 2)
    #expect(outcome.errors.hasPrefix("error[shards-differ]: the shards are not of what is here: "))
  }

  @Test func `a shard that was stopped is refused`() {
    let arguments = [scripts.path("bad.lua"), "--device", "iphone-17", "-x"]
    let outcome = merge(shards(of: 1, arguments))
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("has a part of its shard only: the run was stopped"))
  }

  @Test func `a whole run is no shard`() {
    let raw = scripts.path("raw.jsonl")
    _ = moth("run", scripts.path("bad.lua"), "--reporter", "jsonl:\(raw)")
    #expect(
      merge([raw]).errors.hasPrefix(
        "error[shards-differ]: 'raw.jsonl' has the results of a whole run, not of a shard\n"
      )
    )
  }

  /// A shard of one effect whose lines are changed, with the digest that they then have if asked
  /// for.
  private func changedShard(
    sealed: Bool,
    _ change: (inout [String]) -> Void
  ) throws -> String {
    var lines = try Self.onlyShard.get().text.split(separator: "\n").map(String.init)
    let before = lines
    change(&lines)
    try #require(lines != before)
    if sealed {
      var seal = ShardSeal()
      for line in lines.dropLast() { seal.take((line + "\n").utf8) }
      let last = try JSONDecoder().decode(RunRecord.self, from: Data((lines.last ?? "").utf8))
      if case .summary(var summary) = last {
        summary.digest = seal.digest(with: summary)
        lines[lines.count - 1] = String(RunRecord.summary(summary).line.dropLast())
      }
    }
    try scripts.write(lines.joined(separator: "\n") + "\n", to: "1-of-1.jsonl")
    return scripts.path("1-of-1.jsonl")
  }

  /// A line with another number wherever a key has one.
  private static func replacing(_ key: Substring, in line: String, with number: String) -> String {
    let parts = line.components(separatedBy: String(key))
    return parts[0]
      + parts.dropFirst().map { key + number + $0.drop { "-0123456789".contains($0) } }.joined()
  }

  private static let changes: [@Sendable (inout [String]) -> Void] = [
    { lines in lines.removeAll { $0.contains("\"type\":\"outcome\"") && $0.contains("Motion on") }
    },
    { $0.swapAt(2, 3) },
    { $0.insert($0[2], at: 2) },
    { $0[2] += " " },
    { $0[$0.count - 1] = $0[$0.count - 1].replacing("\"errors\":0", with: "\"errors\":1") },
    { $0[0] = $0[0].replacing("\"arguments\":[", with: "\"arguments\":[\"x\",") },
  ]

  @Test(arguments: changes.indices)
  func `a shard that was changed is refused`(change: Int) throws {
    let file = try changedShard(sealed: false, Self.changes[change])
    let outcome = merge([file])
    #expect(outcome.status == 2)
    #expect(
      outcome.errors.hasPrefix(
        """
        error[shard-changed]: the results of this shard are not as they were written: their digest \
        does not fit
         --> 1-of-1.jsonl
        """
      )
    )
    #expect(outcome.errors.contains("help: copy the file again, or run this shard again\n"))
    #expect(moth("report", file, "--reporter", "tap").status == 2)
  }

  @Test func `an outcome that is gone is named where the digest is made right`() throws {
    let file = try changedShard(sealed: true, Self.changes[0])
    #expect(
      merge([file]).errors.hasPrefix(
        "error[shards-differ]: no shard has 'fade/fade: ipad-9, portrait, linear, Reduce Motion on'\n"
      )
    )
  }

  @Test(
    arguments: [
      #"\"columns\":1"#, #"\"sampleCount\":"#, #"\"callCount\":"#, #"\"line\":"#,
      #"\"targetCount\":"#,
    ],
    ["-9223372036854775808", "9223372036854775807", "1e300", "-1"]
  )
  func `numbers of an outcome that cannot be are refused, whatever the digest`(
    key: String,
    number: String
  ) throws {
    let name = key.prefix { $0 != ":" } + ":"
    let file = try changedShard(sealed: true) { lines in
      for index in lines.indices where lines[index].contains("\"type\":\"outcome\"") {
        lines[index] = Self.replacing(name, in: lines[index], with: number)
      }
    }
    let outcome = merge([file])
    #expect(outcome.status == 2)
    #expect(
      outcome.errors.contains(
        "this line is not a record of raw results: 'unit' has a value that is not known"
      )
    )
  }

  @Test(arguments: ["0", "-1", "100001", "9223372036854775807"])
  func `a number of shards that cannot be is refused`(total: String) throws {
    let file = try changedShard(sealed: true) { lines in
      lines[0] = lines[0].replacing("\"total\":1", with: "\"total\":\(total)")
    }
    let outcome = merge([file])
    #expect(outcome.status == 2)
    #expect(outcome.errors.hasPrefix("error[results-unreadable]: this line is not a record"))
  }

  @Test func `a shard is named by the variables of CI`() {
    let environment = ["CI_NODE_INDEX": "2", "CI_NODE_TOTAL": "2", "GITLAB_CI": "true"]
    let named = moth(["run"] + run + ["--list", "--shard", "auto"], environment: environment)
    #expect(named.lines == moth(["run"] + run + ["--list", "--shard", "2/2"]).lines)
    #expect(!named.lines.isEmpty)
  }

  @Test(arguments: ["0/2", "3/2", "1", "one/2", ""])
  func `what is no shard is refused`(text: String) {
    let outcome = moth(["run"] + run + ["--shard", text])
    #expect(outcome.status == 2)
    #expect(outcome.errors.hasPrefix("error[wrong-shard]: "))
  }
}

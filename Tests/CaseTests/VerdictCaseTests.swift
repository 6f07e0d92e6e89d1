import Foundation
import MothDiagnostics
import MothRunner
import MothTestSupport
import Testing

/// Precision and recall of today's rules over all cases of part B.
///
/// A bad script and its fixed version for each case are in the folder `Verdicts`, in one plugin
/// for each sweep that they need.
struct VerdictCaseTests {
  private static let folder = Repository.root.appending(path: "Tests/CaseTests/Verdicts")

  /// Each plugin on one phone at few frames per second, with Reduce Motion off and on.
  private static let results: [String: RunResult] = {
    let sweeps = Set(VerdictCase.all.map(\.sweep))
    return Dictionary(uniqueKeysWithValues: sweeps.map { ($0, run(sweeping: $0)) })
  }()

  private static func run(sweeping sweep: String) -> RunResult {
    var options = RunOptions(paths: [folder.appending(path: sweep).path])
    options.axes.devices = ["iphone-17"]
    options.axes.refreshRate = 60
    options.axes.sweeps = [sweep]
    return Runner.run(options)
  }

  /// The ids of what is said of a script and of the scene that it runs in, notes included.
  private func ids(
    _ script: String,
    of row: VerdictCase,
    atLeast least: Severity
  ) throws -> Set<String> {
    let result = try #require(Self.results[row.sweep])
    let plugin = try #require(result.plugins.first)
    let effect = try #require(
      plugin.effects.first { $0.name == "\(row.name)-\(script)" },
      "there is no script '\(row.name)-\(script)'"
    )
    let scenes = Set(effect.units.map { "scenes/\($0.scene).lua" })
    let ofScenes = (plugin.diagnostics + result.diagnostics).filter { diagnostic in
      scenes.contains { diagnostic.location?.path.hasSuffix($0) ?? false }
    }
    let all = ofScenes + effect.diagnostics + effect.findings + effect.units.flatMap(\.diagnostics)
    return Set(all.filter { $0.severity >= least }.map(\.id))
  }

  @Test(arguments: VerdictCase.all.filter { $0.rule != nil })
  func `a reported mistake is found by the rule that is about it`(row: VerdictCase) throws {
    #expect(try ids("bad", of: row, atLeast: .note).contains(try #require(row.rule)))
  }

  @Test(arguments: VerdictCase.all.filter(\.isExpressible))
  func `a fixed script has no warnings but the false alarms of its row`(row: VerdictCase) throws {
    #expect(try ids("good", of: row, atLeast: .warning).sorted() == row.falseAlarms)
  }

  /// What is said of them is not about the mistake: `geometry-feedback` of B27 also of its fixed
  /// version.
  @Test(arguments: VerdictCase.all.filter { $0.isExpressible && $0.rule == nil })
  func `of a missed mistake nothing is said but what is said of its fixed version`(
    row: VerdictCase
  ) throws {
    #expect(try ids("bad", of: row, atLeast: .warning).sorted() == row.falseAlarms)
  }

  @Test func `27 of 30 mistakes are found: a recall of 0.9`() throws {
    let expressible = VerdictCase.all.filter(\.isExpressible)
    let found = try expressible.count { row in
      try row.rule.map { try ids("bad", of: row, atLeast: .note).contains($0) } ?? false
    }
    #expect(expressible.count == 30)
    #expect(found == 27)
  }

  @Test func `27 of 29 reports are right: a precision of 0.931`() throws {
    let expressible = VerdictCase.all.filter(\.isExpressible)
    let found = try expressible.count { row in
      try row.rule.map { try ids("bad", of: row, atLeast: .note).contains($0) } ?? false
    }
    let falseAlarms = try expressible.count { row in
      try !ids("good", of: row, atLeast: .warning).isEmpty
    }
    #expect(found == 27)
    #expect(falseAlarms == 2)
  }

  @Test func `the table has all 33 cases, each with a rule or a reason`() {
    let names = VerdictCase.all.map(\.name)
    #expect(Set(names).count == 33)
    #expect(names.count == 33)
    #expect(VerdictCase.all.allSatisfy { ($0.rule == nil) != ($0.reason?.isEmpty ?? true) })
    #expect(VerdictCase.all.filter { !$0.isExpressible }.map(\.name) == ["B24", "B40", "B45"])
  }

  @Test func `the table and the folders have the same scripts`() throws {
    for (sweep, result) in Self.results {
      let names = VerdictCase.all.filter { $0.sweep == sweep && $0.isExpressible }
        .flatMap { ["\($0.name)-bad", "\($0.name)-good"] }.sorted()
      let effects = Self.folder.appending(path: sweep).appending(path: "effects")
      let files = try FileManager.default.contentsOfDirectory(atPath: effects.path)
        .map { String($0.dropLast(".lua".count)) }
      #expect(files.sorted() == names)
      #expect(result.plugins.flatMap(\.effects).map(\.name).sorted() == names)
    }
  }
}

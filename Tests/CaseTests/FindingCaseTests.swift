import MothGeometry
import MothSimulation
import Testing

/// What today's rules find in the effects of the cases.
struct FindingCaseTests {
  @Test(arguments: FindingCase.all)
  func `an effect has the findings that its case names`(finding: FindingCase) throws {
    let run = try CaseBench.run(finding.name, on: finding.stage)
    let reduced = try CaseBench.run(finding.name, on: finding.stage, reduceMotion: true)
    func settled(_ run: CaseRun) -> [String] {
      run.ids.filter { !finding.unsettled.contains($0) }
    }
    #expect(settled(run) == (finding.always + finding.full).sorted())
    #expect(settled(reduced) == (finding.always + finding.reduced).sorted())
  }

  @Test func `every effect is in the list`() throws {
    #expect(try CaseFile.all(scenes: false).map(\.name) == FindingCase.all.map(\.name))
  }

  @Test(arguments: try CaseFile.all(scenes: false) + CaseFile.all(scenes: true))
  func `every script says which case it is and ends its lines in time`(file: CaseFile) throws {
    let lines = try file.text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.allSatisfy { $0.count <= 100 })
    #expect(file.name.hasSuffix(".scene") || lines.first?.hasPrefix("--- Case A") == true)
  }

  @Test(arguments: try CaseFile.all(scenes: true))
  func `every scene is laid out as written`(file: CaseFile) throws {
    let stage = Stage.scene(String(file.name.dropLast(".scene".count)))
    let run = try CaseBench.run(
      script: """
        return moth.effect { api = 1, visualEffect = function(content) return content end }
        """,
      on: stage
    )
    #expect(run.ids == [])
    #expect(run.layout?.problems.isEmpty == true)
    #expect(run.layout?.targets.isEmpty == false)
  }
}

import MothEngine
import MothScript
import MothSimulation
import Testing

/// Samples at which a script fails, and what becomes of the others.
struct SampleFailureTests {
  private let offsets = (0..<1000).map(Double.init)

  @Test func `an error at sample 371 is found at sample 371`() throws {
    let body = """
      local y = geometry:frame("scrollView").minY
      if y == -371 and env.index == 0 then error("no") end
      return content:opacity(y)
      """
    let evaluation = try Unit(body, offsets: offsets).evaluation()
    let failure = try #require(evaluation.failure)
    #expect(failure.target == 0)
    #expect(failure.sample == 371)
    #expect(failure.count == 1)
    #expect(
      failure.fault
        == ScriptFault(kind: .error, detail: "no", path: "effects/test.lua", line: 3)
    )
    #expect(evaluation.trace == nil)
    // All samples of all three targets were called all the same, the failing one too.
    #expect(evaluation.callCount == 3000)
  }

  @Test func `failing samples are counted over all targets, the first is named`() throws {
    let body = """
      local y = geometry:frame("scrollView").minY
      if y < -990 then return content:opacity(y.x) end
      return content:opacity(y)
      """
    let failure = try #require(try Unit(body, offsets: offsets).evaluation().failure)
    // The first card is below -990 at offsets 991...999; the others rest at 300 and 600.
    #expect(failure.target == 0)
    #expect(failure.sample == 991)
    #expect(failure.count == 9)
    #expect(failure.fault.detail == "attempt to index a number value (local 'y')")
  }

  @Test func `12,000 failing samples are one failure, in 12,000 calls`() throws {
    // 4000 samples of each of three targets.
    let body = "local none = nil\nreturn content:opacity(none.x)"
    let evaluation = try Unit(body, offsets: (0..<4_000).map(Double.init)).evaluation()
    let failure = try #require(evaluation.failure)
    #expect(failure.count == 12_000)
    #expect(failure.target == 0)
    #expect(failure.sample == 0)
    #expect(failure.fault.line == 3)
    #expect(evaluation.callCount == 12_000)
  }

  @Test func `the first samples may fail`() throws {
    let body = "if env.time < 0.025 then error('early') end return content:opacity(1)"
    let failure = try #require(try Unit(body, offsets: offsets).evaluation().failure)
    #expect(failure.sample == 0)
    // Three samples of each of three targets.
    #expect(failure.count == 9)
  }

  @Test func `every sample may fail`() throws {
    let failure = try #require(
      try Unit("return 5", offsets: Array(offsets.prefix(10))).evaluation().failure
    )
    #expect(failure.count == 30)
    #expect(
      failure.fault
        == ScriptFault(kind: .resultType, detail: "5", path: "effects/test.lua", line: 2)
    )
  }

  @Test func `a later target may be the first to fail`() throws {
    let body = "if env.index == 1 then error('second') end return content:opacity(1)"
    let failure = try #require(
      try Unit(body, offsets: Array(offsets.prefix(5))).evaluation().failure
    )
    #expect(failure.target == 1)
    #expect(failure.sample == 0)
    #expect(failure.count == 5)
  }

  @Test func `a wrong result in a batch is placed at the function`() throws {
    let body = "if env.time > 0.015 then\nreturn nil end return content:opacity(1)"
    let failure = try #require(
      try Unit(body, offsets: Array(offsets.prefix(5))).evaluation().failure
    )
    #expect(failure.sample == 2)
    #expect(failure.fault.kind == .resultType)
    #expect(failure.fault.line == 1)
  }

  @Test(arguments: [
    ("while true do end", ScriptFault.Kind.instructionLimit),
    ("local s = 'x' while true do s = s .. s end", .memoryLimit),
    ("while true do pcall(function() while true do end end) end", .instructionLimit),
  ])
  func `a limit that one sample of a batch reaches stops the effect there`(
    attack: String,
    kind: ScriptFault.Kind
  ) throws {
    let body = """
      if geometry:frame("scrollView").minY == -371 then
        \(attack)
      end
      return content:opacity(1)
      """
    let evaluation = try Unit(body, offsets: offsets)
      .with { $0.limits = lateLimits }.evaluation()
    let failure = try #require(evaluation.failure)
    #expect(failure.fault.kind == kind)
    #expect(failure.fault.line == 3)
    #expect(failure.sample == 371)
    #expect(failure.count == 1)
    #expect(failure.endsEffect)
    #expect(evaluation.trace == nil)
  }

  @Test func `a limit at the very first sample stops the effect`() throws {
    let failure = try #require(try Unit("while true do end").evaluation().failure)
    #expect(failure.fault.kind == .instructionLimit)
    #expect(failure.sample == 0)
    #expect(failure.count == 1)
  }

  @Test func `a slow script within the limit is judged by the count and goes on`() throws {
    let body = """
      local sum = 0
      for i = 1, 100000 do sum = sum + i end
      return content:opacity(sum - env.time)
      """
    let unit = Unit(body, offsets: Array(offsets.prefix(60))).with {
      $0.layout = column([.shape(.rectangle).frame(height: 2000).target("card")])
      $0.limits = lateLimits
    }
    let trace = try unit.trace()
    let expected = unit.samples.times.map { 5_000_050_000 - $0 }
    #expect(Array(trace.values(target: 0, column: 0)) == expected)
  }

  @Test func `a late stage finds what an earlier stage has kept`() throws {
    var unit = Unit("", offsets: Array(offsets.prefix(60)))
    unit.text = """
      local calls = 0
      return moth.effect { api = 1, stages = {
        { visualEffect = function(content)
          calls = calls + 1
          return content:opacity(1)
        end },
        { visualEffect = function(content)
          for i = 1, 100000 do end
          return content:blur(calls)
        end },
      } }
      """
    unit.layout = column([.shape(.rectangle).frame(height: 2000).target("card")])
    let late = try unit.with { $0.limits = lateLimits }.trace()
    // The first stage is called once for each of 60 samples, and twice for each of 16 that are
    // looked at again.
    #expect(late.values(target: 0, column: 1).allSatisfy { $0 == 60 + 2 * 16 })
  }

  @Test func `after a stop the next unit is evaluated in a new state`() throws {
    // The upvalue is new in a new state; the second evaluation would not stop with the old one.
    let runs = try Unit("while true do end").evaluations(2)
    #expect(runs.map { $0.failure?.fault.kind } == [.instructionLimit, .instructionLimit])
    #expect(runs.map { $0.failure?.fault.line } == [2, 2])
  }
}

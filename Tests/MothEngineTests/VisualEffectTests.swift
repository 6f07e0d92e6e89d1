import MothEngine
import MothScript
import MothSimulation
import Testing

struct VisualEffectTests {
  @Test func `each target has its own values at each sample`() throws {
    let trace = try Unit(
      "return content:offset(env.index, geometry:frame('scrollView').minY):opacity(env.count)",
      offsets: [0, 10, 25]
    ).trace()
    #expect(trace.targets.map(\.index) == [0, 1, 2])
    #expect(trace.shape.columns.map(\.label) == ["offset.x", "offset.y", "opacity"])
    #expect(trace.shape.description == "offset, opacity")
    #expect(trace.shape.elements.map(\.line) == [2, 2])
    #expect(Array(trace.values(target: 0, column: 1)) == [0, -10, -25])
    #expect(Array(trace.values(target: 2, column: 1)) == [600, 590, 575])
    #expect(Array(trace.values(target: 1, column: 0)) == [1, 1, 1])
    #expect(Array(trace.values(target: 1, column: 2)) == [3, 3, 3])
    #expect(trace.value(target: 1, column: 1, sample: 2) == 275)
    #expect(trace.range(column: 1) == -25...600)
  }

  @Test func `a sweep longer than a batch has every sample in its place`() throws {
    let offsets = (0..<1300).map { Double($0 * 7 % 900) }
    let trace = try Unit(
      "return content:opacity(geometry:frame('scrollView').minY)",
      offsets: offsets
    ).trace()
    for target in 0..<3 {
      let expected = offsets.map { Double(target) * 300 - $0 }
      #expect(Array(trace.values(target: target, column: 0)) == expected)
    }
  }

  @Test func `content alone is a trace without columns`() throws {
    let trace = try Unit("return content", offsets: [0, 1, 2]).trace()
    #expect(trace.shape.columns.isEmpty)
    #expect(trace.shape.description == "content")
    #expect(trace.sampleCount(of: 0) == 3)
  }

  @Test func `the same transform twice is distinguished`() throws {
    let trace = try Unit("return content:offset(1, 2):offset(3, 4)").trace()
    #expect(
      trace.shape.columns.map(\.label) == ["offset.x", "offset.y", "offset#2.x", "offset#2.y"]
    )
  }

  @Test func `a shader's own arguments are columns after the transform's`() throws {
    let trace = try Unit("return content:colorEffect(moth.shader('wave', 5, { 6, 7 }))").trace()
    #expect(
      trace.shape.columns.map(\.label).suffix(3)
        == ["colorEffect.argument1", "colorEffect.argument2", "colorEffect.argument3"]
    )
    #expect(trace.shape.elements.map(\.shader) == ["wave(1,2)"])
    #expect(trace.value(target: 0, column: trace.shape.columns.count - 1, sample: 0) == 7)
  }

  @Test(arguments: [true, false])
  func `Reduce Motion is in env`(isOn: Bool) throws {
    let trace = try Unit("return content:opacity(env.reduceMotion and 0.25 or 1)")
      .with { $0.settings.reduceMotion = isOn }.trace()
    #expect(trace.value(target: 0, column: 0, sample: 0) == (isOn ? 0.25 : 1))
  }

  @Test func `parameters are in p`() throws {
    let trace = try Unit("return content:opacity(p.rate)")
      .with { $0.parameters = [ScriptField("rate", value: .number(0.3))] }.trace()
    #expect(trace.value(target: 0, column: 0, sample: 0) == 0.3)
  }

  @Test func `numbers that are not finite stay raw`() throws {
    let body = """
      local t = env.time
      return content:offset(t > 0 and 0/0 or 1, t > 0 and 1/0 or 2):opacity(t > 0 and -1/0 or 3)
      """
    let trace = try Unit(body, offsets: [0, 1]).trace()
    #expect(trace.value(target: 0, column: 0, sample: 1).isNaN)
    #expect(trace.value(target: 0, column: 1, sample: 1) == .infinity)
    #expect(trace.value(target: 0, column: 2, sample: 1) == -.infinity)
    #expect(trace.range(column: 0) == 1...1)
  }

  @Test func `without a target there is nothing to evaluate`() throws {
    let evaluation = try Unit("return content")
      .with { $0.layout = column([]) }.evaluation()
    #expect(evaluation.trace == nil)
    #expect(evaluation.failure == nil)
    #expect(evaluation.callCount == 0)
  }

  @Test func `two runs give the same bits`() throws {
    let runs = try Unit(
      "return content:opacity(math.sin(geometry:frame('global').midY) * moth.noise(env.time, 3))",
      offsets: (0..<700).map(Double.init)
    ).evaluations(2)
    let bits = runs.map { run in
      (0..<3).flatMap { run.trace?.values(target: $0, column: 0).map(\.bitPattern) ?? [] }
    }
    #expect(bits[0].count == 2100)
    #expect(bits[0] == bits[1])
  }
}

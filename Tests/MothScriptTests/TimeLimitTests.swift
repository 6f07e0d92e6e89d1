import MothScript
import Testing

/// Time stops a script only where too little is counted meanwhile; the clock is moved by the count.
struct TimeLimitTests {
  private static let endless = "while true do end"

  /// How an endless script ends that may do 300,000 instructions, of which 100,000 are a third.
  private func kind(callMilliseconds: Int, per100 milliseconds: Int) throws -> ScriptFault.Kind {
    let limits = limits {
      $0.instructionsPerLoad = 300_000
      $0.callMilliseconds = callMilliseconds
      $0.clock = .moved(millisecondsPer100Instructions: milliseconds)
    }
    return try faultRunning(Self.endless, limits: limits).kind
  }

  @Test(arguments: [
    (1_000, 100, ScriptFault.Kind.timeLimit),  // a hundredth in a period
    (1_000, 2, .timeLimit),  // a sixth
    (1_020, 1, .instructionLimit),  // just more than a third
    (2_000, 1, .instructionLimit),
    (1_000, 0, .instructionLimit),
    (0, 100, .instructionLimit),
  ])
  func `the count decides where a third of it is done in each period`(
    callMilliseconds: Int,
    milliseconds: Int,
    expected: ScriptFault.Kind
  ) throws {
    #expect(try kind(callMilliseconds: callMilliseconds, per100: milliseconds) == expected)
  }

  @Test func `what time stops has a line, and no pcall swallows it`() throws {
    let limits = limits {
      $0.callMilliseconds = 1_000
      $0.clock = .moved(millisecondsPer100Instructions: 10)
    }
    let text = "local function f()\n\(Self.endless) end\nwhile true do pcall(f) end"
    let stop = ScriptFault(kind: .timeLimit, path: "effects/test.lua", line: 2)
    #expect(try faultRunning(text, limits: limits) == stop)
  }

  @Test func `a loop at one later sample of a batch is found by the watchdog`() throws {
    let body = "\nif env.time > 29.95 then\nwhile true do end\nend\nreturn content:opacity(1)"
    let probe = Probe(offsets: Array(repeating: 0, count: 600)).with {
      $0.limits.batchMilliseconds = 50
      $0.limits.clock = .moved(millisecondsPer100Instructions: 0)
    }
    let batch = try probe.withEffect(body) { state, function in
      _ = try state.evaluate(function, sample: 0, argument: .geometry, isCounted: true)
      state.keepShape()
      var numbers = Array(repeating: 0.0, count: 600)
      return state.evaluate(function, samples: 1..<600, into: &numbers, stride: 600)
    }
    // Sample k is at k / 10 seconds: the first above 29.95 is sample 300, the 300th of the batch.
    // The watchdog may come before.
    #expect(batch.evaluated <= 299)
    #expect(batch.fault?.kind == .timeLimit)
    let (counted, isWritten) = try probe.withEffect(body) { state, function in
      _ = try state.evaluate(function, sample: 0, argument: .geometry, isCounted: true)
      state.keepShape()
      var numbers = Array(repeating: 0.0, count: 600)
      let batch = state.evaluate(
        function,
        samples: 1..<600,
        isCounted: true,
        into: &numbers,
        stride: 600
      )
      return (batch, numbers[299] == 1 && numbers[300] == 0)
    }
    #expect(counted.evaluated == 299)
    #expect(
      counted.fault == ScriptFault(kind: .instructionLimit, path: "effects/test.lua", line: 4)
    )
    #expect(isWritten)
  }

  @Test func `the watchdog's stop cannot be caught`() throws {
    let body = "while true do pcall(function() while true do end end) end"
    let probe = Probe(offsets: [0, 0]).with {
      $0.limits.batchMilliseconds = 50
      $0.limits.clock = .moved(millisecondsPer100Instructions: 0)
    }
    let batch = try probe.withEffect(body) { state, function in
      var number = 0.0
      return state.evaluate(function, samples: 0..<1, into: &number, stride: 1)
    }
    #expect(batch.fault?.kind == .timeLimit)
  }
}

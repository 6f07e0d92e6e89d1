import Foundation
import MothScript
import MothTestSupport
import Synchronization
import Testing

/// A session goes on after a stop, with its state.
struct ResumeTests {
  /// Runs chunks one after another in one state and resumes it after each stop.
  private func kinds(
    _ texts: [String],
    limits: HostLimits = countedLimits
  ) throws -> [ScriptFault.Kind?] {
    try onLuaThread {
      let state = try ScriptState(limits: limits, binding: binding)
      try state.add(module: "kept", text: "return {}", path: "modules/kept.lua")
      return try texts.map { text -> ScriptFault.Kind? in
        do {
          _ = try state.run(text: text, path: "a.lua", as: .effect)
          return nil
        } catch let error as ScriptFault {
          if error.endsState { try #require(state.resume()) }
          return error.kind
        }
      }
    }
  }

  @Test func `after each kind of limit the next chunk runs`() throws {
    let found = try kinds([
      "while true do end", "return 1", "local s = 'x' while true do s = s .. s end", "return 1",
      "local function f(...) return f(1, ...) end f()", "return 1", "pcall(error)", "return 1",
    ])
    #expect(
      found == [.instructionLimit, nil, .memoryLimit, nil, .instructionLimit, nil, nil, nil]
    )
  }

  @Test func `after a time limit the next chunk runs`() throws {
    let limits = limits {
      $0.callMilliseconds = 1_000
      $0.clock = .moved(millisecondsPer100Instructions: 10)
    }
    #expect(try kinds(["while true do end", "return 1"], limits: limits) == [.timeLimit, nil])
  }

  @Test func `after a stop the limits are the same as before`() throws {
    let loop = "while true do pcall(function() while true do end end) end"
    #expect(
      try kinds(Array(repeating: loop, count: 3)) == Array(repeating: .instructionLimit, count: 3)
    )
  }

  @Test func `the memory of what was stopped is free again`() throws {
    // Each fills the 16 MB; were one kept, the next could not take 8.
    let fill = "local t = {} for i = 1, 1e9 do t[i] = i end"
    let half = "local s = ('x'):rep(1 << 16) for i = 1, 6 do s = s .. s end"
    #expect(try kinds([fill, half, fill, half]) == [.memoryLimit, nil, .memoryLimit, nil])
  }

  @Test func `a script is interrupted from another thread, uncatchably, and the state goes on`()
    throws
  {
    let (found, value) = try onLuaThread {
      let state = try ScriptState(
        limits: limits { $0.instructionsPerLoad = .max },
        binding: binding
      )
      let interrupter = ScriptState.Interrupter(state)
      let isOver = Mutex(false)
      let hasEnded = DispatchSemaphore(value: 0)
      // It has no effect before the script runs, so it is done until the script is over.
      Thread.detachNewThread {
        while !isOver.withLock({ $0 }) {
          interrupter.interrupt()
          sched_yield()
        }
        hasEnded.signal()
      }
      let loop = "while true do pcall(function() while true do end end) end"
      let found = try fault { try state.run(text: loop, path: "a.lua", as: .effect) }
      isOver.withLock { $0 = true }
      hasEnded.wait()
      try #require(state.resume())
      return (found, try state.run(text: "return 1", path: "b.lua", as: .effect))
    }
    #expect(found == ScriptFault(kind: .interrupted, path: "a.lua", line: 1))
    #expect(value == .integer(1))
  }
}

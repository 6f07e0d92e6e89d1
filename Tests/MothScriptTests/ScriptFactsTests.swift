import Dispatch
import MothDiagnostics
import Synchronization
import Testing

@testable import MothScript

/// What is worked out about a script is worked out once.
@Suite struct ScriptFactsTests {
  private final class LineCount: ScriptFacts {
    static let made = Mutex(0)
    let lines: Int

    init(_ source: ScriptSource) {
      Self.made.withLock { $0 += 1 }
      lines = source.file.text.split(separator: "\n").count
    }
  }

  @Test func `copies of a script share its facts, also on several threads`() {
    let script = ScriptSource(file: SourceFile(path: "a.lua", text: "local a = 1\nreturn a\n"))
    let copies = Array(repeating: script, count: 20)
    let lines = Mutex<[Int]>([])
    DispatchQueue.concurrentPerform(iterations: copies.count) { index in
      let count = copies[index].facts(LineCount.self) { $0.lines }
      lines.withLock { $0.append(count) }
    }
    #expect(lines.withLock { $0 } == Array(repeating: 2, count: 20))
    #expect(LineCount.made.withLock { $0 } == 1)
  }

  @Test func `facts do not keep themselves alive`() {
    do {
      let script = ScriptSource(file: SourceFile(path: "b.lua", text: "return 1"))
      script.facts(Held.self) { held in #expect(held.source.path == "b.lua") }
    }
    #expect(Held.alive.withLock { $0 } == 0)
  }

  /// Facts that hold their script.
  private final class Held: ScriptFacts {
    static let alive = Mutex(0)
    let source: ScriptSource

    init(_ source: ScriptSource) {
      self.source = source
      Self.alive.withLock { $0 += 1 }
    }

    deinit { Self.alive.withLock { $0 -= 1 } }
  }
}

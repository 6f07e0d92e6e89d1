import Foundation
import MothScript
import MothTestSupport
import Testing

@testable import MothREPL

/// Another thread stops a line, and the session goes on.
@Suite struct InterruptTests {
  @Test func `an interrupted line leaves its variables`() {
    let replies = onLuaThread {
      var options = SessionOptions { 0 }
      options.limits.instructionsPerLoad = .max
      options.limits.callMilliseconds = 600_000
      let session = Session(options)
      _ = session.enter("kept = 1")
      // Asked for before the line begins, so that it does not matter when the other thread comes.
      session.interrupts.interrupt()
      let stopped = session.enter("kept = 2 while true do end")
      session.interrupts.clear()
      return [stopped, session.enter("kept")]
    }
    #expect(replies[0].outcome == .fault)
    #expect(replies[0].text.hasPrefix("error[interrupted]: the script was interrupted\n"))
    #expect(replies[1].text == "2\n")
  }

  @Test func `an interrupt while nothing runs is forgotten when it is cleared`() {
    let reply = onLuaThread {
      let session = Session(SessionOptions { 0 })
      _ = session.enter("1")
      session.interrupts.interrupt()
      session.interrupts.clear()
      return session.enter("for i = 1, 100000 do end return 3")
    }
    #expect(reply.text == "3\n")
  }
}

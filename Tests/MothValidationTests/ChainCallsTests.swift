import LuaSyntax
import MothDiagnostics
import MothScript
import MothTestSupport
import Testing

/// The calls on chains that a source shows, and the places that diagnostics get from them.
@Suite struct ChainCallsTests {
  private func source(_ body: String) -> ScriptSource {
    ScriptSource(file: SourceFile(path: "effect.lua", text: effect(body)))
  }

  private func calls(_ body: String) -> [String] {
    ChainCalls(in: source(body)).map { call in
      let start = call.name.range.start
      return "\(call.name.text) \(start.line):\(start.column) of \(call.chainLine)"
    }
  }

  @Test func `a call has its own location and the line on which its chain begins`() {
    #expect(
      calls("return content\n  :opacity(1)\n  :offset(0, 1)")
        == ["opacity 3:4 of 2", "offset 4:4 of 2"]
    )
  }

  @Test func `a chain kept in a local begins again where it goes on`() {
    #expect(
      calls("local c = content:opacity(1)\nreturn c\n  :blur(0)")
        == ["opacity 2:19 of 2", "blur 4:4 of 3"]
    )
  }

  @Test func `a local that was given a chain later is not followed`() {
    // What is assigned is not known from the source; the run decides.
    #expect(calls("local c\nc = content:opacity(1)\nreturn c:blur(0)") == ["opacity 3:13 of 3"])
  }

  @Test func `the arguments of a call are looked at too`() {
    #expect(
      calls("return content:opacity(content:blur(0) and 1 or 0)")
        == ["opacity 2:16 of 2", "blur 2:32 of 2"]
    )
  }

  @Test(arguments: [(0, 16), (1, 27), (2, 38), (7, 38)])
  func `of several calls of one name, the location is that of the one counted`(
    occurrence: Int,
    column: Int
  ) {
    let source = source("return content:opacity(1):opacity(1):opacity(1)")
    let location = source.location(ofCall: "opacity", onLine: 2, occurrence: occurrence)
    #expect(location.range?.start == SourcePosition(line: 2, column: column))
  }

  @Test func `a call that the source does not show is placed by its name on the line`() {
    let source = source("local f = content.opacity\nreturn f(content, 1)")
    let location = source.location(ofCall: "opacity", onLine: 2)
    #expect(location.range?.start == SourcePosition(line: 2, column: 19))
  }
}

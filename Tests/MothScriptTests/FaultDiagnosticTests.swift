import MothDiagnostics
import MothScript
import Testing

/// What a person reads of a fault: id, message, place, and the fix.
struct FaultDiagnosticTests {
  private func diagnostic(_ body: String) throws -> Diagnostic {
    let fault = try Probe().fault(body)
    return fault.diagnostic(
      in: script(Probe.script(body)),
      spaces: [
        "local", "global", "scrollView", "scrollView.vertical", "scrollView.horizontal", "feed",
      ]
    )
  }

  private func help(_ diagnostic: Diagnostic) -> String? {
    diagnostic.notes.last { $0.kind == .help }?.text
  }

  @Test(arguments: [
    (
      "return content:frame(1)", "unknown-transform",
      "'frame' is not a transform that a chain can hold",
      2, 16
    ),
    (
      "return content:scale(1)", "unknown-transform",
      "'scale' is not a transform that a chain can hold", 2, 16
    ),
    (
      "return content:offset(1)", "wrong-argument-count",
      "'offset' takes offset(x, y); got 1 argument",
      2, 16
    ),
    (
      "return content:opacity()", "wrong-argument-count",
      "'opacity' takes opacity(opacity); got 0 arguments",
      2, 16
    ),
    (
      "\n  return content:offset(1, '2')", "wrong-argument-type",
      "argument 2 of 'offset' must be a number; got \"2\"", 3, 18
    ),
    (
      "return content.offset(1, 2)", "wrong-argument-type",
      "'offset' is called on a chain, as in content:offset(...); got 1", 2, 16
    ),
    (
      "local f = geometry.frame('local')", "wrong-argument-type",
      "'frame' is called on geometry, as in geometry:frame(...); got \"local\"", 2, 20
    ),
    ("return 12", "wrong-result", "an effect must return a chain; got 12", 2, 1),
    (
      "local f = geometry:frame('scrollVew')", "unknown-space",
      "there is no coordinate space 'scrollVew'", 2, 27
    ),
    (
      "local w = geometry.size.widht", "unknown-field", "there is no 'widht' in geometry.size", 2,
      25
    ),
    ("local m = env.reducedMotion", "unknown-field", "there is no 'reducedMotion' in env", 2, 15),
    ("local x = p.rate", "unknown-field", "there is no 'rate' in p", 2, 13),
    ("local x = matth.pi", "unknown-global", "there is no global 'matth'", 2, 11),
    ("local x = os.time()", "unknown-global", "there is no global 'os'", 2, 11),
    ("counter = 1", "read-only", "global 'counter' is assigned after the script was loaded", 2, 1),
    ("env.time = 1", "read-only", "'time' of env can be read and not assigned", 2, 5),
    ("\n  error('no')", "lua-error", "no", 3, 3),
    (
      "while true do end", "instruction-limit",
      "the script reached the instruction limit and was stopped", 2, 1
    ),
    (
      "local s = 'x' while true do s = s .. s end", "memory-limit",
      "the script reached the memory limit", 2, 1
    ),
    (
      "local t = ('x'):rep(1e7 // 1 | 0)", "sandbox-refused",
      "'rep' would make more than 65536 bytes", 2, 17
    ),
    (
      "for i = 1, 40 do content = content:opacity(1) end return content", "chain-too-long",
      "a chain must have fewer transforms; got 40", 2, 51
    ),
  ])
  func `a fault has an id, a message and a caret under the name`(
    body: String,
    id: String,
    message: String,
    line: Int,
    column: Int
  ) throws {
    let diagnostic = try diagnostic(body)
    #expect(diagnostic.id == id)
    #expect(diagnostic.severity == .error)
    #expect(diagnostic.message == message)
    #expect(diagnostic.location?.path == "effects/test.lua")
    #expect(diagnostic.location?.range?.start == SourcePosition(line: line, column: column))
  }

  @Test(arguments: [
    ("return content:ofset(1, 2)", "did you mean 'offset'?"),
    ("return content:scaleEffect(1, 'topleading')", "did you mean 'topLeading'?"),
    ("return content:blendMode('multply')", "did you mean 'multiply'?"),
    ("return content:offset(1, '2')", "'offset' takes offset(x, y)"),
    ("return content.offset(1, 2)", "write a colon, not a dot, before 'offset'"),
    ("return content:offset(1)", "'moth explain offset' says what each argument is"),
    ("local f = geometry:frame('scrollVew')", "did you mean 'scrollView'?"),
    (
      "local f = geometry:bounds('local')",
      "bounds takes a scroll view or a named space, as GeometryProxy.bounds(of:) does"
    ),
    (
      "local f = geometry:frame('xyzzy')",
      """
      the spaces here are local, global, scrollView, scrollView.vertical, \
      scrollView.horizontal, feed
      """
    ),
    ("local w = geometry.size.widht", "did you mean 'width'?"),
    ("local w = geometry.size.depth", "the fields are width, height"),
    ("local m = env.reducedMotion", "did you mean 'reduceMotion'?"),
    ("local x = moth.nois(1)", "did you mean 'noise'?"),
    ("local x = matth.pi", "did you mean 'math'?"),
    ("local x = os.time()", "a script has no clock; env.time is the simulated one"),
    ("counter = 1", "Use a local variable inside the function."),
    ("return 12", "Return content where the effect should do nothing."),
  ])
  func `a fault says the fix`(body: String, help: String) throws {
    #expect(try self.help(diagnostic(body)) == help)
  }

  @Test func `a layout modifier comes with its reason and what to use instead`() throws {
    let diagnostic = try diagnostic("return content:padding(8)")
    #expect(diagnostic.notes.map(\.kind) == [.reason, .help])
    #expect(diagnostic.notes[0].text.contains("layout"))
  }

  @Test func `a misspelt view of a scene is suggested`() throws {
    let text = "return moth.scene { api = 1, ScrolView {} }"
    let found = try faultRunning(text, as: .scene).diagnostic(in: script(text))
    #expect(found.message == "there is no global 'ScrolView'")
    #expect(help(found) == "did you mean 'ScrollView'?")
  }

  @Test func `a misspelt modifier of a scene is suggested`() throws {
    let text = "return moth.scene { api = 1, Rectangle():paddng(8) }"
    let found = try faultRunning(text, as: .scene).diagnostic(in: script(text))
    #expect(found.id == "unknown-modifier")
    #expect(found.message == "there is no modifier 'paddng' in scenes")
    #expect(help(found) == "did you mean 'padding'?")
    #expect(found.location?.range?.start == SourcePosition(line: 1, column: 42))
  }

  @Test func `a syntax error is placed where our own parser finds it`() throws {
    let text = "local x =\n  return 1"
    let found = try faultRunning(text).diagnostic(in: script(text))
    #expect(found.id == "lua-syntax")
    #expect(found.location?.range?.start == SourcePosition(line: 2, column: 3))
  }

  @Test func `a value that cannot be taken over is placed at the return`() throws {
    let text = "local t = {}\nt.t = t\nreturn t"
    let found = try faultRunning(text).diagnostic(in: script(text))
    #expect(found.id == "invalid-definition")
    #expect(found.message == "tables are nested too deeply, or in a cycle")
    #expect(found.location?.range?.start == SourcePosition(line: 3, column: 1))
  }

  @Test func `the caret finds a call further down in a chain of several lines`() throws {
    let body = "return content\n  :opacity(1)\n  :offset(1, '2')"
    let fault = try Probe().fault(body)
    let source = script(
      "return moth.effect { api = 1, visualEffect = function(content)\n\(body)\nend }"
    )
    let diagnostic = fault.diagnostic(in: source)
    #expect(diagnostic.message == "argument 2 of 'offset' must be a number; got \"2\"")
    #expect(diagnostic.location?.range?.start == SourcePosition(line: 4, column: 4))
  }

  @Test func `without a source the path is all that is known`() {
    let fault = ScriptFault(kind: .error, detail: "no", path: "a.lua", line: 3)
    #expect(fault.diagnostic(in: nil).location == SourceLocation(path: "a.lua", range: nil))
    #expect(ScriptFault(kind: .error, detail: "no").diagnostic(in: nil).location == nil)
  }

  @Test(arguments: ScriptFault.Kind.allCases)
  func `every kind is explained`(kind: ScriptFault.Kind) {
    let explanation = kind.explanation
    #expect(explanation.id.allSatisfy { $0.isLowercase || $0 == "-" })
    #expect(!explanation.summary.isEmpty)
    #expect(explanation.reason.hasSuffix("."))
    #expect(explanation.help.hasSuffix("."))
  }

  @Test func `no two kinds have one id`() {
    let ids = ScriptFault.Kind.allCases.map(\.explanation.id)
    #expect(Set(ids).count == ids.count)
  }
}

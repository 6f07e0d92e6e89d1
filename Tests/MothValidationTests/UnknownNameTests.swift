import MothDiagnostics
import MothScript
import MothTestSupport
import Testing

/// `unknown-global`, `unknown-field` and `read-only`, from the source alone.
@Suite struct UnknownNameTests {
  private func globals(_ script: String) -> [String] {
    sourceFindings(script, of: "unknown-global")
  }

  private func fields(_ script: String) -> [String] {
    sourceFindings(script, of: "unknown-field")
  }

  @Test func `a misspelt parameter is reported with the nearest name and a safe fix`() throws {
    let found = sourceFindings(effect("return content:offset(0, goemetry.size.width)"))
    #expect(found.map(\.reported) == ["2:26 unknown-global: there is no global 'goemetry'"])
    #expect(found.first?.suggestedFix == "did you mean 'geometry'?")
    #expect(found.first?.fixes == ["write 'geometry' (safe): 2:26-2:34 'geometry'"])
  }

  @Test func `a fix is unsafe where two names are near`() throws {
    let found = sourceFindings(
      effect("local rates, rated = 1, 2\nreturn content:offset(ratez, rates + rated)")
    )
    #expect(found.map(\.id) == ["unknown-global"])
    #expect(found.first?.fixes == ["write 'rated' (unsafe): 3:23-3:28 'rated'"])
  }

  @Test(arguments: ScriptWords.absent.keys.sorted())
  func `what Lua has and scripts have not is reported with what to use instead`(name: String) {
    let found = sourceFindings(effect("return content:opacity(\(name) and 1 or 0)"))
    #expect(found.map(\.reported) == ["2:24 unknown-global: there is no global '\(name)'"])
    #expect(found.first?.suggestedFix == ScriptWords.absent[name])
  }

  @Test func `a global that the script itself assigns is known`() {
    #expect(globals("function share(x) return 1 / x end\nreturn share(2)") == [])
    #expect(globals("_G.share = 2\nreturn share") == [])
    #expect(globals("return math, moth, _G, _VERSION") == [])
  }

  @Test func `where the globals are used as a table, only absent ones are reported`() {
    let script = "local all = _G\nall.one = 1\nreturn one, os"
    #expect(globals(script) == ["3:13 unknown-global: there is no global 'os'"])
    #expect(globals("local _ENV = { one = 1 }\nreturn one") == [])
  }

  @Test(arguments: [
    ("geometry.sise", "3:10 unknown-field: there is no 'sise' in geometry"),
    ("geometry.size.widht", "3:15 unknown-field: there is no 'widht' in geometry.size"),
    (
      "geometry.safeAreaInsets.left",
      "3:25 unknown-field: there is no 'left' in geometry.safeAreaInsets"
    ),
    ("geometry:frame('local').minx", "3:25 unknown-field: there is no 'minx' in a frame"),
    ("geometry:bounds('local').mid", "3:26 unknown-field: there is no 'mid' in bounds"),
    ("env.reducedMotion", "3:5 unknown-field: there is no 'reducedMotion' in env"),
    ("p.rate", "3:3 unknown-field: there is no 'rate' in p"),
    ("moth.nois(1)", "3:6 unknown-field: there is no 'nois' in moth"),
    ("math.randomseed(1)", "3:6 unknown-field: there is no 'randomseed' in math"),
  ])
  func `a field that an object has not is reported at its name`(
    expression: String,
    reported: String
  ) {
    #expect(fields(effect("local _ =\n\(expression)\nreturn content")) == [reported])
  }

  @Test func `every field of the lists is known`() {
    let reads = ["geometry", "env", "moth"].flatMap { object in
      ScriptWords.fields(of: object).map { "\(object).\($0)" }
    }
    let body = reads.map { "local _ = \($0)" }.joined(separator: "\n")
    #expect(fields(effect(body)) == [])
  }

  @Test func `every field of the lists is one that the host binds`() {
    // A field that the host does not know is a fault of the run, of the same id.
    let parts = ScriptWords.fields(of: "scroll")
    let reads = parts.flatMap { part in
      ScriptWords.fields(of: part).map { "local _ = scroll.\(part).\($0)" }
    }
    #expect(reads.count == 2 + 2 + 4 + 2 + 8 + 8)
    let script = """
      return moth.effect { api = 1, scrollState = {
        of = function(scroll)
          \(reads.joined(separator: "\n"))
          return true
        end,
        action = function() end,
        initial = { isShown = false } } }
      """
    #expect(Bench(only: ["unknown-field", "lua-error"]).findings(script).map(\.reported) == [])
    let others = [
      "geometry:frame('scrollView')": "a frame", "geometry:bounds('scrollView')": "bounds",
      "geometry": "geometry", "geometry.size": "geometry.size",
      "geometry.safeAreaInsets": "geometry.safeAreaInsets", "env": "env", "moth": "moth",
    ]
    let body = others.flatMap { expression, object in
      ScriptWords.fields(of: object).map { "local _ = \(expression).\($0)" }
    }
    .joined(separator: "\n")
    let found = Bench(only: ["unknown-field", "lua-error"])
      .findings(effect(body + "\nreturn content"))
    #expect(found.map(\.reported) == [])
  }

  @Test func `an object is followed through locals and local functions that are only called`() {
    let script = """
      local function top(frame) return frame.minx end
      \(effect("local f = geometry:frame('local')\nreturn content:offset(0, top(f))"))
      """
    #expect(fields(script) == ["1:40 unknown-field: there is no 'minx' in a frame"])
  }

  @Test func `a function that is called with different things is left alone`() {
    let script = """
      local function top(frame) return frame.minx end
      \(effect("return content:offset(top({ minx = 1 }), top(geometry:frame('local')))"))
      """
    #expect(fields(script) == [])
  }

  @Test func `a parameter is looked up among the declared ones, with the nearest`() {
    let script = """
      return moth.effect { api = 1,
        parameters = { rate = { default = 1 }, ["cap"] = { default = 2 } },
        visualEffect = function(content, _, _, p) return content:offset(p.rat, p.cap) end }
      """
    let found = sourceFindings(script)
    #expect(found.map(\.reported) == ["3:69 unknown-field: there is no 'rat' in p"])
    #expect(found.first?.suggestedFix == "did you mean 'rate'?")
  }

  @Test func `without a near one, the fix is to declare the parameter`() {
    let found = sourceFindings(effect("return content:offset(0, p.rate)"))
    #expect(found.first?.suggestedFix == "declare it: parameters = { rate = { default = 1 } }")
  }

  @Test func `fields of a state and of the scroll are looked up, in the action's value too`() {
    let script = """
      return moth.effect { api = 1, scrollState = {
        of = function(scroll) return scroll end,
        action = function(state, _, new) state.isShow = new.contentOfset.y > new.bounds.minx end,
        initial = { isShown = false } } }
      """
    #expect(
      fields(script) == [
        "3:42 unknown-field: there is no 'isShow' in state",
        "3:55 unknown-field: there is no 'contentOfset' in scroll",
        "3:83 unknown-field: there is no 'minx' in bounds",
      ]
    )
  }

  @Test(arguments: ScriptWords.absentFromLibraries.keys.sorted())
  func `a function that a library has not is reported with what to use instead`(name: String) {
    let found = sourceFindings("return \(name)(1)")
    #expect(found.map(\.id) == ["unknown-field"])
    #expect(found.first?.suggestedFix == ScriptWords.absentFromLibraries[name])
  }

  @Test func `a global that is written after the script was loaded cannot be`() {
    let script = effect("last = 1\nfunction more() end\nenv.time = 2\nreturn content")
    #expect(
      sourceFindings(script, of: "read-only") == [
        "2:1 read-only: global 'last' is assigned after the script was loaded",
        "3:10 read-only: global 'more' is assigned after the script was loaded",
        "4:5 read-only: 'time' of env can be read and not assigned",
      ]
    )
  }

  @Test func `a global that is written while the script is loaded is a warning`() {
    #expect(
      sourceFindings("share = 1\nmath = 2\nmath.pi = 3\nreturn share").map(\.reported) == [
        "1:1 warning read-only: 'share' is assigned as a global",
        "2:1 read-only: 'math' is a word of every script and cannot be assigned",
        "3:6 read-only: 'pi' of math can be read and not assigned",
      ]
    )
  }
}

import MothDiagnostics
import MothScript
import MothTestSupport
import Testing

/// `chain-shape-changes` from the source alone: the paths of a closure and where they part.
@Suite struct ChainPathsTests {
  private func found(_ body: String) -> [String] {
    found(script: effect(body))
  }

  private func found(script: String) -> [String] {
    sourceFindings(script).filter { $0.id == "chain-shape-changes" }.map { finding in
      let other = finding.notes.last { $0.kind == .note }?.location?.range?.start
      return finding.reported.replacing(" chain-shape-changes: some paths return", with: "")
        + (other.map { " (\($0.line):\($0.column))" } ?? "")
    }
  }

  @Test(arguments: [
    (
      "if env.reduceMotion then return content:opacity(1) end\nreturn content:offset(0, 1):opacity(1)",
      "2:41 'offset, opacity', others 'opacity' (3:16)"
    ),
    (
      "local c = content:opacity(1)\nif env.index > 1 then c = c:blur(0) end\nreturn c",
      "3:29 'opacity, blur', others 'opacity'"
    ),
    (
      "return env.reduceMotion and content:opacity(1) or content:offset(0, 0)",
      "2:59 'opacity', others 'offset' (2:37)"
    ),
    (
      "if env.reduceMotion then return content end\nreturn content:offset(0, 1)",
      "3:16 'offset', others 'content'"
    ),
    (
      "return content:blur(0), env.index > 1 and content or content:blur(0)",
      ""
    ),
    (
      "local c = content\nfor i = 1, 2 do c = c:blur(i) end\n"
        + "return env.index > 1 and c or content:blur(0)",
      "3:23 'blur, blur', others 'blur'"
    ),
  ])
  func `paths that part are reported at the transform where they do`(body: String, reported: String)
  {
    #expect(found(body) == (reported.isEmpty ? [] : [reported]))
  }

  @Test func `a local function that takes the chain is followed`() {
    let script = """
      local function faded(chain, strong)
        if strong then return chain:opacity(0.5) end
        return chain
      end
      \(effect("return faded(content:blur(1), env.index > 1)"))
      """
    #expect(found(script: script) == ["2:31 'blur', others 'blur, opacity' (6:22)"])
  }

  @Test func `each closure of the definition has paths of its own`() {
    let script = """
      return moth.effect { api = 1, stages = {
        { visualEffect = function(content) return content:opacity(1) end },
        { scrollTransition = { effect = function(content, phase)
          if phase.isIdentity then return content:blur(0) end
          return content:blur(1):opacity(0) end } } } }
      """
    #expect(found(script: script) == ["5:28 'blur, opacity', others 'blur'"])
  }

  @Test(arguments: [
    "if env.index > 1 then return content:opacity(1) end\nreturn content:opacity(0)",
    "local c = content\nif env.index > 1 then c = c:blur(0) else c = c:blur(1) end\nreturn c",
    "if env.index > 9 then error('no') end\nreturn content:opacity(0)",
    "return (env.reduceMotion and content or content):opacity(1)",
    // What happens in loops of unknown length, in tables and in modules is left to the run.
    "local c = content\nfor i = 1, env.index do c = c:blur(i) end\nreturn c",
    "local t = { content }\nif env.index > 1 then t[1] = content:blur(0) end\nreturn t[1]",
    "local c = content\nlocal function add() c = c:blur(0) end\nif env.index > 1 then add() "
      + "else c = c:blur(1) end\nreturn c",
  ])
  func `paths with the same transforms, and what the source does not emit, are left alone`(
    body: String
  ) {
    #expect(found(body) == [])
  }

  @Test func `a chain of branches takes time linear in its length`() {
    // 2^200 paths, of which the nine first shapes make it unknown.
    let branch = "if env.index > 1 then c = c:blur(0) end\n"
    let body = "local c = content\n" + String(repeating: branch, count: 200) + "return c"
    #expect(found(body) == [])
  }

  @Test func `the deepest scripts are looked at on the stack that scripts have`() {
    // 30 locals, each made from the one before by 450 operations, and 60 functions.
    let sum = String(repeating: "+1", count: 450)
    var body = "local x0 = geometry:frame('local').minY\n"
    var functions = "local function f0(c) return c end\n"
    for i in 1...30 { body += "local x\(i) = x\(i - 1)\(sum)\n" }
    let calls = String(repeating: ":blur(0)", count: 60)
    for i in 1...60 {
      functions += "local function f\(i)(c) return f\(i - 1)(c)\(calls) end\n"
    }
    let script = functions + effect(body + "return x30 == 1 and f60(content) or content")
    let found = onLuaThread { sourceFindings(script) }
    // Beyond the levels that are followed, where the numbers come from and the chains are unknown.
    #expect(script.utf8.count < 65_536)
    #expect(found.map(\.reported) == [])
  }

  @Test func `functions that call each other twice come to an end`() {
    var script = "local function f0(c) return c:blur(0) end\n"
    for i in 1...30 {
      script += "local function f\(i)(c) return f\(i - 1)(c) and f\(i - 1)(c) end\n"
    }
    #expect(found(script: script + effect("return f30(content)")) == [])
  }
}

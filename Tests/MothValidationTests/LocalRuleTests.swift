import MothDiagnostics
import Testing

/// `unused-local` and `shadowed-name`.
@Suite struct LocalRuleTests {
  private func unused(_ script: String) -> [String] { sourceFindings(script, of: "unused-local") }
  private func shadowed(_ script: String) -> [String] {
    sourceFindings(script, of: "shadowed-name")
  }

  @Test
  func `a local that nothing reads is reported where it is declared, with a fix for all locations`()
  {
    let found = sourceFindings("local top, rate = 1, 2\nrate = 3\nreturn top")
    #expect(
      found.map(\.reported) == ["1:12 warning unused-local: 'rate' is assigned and never read"]
    )
    #expect(found.first?.fixes == ["write '_rate' (unsafe): 1:12-1:16 '_rate', 2:1-2:5 '_rate'"])
  }

  @Test func `a local function is a local`() {
    #expect(
      unused("local function clamp(x) return x end")
        == ["1:16 warning unused-local: 'clamp' is never read"]
    )
  }

  @Test(arguments: [
    "local _top = 1", "local function f(a, b) return 1 end return f",
    "for i = 1, 3 do print(1) end", "local f <close> = nil",
    // The first results are there to reach the later ones.
    "local a, b = f() return b", "local x = 1 return function() return x end",
  ])
  func `what is there on purpose is left alone`(script: String) {
    #expect(unused(script) == [])
  }

  @Test func `results after the last one that is read are unused`() {
    #expect(unused("local a, b = f() return a") == ["1:10 warning unused-local: 'b' is never read"])
    #expect(unused("local a, b = f(), g() return b").count == 1)
  }

  @Test func `a name of an outer local, parameter or word is reported with what it hides`() {
    let found = sourceFindings(
      """
      local share = 1
      local function f(share, type)
        for f = 1, share do local env = f + type + env end
      end
      return f(share)
      """
    )
    .filter { $0.id == "shadowed-name" }
    #expect(
      found.map(\.reported) == [
        "2:18 note shadowed-name: 'share' hides the local of line 1",
        "2:25 note shadowed-name: 'type' hides the word that every script has",
        "3:7 note shadowed-name: 'f' hides the local of line 2",
      ]
    )
    #expect(found.first?.notes.last?.location?.range?.start.line == 1)
  }

  @Test func `a local of the same block is hidden as well`() {
    #expect(
      shadowed("local a = 1\nlocal a = a + 1\nreturn a")
        == ["2:7 note shadowed-name: 'a' hides the local of line 1"]
    )
  }

  @Test(arguments: [
    "local a = 1 return function() local a = a return a end", "local math = math return math",
    "local _ = 1 do local _ = 2 end", "do local a = 1 end local a = 2",
    "local function f(a) return a end local function g(a) return a end",
  ])
  func `a copy, a name for nothing and a name out of sight are left alone`(script: String) {
    #expect(shadowed(script) == [])
  }
}

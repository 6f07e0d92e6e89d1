import LuaSyntax
import Testing

@Suite struct StatementTests {
  @Test(arguments: [
    ("local a, b <const>, c <close> = 1, nil", "(local [a b<const> c<close>] [1 nil])"),
    ("local x", "(local [x] [])"),
    ("a, b.c, d[1] = f()", "(assign [a (. b c) ([] d 1)] [(call f)])"),
    ("(a).b = 1", "(assign [(. (paren a) b)] [1])"),
    ("f() g.h() a:b()", "(call f) (call (. g h)) (method a b)"),
    (";;", "; ;"),
    ("do local x; end", "(do {(local [x] []) ;})"),
    ("while a do break end", "(while a {(break)})"),
    ("repeat local x = f() until x", "(repeat {(local [x] [(call f)])} x)"),
    ("if a then elseif b then f() else g() end", "(if a {} b {(call f)} else {(call g)})"),
    ("for i = 1, 10 do end", "(for i 1 10 {})"),
    ("for i = 10, 1, -1 do end", "(for i 10 1 (- 1) {})"),
    ("for k, v in pairs(t) do end", "(for-in [k v] [(call pairs t)] {})"),
    ("for x in f, s, c, d do end", "(for-in [x] [f s c d] {})"),
    ("function f(a) end", "(function f [a] {})"),
    ("function a.b.c(...) end", "(function a.b.c [...] {})"),
    ("function a.b:c(x) end", "(function a.b:c [*self x] {})"),
    ("local function f() return f end", "(local-function f [] {(return f)})"),
    ("goto done ::done::", "(goto done) (label done)"),
    ("return", "(return)"),
    ("return 1, 2;", "(return 1 2)"),
    ("do return end", "(do {(return)})"),
    ("", ""),
    ("#!/usr/bin/lua\nf()", "(call f)"),
    ("#!/usr/bin/lua", ""),
    ("\u{FEFF}f()", "(call f)"),
  ])
  func `every statement has its tree`(text: String, tree: String) {
    #expect(treeText(text) == tree)
  }

  @Test func `a block reaches from the word that opens it to the word that closes it`() {
    let chunk = LuaParser.parse("do\n  f()\nend")
    guard case .do(let block)? = chunk.block.statements.first?.kind else {
      Issue.record("not a block")
      return
    }
    #expect(chunk.block.range == range(1, column: 1, endLine: 3, endColumn: 4))
    #expect(block.range == range(1, column: 3, endLine: 3, endColumn: 1))
    #expect(block.statements.map(\.range) == [range(2, column: 3, endLine: 2, endColumn: 6)])
  }

  @Test func `a function knows its keyword, parameters and end`() {
    let chunk = LuaParser.parse("local function f(a, ...)\n  g()\nend")
    guard case .localFunction(let name, let body)? = chunk.block.statements.first?.kind else {
      Issue.record("not a function")
      return
    }
    #expect(name.range == range(1, column: 16, endLine: 1, endColumn: 17))
    #expect(body.range == range(1, column: 7, endLine: 3, endColumn: 4))
    #expect(body.parametersRange == range(1, column: 17, endLine: 1, endColumn: 25))
    #expect(body.varargRange == range(1, column: 21, endLine: 1, endColumn: 24))
    #expect(body.isVararg)
  }
}

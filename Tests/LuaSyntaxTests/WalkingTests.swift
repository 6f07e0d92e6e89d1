import LuaSyntax
import MothDiagnostics
import Testing

@Suite struct WalkingTests {
  private static let text = """
    local t = { a:b(), [c:d()] = e:f() }
    for i = g:h(), i:j(), k:l() do m.n = o:p(function() q:r() end) end
    if s:t() then u:v() elseif not w:x() then y:z() else a:a() end
    while b:b() do repeat c:c() until d:d() end
    function e.f() return (g:g()), h[i:i()] end
    for x in j:j() do local function f() k:k() end end
    """

  @Test func `every method call is found in the order of the text`() {
    var methods: [String] = []
    LuaParser.parse(Self.text).block.forEachExpression { expression in
      if case .methodCall(_, let method, _) = expression.kind { methods.append(method.text) }
    }
    #expect(methods.joined(separator: " ") == "b d f h j l p r t v x z a b c d g i j k")
  }

  @Test func `every statement is found, outer ones first`() {
    var lines: [Int] = []
    LuaParser.parse(Self.text).block.forEachStatement { lines.append($0.range.start.line) }
    #expect(lines == [1, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 5, 5, 6, 6, 6])
  }

  @Test func `a visitor may stay out of functions and hears the end of what it entered`() {
    var visitor = CallsOutsideFunctions()
    visitor.walk(LuaParser.parse("f(function() g() end) do h() end").block)
    #expect(visitor.log == ["enter f", "leave f", "enter h", "leave h"])
  }
}

private struct CallsOutsideFunctions: SyntaxVisitor {
  var log: [String] = []

  func enter(_ function: FunctionBody) -> Bool { false }

  mutating func enter(_ expression: Expression) -> Bool {
    if case .call(let callee, _) = expression.kind { log.append("enter \(callee.text)") }
    return true
  }

  mutating func leave(_ expression: Expression) {
    if case .call(let callee, _) = expression.kind { log.append("leave \(callee.text)") }
  }
}

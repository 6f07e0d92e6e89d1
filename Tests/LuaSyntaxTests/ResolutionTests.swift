import LuaSyntax
import MothDiagnostics
import Testing

@Suite struct ResolutionTests {
  @Test(arguments: [
    // The value of a `local` does not see the new variable, a local function sees itself.
    ("local x = x return x", "x:global x:local@1:7"),
    ("local function f() return f end", "f:upvalue@1:16"),
    ("local f = function() return f end", "f:global"),
    ("do local x end x = 1", "x:global="),
    ("local x do local x = x x = 1 end x = 2", "x:local@1:7 x:local@1:18= x:local@1:7="),
    // The condition of `repeat` sees the locals of the body.
    ("repeat local x until x", "x:local@1:14"),
    ("while x do local x end", "x:global"),
    ("for i = i, i do i = i end", "i:global i:global i:local@1:5= i:local@1:5"),
    ("for k, v in k do k = v end k()", "k:global k:local@1:5= v:local@1:8 k:global"),
    ("if a then local a elseif a then a() end", "a:global a:global a:global"),
    ("function f(a) return a, b end", "f:global= a:local@1:12 b:global"),
    ("local a function a() end function a.b() end", "a:local@1:7= a:local@1:7"),
    (
      "local a function a:b(c) return self, c end",
      "a:local@1:7 self:local@1:20 c:local@1:22"
    ),
    ("function a.b() return self end", "a:global self:global"),
    (
      "local a <const> = 1 return function() return function() return a end end",
      "a:upvalue@1:7"
    ),
    ("local a, a = 1 return a", "a:local@1:10"),
    ("return _ENV, x", "_ENV:environment x:global"),
    ("local _ENV = {} return x, _ENV", "x:field@1:7 _ENV:local@1:7"),
    ("local function f(_ENV) return x end x = 1", "x:field@1:18 x:global="),
    ("a.b[c].d, e = f", "a:global c:global e:global= f:global"),
  ])
  func `a name stands for what Lua's scopes say`(text: String, uses: String) {
    let chunk = LuaParser.parse(text)
    #expect(chunk.problems.isEmpty)
    #expect(chunk.resolution.uses.map(\.text).joined(separator: " ") == uses)
  }

  @Test func `declarations know their kind and the functions around them`() {
    let chunk = LuaParser.parse(
      """
      local a, b <const>, c <close> = 1
      local function d(e) for f = 1, 2 do end for g in e do end end
      function h:i() end
      """
    )
    let declarations = chunk.resolution.declarations
    #expect(declarations.map(\.name.text) == ["a", "b", "c", "d", "e", "f", "g", "self"])
    #expect(
      declarations.map(\.kind) == [
        .local, .constant, .toBeClosed, .localFunction, .parameter, .loop, .loop, .implicitSelf,
      ]
    )
    #expect(declarations.map(\.functionDepth) == [0, 0, 0, 0, 1, 1, 1, 1])
    #expect(declarations.map(\.index) == Array(0..<8))
  }

  @Test func `a reference in the tree leads to its declaration, its uses and its global name`() {
    let chunk = LuaParser.parse("local x = y; x = x + 1")
    var globals: [String?] = []
    var declared: [Int?] = []
    chunk.block.forEachExpression { expression in
      guard case .name(let reference) = expression.kind else { return }
      globals.append(chunk.resolution.globalName(expression))
      declared.append(chunk.resolution.declaration(of: reference)?.index)
    }
    #expect(globals == ["y", nil, nil])
    #expect(declared == [nil, 0, 0])
    #expect(
      chunk.resolution.declarations.map { chunk.resolution.uses(of: $0).map(\.isAssigned) }
        == [[true, false]]
    )
  }

  @Test func `a name leads to what it declares, and a declaration to what it hides`() {
    let chunk = LuaParser.parse("local a, b = 1 local a = a do local b, c = a end local c = b")
    let resolution = chunk.resolution
    let hidden = resolution.declarations.map { resolution.declaration(hiddenBy: $0)?.index }
    #expect(resolution.declarations.map(\.name.text) == ["a", "b", "a", "b", "c", "c"])
    #expect(hidden == [nil, nil, 0, 1, nil, nil])
    #expect(
      resolution.declarations.map { resolution.declaration(at: $0.name) }
        == resolution.declarations
    )
    let elsewhere = Name(text: "a", range: range(9, column: 1, endLine: 9, endColumn: 2))
    #expect(resolution.declaration(at: elsewhere) == nil)
  }

  @Test func `names are resolved in what can be read of a broken text`() {
    let chunk = LuaParser.parse("local x = = x\nlocal y\ny = z")
    #expect(chunk.problems.count == 1)
    #expect(chunk.resolution.uses.map(\.text) == ["y:local@2:7=", "z:global"])
  }
}

extension Resolution.Use {
  fileprivate var text: String {
    let location = variable.declaration?.location ?? ""
    let meaning =
      switch variable {
      case .local: "local@" + location
      case .upvalue: "upvalue@" + location
      case .global(nil): "global"
      case .global(let environment?): "field@" + environment.location
      case .environment: "environment"
      }
    return "\(reference.name.text):\(meaning)\(isAssigned ? "=" : "")"
  }
}

extension LocalDeclaration {
  fileprivate var location: String {
    "\(name.range.start.line):\(name.range.start.column)"
  }
}

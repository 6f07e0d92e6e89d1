import LuaSyntax
import MothDiagnostics
import Testing

@Suite struct ExpressionTests {
  @Test(arguments: [
    ("1 + 2 * 3", "(+ 1 (* 2 3))"),
    ("1 - 2 - 3", "(- (- 1 2) 3)"),
    ("a .. b .. c", "(.. a (.. b c))"),
    ("2 ^ 3 ^ 4", "(^ 2 (^ 3 4))"),
    ("-2 ^ 2", "(- (^ 2 2))"),
    ("2 ^ -3 * 4", "(* (^ 2 (- 3)) 4)"),
    ("not a == b", "(== (not a) b)"),
    ("- - ~#a", "(- (- (~ (# a))))"),
    ("a or b and c", "(or a (and b c))"),
    ("a and b or c", "(or (and a b) c)"),
    ("1 < 2 == true ~= nil", "(~= (== (< 1 2) true) nil)"),
    ("a | b ~ c & d << 1 .. 2", "(| a (~ b (& c (<< d (.. 1 2)))))"),
    ("a << 1 >> 2", "(>> (<< a 1) 2)"),
    ("7 // 2 / 3 % 4", "(% (/ (// 7 2) 3) 4)"),
    ("a <= b >= c > d", "(> (>= (<= a b) c) d)"),
    ("(a + b) * c", "(* (paren (+ a b)) c)"),
    ("((f()))", "(paren (paren (call f)))"),
  ])
  func `operators nest by precedence and associativity`(text: String, tree: String) {
    #expect(expressionText(text) == tree)
  }

  @Test(arguments: [
    ("a.b.c", "(. (. a b) c)"),
    ("a['b'].c", "(. ([] a 'b') c)"),
    ("a[b[c]]", "([] a ([] b c))"),
    ("f(1, ...)", "(call f 1 ...)"),
    ("f{}'x'\"y\"[[z]]", "(call (call (call (call f (table)) 'x') 'y') 'z')"),
    ("content:offset(0, p):blur(2)", "(method (method content offset 0 p) blur 2)"),
    ("s:rep'x'", "(method s rep 'x')"),
    ("s:rep{}", "(method s rep (table))"),
    ("('x'):len()", "(method (paren 'x') len)"),
    ("f\n(x)", "(call f x)"),
    ("function() end", "(function [] {})"),
    ("function(a, b, ...) return a end", "(function [a b ...] {(return a)})"),
    ("{}", "(table)"),
    ("{1, a = 2; [k] = 3, f(),}", "(table 1 a=2 [k]=3 (call f))"),
    ("{a, a == b, (a)}", "(table a (== a b) (paren a))"),
  ])
  func `suffixes, functions and tables keep their form`(text: String, tree: String) {
    #expect(expressionText(text) == tree)
  }

  @Test func `a method call knows the range of each of its parts`() throws {
    //          12345678901234567890123456
    let text = "return e.x:blur(2):b ('é')"
    let call = try #require(LuaParser.parse(text).block.firstReturned)
    guard case .methodCall(let receiver, let method, let arguments) = call.kind else {
      Issue.record("not a method call")
      return
    }
    #expect(call.range == range(1, column: 8, endLine: 1, endColumn: 27))
    #expect(receiver.range == range(1, column: 8, endLine: 1, endColumn: 19))
    #expect(method.range == range(1, column: 20, endLine: 1, endColumn: 21))
    #expect(arguments.range == range(1, column: 22, endLine: 1, endColumn: 27))
    #expect(arguments.style == .parenthesised)
  }

  @Test func `an operator has a range of its own`() throws {
    let sum = try #require(LuaParser.parse("return a\n  .. not b").block.firstReturned)
    guard case .binary(_, let outer, _, let right) = sum.kind,
      case .unary(_, let inner, _) = right.kind
    else {
      Issue.record("not an operation")
      return
    }
    #expect(sum.range == range(1, column: 8, endLine: 2, endColumn: 11))
    #expect(outer == range(2, column: 3, endLine: 2, endColumn: 5))
    #expect(inner == range(2, column: 6, endLine: 2, endColumn: 9))
  }

  @Test func `the height counts the expressions on the longest way down`() {
    // f(1 + -x): call, sum, minus, x
    #expect(LuaParser.parse("return f(1 + -x)").block.firstReturned?.height == 4)
    // function, and in its body f(x)
    let function = LuaParser.parse("return function() local a = f(x) end")
    #expect(function.block.firstReturned?.height == 3)
  }
}

/// A range from line and column to line and column.
func range(_ line: Int, column: Int, endLine: Int, endColumn: Int) -> SourceRange {
  SourceRange(
    start: SourcePosition(line: line, column: column),
    end: SourcePosition(line: endLine, column: endColumn)
  )
}

extension Block {
  /// The first value of the first statement, a `return`.
  fileprivate var firstReturned: Expression? {
    guard case .return(let values)? = statements.first?.kind else { return nil }
    return values.first
  }
}

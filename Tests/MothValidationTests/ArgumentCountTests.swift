import MothCatalog
import MothTestSupport
import Testing

/// `wrong-argument-count` from the source alone.
@Suite struct ArgumentCountTests {
  private func found(_ body: String) -> [String] {
    sourceFindings(effect(body), of: "wrong-argument-count")
  }

  @Test(arguments: [
    ("offset(1)", "'offset' takes offset(x, y); got 1 argument"),
    ("opacity()", "'opacity' takes opacity(opacity); got 0 arguments"),
    ("opacity(1, 2)", "'opacity' takes opacity(opacity); got 2 arguments"),
    (
      "scaleEffect(1, 2, 'top', 4)",
      "'scaleEffect' takes scaleEffect(s [, anchor]) or scaleEffect(x, y [, anchor]); got 4 arguments"
    ),
  ])
  func `a count that no form has is reported as the run says it`(call: String, message: String) {
    #expect(found("return content:\(call)") == ["2:16 wrong-argument-count: \(message)"])
  }

  @Test(arguments: Transform.all)
  func `the example of each transform has a count that it takes`(transform: Transform) {
    #expect(found(transform.example) == [], "\(transform.example)")
  }

  @Test(arguments: [
    "content:offset(f())", "content:offset(1, f())", "content:offset(1, 2, f())",
    "content:opacity(...)", "content:frame(1, 2, 3)",
  ])
  func `a last call may give any number, and what is no transform is another rule's`(call: String) {
    #expect(found("local f = math.abs\nreturn \(call)") == [])
  }

  @Test func `a last call cannot take arguments away`() {
    #expect(found("return content:opacity(1, 2, math.abs(3))").count == 1)
  }

  @Test func `a reading of geometry takes one space`() {
    #expect(
      found("local g = geometry\nreturn content:offset(g:frame().minX, g:bounds('a', 'b').minY)")
        == [
          "3:25 wrong-argument-count: 'frame' takes frame(space); got 0 arguments",
          "3:41 wrong-argument-count: 'bounds' takes bounds(space); got 2 arguments",
        ]
    )
    #expect(found("return content:offset(0, geometry:frame('local').minY)") == [])
  }
}

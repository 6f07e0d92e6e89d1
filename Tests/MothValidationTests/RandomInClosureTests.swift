import MothTestSupport
import Testing

/// `random-in-closure`: random numbers in a function that runs in every frame.
@Suite struct RandomInClosureTests {
  private func found(_ script: String) -> [String] {
    sourceFindings(script, of: "random-in-closure")
  }

  @Test func `each call is reported at its location, also through a local name`() {
    let script = """
      local random = math.random
      \(effect("return content:offset(random(3), math.random())"))
      """
    #expect(
      found(script) == [
        "3:23 warning random-in-closure: 'math.random' is called in every frame",
        "3:34 warning random-in-closure: 'math.random' is called in every frame",
      ]
    )
  }

  @Test func `what is drawn while the script is loaded stays the same`() {
    #expect(found("local tilt = math.random(1, 6)\n" + effect("return content:blur(tilt)")) == [])
  }
}

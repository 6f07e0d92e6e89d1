import MothScript
import Testing

/// Lua's integers and floats of one value are the same number to everything outside of Lua.
struct NumberFormTests {
  @Test(arguments: ["3", "3.0", "6 // 2", "6 / 2", "2 + 1", "2.5 + 0.5", "0x3", "9 ^ 0.5"])
  func `an argument is the same number as an integer and as a float`(number: String) throws {
    #expect(
      try Probe().values("return content:offset(\(number), 0):blur(\(number))") == [3, 0, 3, 0]
    )
  }

  @Test func `a chain keeps its shape when a number changes its form`() throws {
    // The offsets are 0, 0.5 and 1; Lua gives an integer for the branches without a point.
    let body = """
      local y = -geometry:frame("scrollView").minY
      return content:offset(y == 0.5 and 0.5 or y == 1 and 1 or 0, 0)
      """
    let columns = try Probe(offsets: [0, 0.5, 1]).columns(body)
    #expect(columns == [[0, 0.5, 1], [0, 0, 0]])
  }

  @Test func `an integer beyond 2 to the 53 is the nearest double`() throws {
    // 2^53 + 1 lies between two doubles and goes to the even one, 2^53.
    #expect(
      try Probe().values("return content:offset((1 << 53) + 1, 0)") == [9_007_199_254_740_992, 0]
    )
  }

  @Test func `a key is the same as an integer and as a float`() throws {
    let text = "local t = { [1.0] = 'one', [2] = 'two' } return { t[1], t[2.0] }"
    #expect(try run(text).table?.sequence == [.string("one"), .string("two")])
  }
}

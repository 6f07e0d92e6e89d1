import MothEngine
import MothScript
import Testing

/// A chain that does not keep its shape has no trace: in Swift it would not compile.
struct ShapeChangeTests {
  private let offsets = (0..<1000).map(Double.init)

  private func change(_ body: String, chunk: String = "") throws -> ShapeChange {
    let evaluation = try Unit(body, chunk: chunk, offsets: offsets).evaluation()
    #expect(evaluation.trace == nil)
    #expect(evaluation.failure == nil)
    return try #require(evaluation.shapeChange)
  }

  @Test(arguments: [1, 371, 511, 512, 513, 999])
  func `the first sample of another shape is found, with both lines`(sample: Int) throws {
    let body = """
      local y = geometry:frame("scrollView").minY
      if y <= -\(sample) then
        return content:offset(0, y):blur(2)
      end
      return content:offset(0, y)
      """
    let change = try change(body)
    #expect(change.target == 0)
    #expect(change.sample == sample)
    #expect(change.first.description == "offset")
    #expect(change.other.description == "offset, blur")
    #expect(change.first.elements.map(\.line) == [6])
    #expect(change.other.elements.map(\.line) == [4, 4])
  }

  @Test func `another transform with as many columns is another shape`() throws {
    let change = try change(
      "if env.time > 0.105 then return content:brightness(0) end\nreturn content:opacity(1)"
    )
    #expect(change.sample == 11)
    #expect(change.first.description == "opacity")
    #expect(change.other.description == "brightness")
  }

  @Test func `the order counts`() throws {
    let change = try change(
      """
      if env.time > 0.105 then return content:opacity(1):blur(0) end
      return content:blur(0):opacity(1)
      """
    )
    #expect(change.first.description == "blur, opacity")
    #expect(change.other.description == "opacity, blur")
  }

  @Test func `content alone beside a chain is another shape`() throws {
    let change = try change("if env.time > 0.105 then return content end return content:opacity(1)")
    #expect(change.other.description == "content")
  }

  @Test func `a chain that begins empty`() throws {
    let change = try change("if env.time < 0.105 then return content end return content:opacity(1)")
    #expect(change.sample == 11)
    #expect(change.first.description == "content")
  }

  @Test func `all targets have one shape`() throws {
    let change = try change(
      "if env.index == 2 then\nreturn content:blur(1) end\nreturn content:opacity(1)"
    )
    #expect(change.target == 2)
    #expect(change.sample == 0)
    #expect(change.first.elements.map(\.line) == [4])
    #expect(change.other.elements.map(\.line) == [3])
  }

  @Test func `another shader, or more arguments of it, is another shape`() throws {
    let change = try change(
      """
      local s = env.time > 0.105 and moth.shader("wave", 1, 2) or moth.shader("wave", 1)
      return content:colorEffect(s)
      """
    )
    #expect(change.sample == 11)
    #expect(change.first.elements.map(\.shader) == ["wave(1)"])
    #expect(change.other.elements.map(\.shader) == ["wave(1,1)"])
  }

  @Test func `the same transforms from other lines are the same shape`() throws {
    let body = """
      if env.time > 0.105 then return content:opacity(0.5) end
      return content:opacity(1)
      """
    let trace = try Unit(body, offsets: offsets).trace()
    #expect(trace.value(target: 0, column: 0, sample: 10) == 1)
    #expect(trace.value(target: 0, column: 0, sample: 11) == 0.5)
  }
}

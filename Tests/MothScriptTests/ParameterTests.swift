import MothScript
import Testing

struct ParameterTests {
  private func parameter(_ minimum: Double?, maximum: Double?) -> Parameter? {
    let low = minimum.map { "min = \($0)," } ?? ""
    let high = maximum.map { "max = \($0)," } ?? ""
    let text = """
      return moth.effect { api = 1, visualEffect = function() end,
        parameters = { cap = { \(low) \(high) default = 40, unit = "points" } } }
      """
    return (try? EffectDecoder.decode(run(text), of: script(text)))?.definition?.parameters.first
  }

  @Test(arguments: [
    (0.0 as Double?, 120.0 as Double?, "between 0 and 120 points"),
    (0, nil, "at least 0 points"),
    (nil, 120, "at most 120 points"),
    (nil, nil, "any number"),
  ])
  func `the range is reported in words`(minimum: Double?, maximum: Double?, range: String) throws {
    #expect(try #require(parameter(minimum, maximum: maximum)).range == range)
  }

  @Test(arguments: [
    (ParameterValue.number(0), nil as String?),
    (.number(120), nil),
    (.number(120.5), "'cap' must be between 0 and 120 points; got 120.5"),
    (.number(-1), "'cap' must be between 0 and 120 points; got -1"),
    (.number(.nan), "'cap' must be a finite number; got not a number"),
    (.number(.infinity), "'cap' must be a finite number; got infinity"),
    (.boolean(true), "'cap' must be a number; got true"),
  ])
  func `a value outside the range is refused with the range`(
    value: ParameterValue,
    problem: String?
  ) throws {
    #expect(try #require(parameter(0, maximum: 120)).problem(with: value) == problem)
  }

  @Test func `a switch takes true and false only`() throws {
    let text = """
      return moth.effect { api = 1, visualEffect = function() end,
        parameters = { on = { default = false } } }
      """
    let definition = try #require(try EffectDecoder.decode(run(text), of: script(text)).definition)
    let on = try #require(definition.parameters.first)
    #expect(on.problem(with: .boolean(true)) == nil)
    #expect(on.problem(with: .number(1)) == "'on' must be true or false; got 1")
  }

  @Test(arguments: [
    ("0.5", ParameterValue.number(0.5) as ParameterValue?), ("-3", .number(-3)),
    ("1e2", .number(100)), ("true", .boolean(true)), ("false", .boolean(false)), ("", nil),
    ("yes", nil), ("1,5", nil), ("12pt", nil),
  ])
  func `a value is read as on the command line`(text: String, value: ParameterValue?) {
    #expect(ParameterValue(parsing: text) == value)
  }

  @Test(arguments: [
    (ParameterValue.number(40), "40"), (.number(0.1), "0.1"), (.boolean(true), "true"),
  ])
  func `a value is shown as a user writes it`(value: ParameterValue, text: String) {
    #expect(value.description == text)
  }
}

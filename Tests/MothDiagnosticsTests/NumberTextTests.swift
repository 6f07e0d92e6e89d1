import MothDiagnostics
import Testing

@Suite struct NumberTextTests {
  static let plain: [(Double, String)] = [
    (0, "0"), (-0.0, "0"), (1, "1"), (-1, "-1"), (40, "40"), (0.5, "0.5"),
    (0.333333333, "0.3333"), (-0.333333333, "-0.3333"), (3.0916667, "3.0917"),
    (214.2, "214.2"), (0.0123456, "0.01235"), (0.99999, "1"), (0.1, "0.1"), (1e-4, "0.0001"),
    (1.2345678e-4, "0.0001235"), (999_999_999.5, "999999999.5"), (123456.78901, "123456.789"),
  ]

  static let extreme: [(Double, String)] = [
    (1e9, "1e9"), (1.5e-7, "1.5e-7"), (-2.5e12, "-2.5e12"), (9.99999e-5, "1e-4"),
    (9.9999e9, "9.9999e9"), (Double.greatestFiniteMagnitude, "1.7977e308"),
    (Double.leastNonzeroMagnitude, "4.9407e-324"), (Double.infinity, "infinity"),
    (-Double.infinity, "-infinity"), (Double.nan, "not a number"), (-Double.nan, "not a number"),
  ]

  static let fixed: [(Double, Int, String)] = [
    (3.14159, 2, "3.14"), (3, 2, "3"), (-0.001, 2, "0"), (0.05, 1, "0.1"), (12, 0, "12"),
    (0.5, -3, "1"), (1.25, 40, "1.25"), (2e9, 2, "2e9"), (Double.nan, 1, "not a number"),
  ]

  static let exact: [(Double, String)] = [
    (1.00001, "1.00001"), (140, "140"), (-0.0, "0"), (0.1 + 0.2, "0.30000000000000004"),
    (-Double.infinity, "-infinity"), (1e300, "1e+300"),
  ]

  @Test(arguments: plain + extreme)
  func `numbers are short`(value: Double, text: String) {
    #expect(NumberText.short(value) == text)
  }

  @Test(arguments: fixed)
  func `decimals are at most as many as asked`(value: Double, decimals: Int, text: String) {
    #expect(NumberText.fixed(value, decimals: decimals) == text)
  }

  @Test(arguments: exact)
  func `exact text says a value from its limit`(value: Double, text: String) {
    #expect(NumberText.exact(value) == text)
  }
}

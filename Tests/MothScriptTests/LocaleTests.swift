import Foundation
import MothScript
import MothTestSupport
import Testing

/// Numbers and texts are the same under a locale with decimal commas.
///
/// scripts/test runs all tests with `LC_ALL=de_DE.UTF-8`, too; scripts/setup makes that locale.
struct LocaleTests {
  /// How numbers are written, letters capitalised and texts compared.
  #if canImport(Darwin)
  private static let mask = LC_NUMERIC_MASK | LC_CTYPE_MASK | LC_COLLATE_MASK
  #else
  // glibc's masks, which are macros that Swift does not see.
  private static let mask: Int32 = 1 << LC_NUMERIC | 1 << LC_CTYPE | 1 << LC_COLLATE
  #endif

  /// What a chunk returns on a thread whose locale is German.
  private func runInGerman(_ text: String) throws -> LuaValue {
    try onLuaThread {
      let german = try #require(
        newlocale(Self.mask, "de_DE.UTF-8", nil),
        "the locale de_DE.UTF-8 is missing: run scripts/setup"
      )
      let before = uselocale(german)
      defer {
        uselocale(before)
        freelocale(german)
      }
      #expect(strtod("1,5", nil) == 1.5, "the thread's locale has decimal commas")
      let state = try ScriptState(limits: countedLimits, binding: binding)
      let value = try state.run(text: text, path: "a.lua", as: .effect)
      #expect(strtod("1,5", nil) == 1.5, "the thread has its locale back")
      return value
    }
  }

  @Test(arguments: [
    ("tostring(1.5)", "1.5"), ("'' .. 0.25", "0.25"), ("('%.2f'):format(0.5)", "0.50"),
    ("('%g'):format(1234567.5)", "1.23457e+06"), ("'' .. tonumber('1.5')", "1.5"),
    ("tostring(tonumber('1,5'))", "nil"), ("'' .. ('0.5' + 1)", "1.5"),
    ("('aä'):upper()", "Aä"), ("tostring('a' < 'B')", "false"), ("tostring('z' < 'ä')", "true"),
  ])
  func `a text is the same in German`(expression: String, value: String) throws {
    #expect(try runInGerman("return " + expression) == .string(value))
  }

  @Test func `a number in a message has a point`() throws {
    let text = "return select(2, pcall(string.rep, 'x', 1.5))"
    #expect(try runInGerman(text) == .string("'rep' takes whole numbers; got 1.5"))
  }
}

/// The reserved words of Lua 5.4 (reference manual, 3.1).
package enum Keyword: String, CaseIterable, Sendable {
  case and, `break`, `do`, `else`, elseif, end, `false`, `for`, function, goto, `if`, `in`
  case local, `nil`, not, or, `repeat`, `return`, then, `true`, until, `while`

  private static let byText = Dictionary(
    uniqueKeysWithValues: allCases.map { ($0.rawValue, $0) }
  )

  /// The keyword that `text` spells.
  init?(spelling text: String) {
    guard let keyword = Self.byText[text] else { return nil }
    self = keyword
  }
}

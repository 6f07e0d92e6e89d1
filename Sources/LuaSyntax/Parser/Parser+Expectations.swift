import MothDiagnostics

extension Parser {
  mutating func name() throws(Failure) -> Name {
    guard case .name(let text) = token.kind else { throw failure(expected: "a name") }
    return Name(text: text, range: advance())
  }

  mutating func expect(_ symbol: Symbol) throws(Failure) {
    guard take(symbol) else { throw failure(expected: "'\(symbol.rawValue)'") }
  }

  mutating func expect(_ keyword: Keyword) throws(Failure) {
    guard take(keyword) else { throw failure(expected: "'\(keyword.rawValue)'") }
  }

  mutating func expect(
    _ closing: Symbol,
    toClose opening: Symbol,
    at range: SourceRange
  ) throws(Failure) {
    guard !take(closing) else { return }
    throw failure(expected: closing.rawValue, toClose: opening.rawValue, at: range)
  }

  mutating func expect(
    _ closing: Keyword,
    toClose opening: Keyword,
    at range: SourceRange
  ) throws(Failure) {
    guard !take(closing) else { return }
    throw failure(expected: closing.rawValue, toClose: opening.rawValue, at: range)
  }

  private mutating func failure(
    expected closing: String,
    toClose opening: String,
    at range: SourceRange
  ) -> Failure {
    failure(expected: "'\(closing)' to close '\(opening)' at line \(range.start.line)")
  }
}

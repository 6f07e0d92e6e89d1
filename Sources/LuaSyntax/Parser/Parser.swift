import MothDiagnostics

/// A recursive descent over the tokens, after the grammar of the reference manual (section 9).
///
/// Functions are named after what they read. Each starts at the first token of it and ends after
/// the last, or reports a problem and throws.
struct Parser {
  /// The statement cannot be read; the problem is reported already.
  struct Failure: Error {}

  let limits: SyntaxLimits
  private let tokens: [Token]
  private var position = 0
  private(set) var problems: [SyntaxProblem]
  /// Set once a limit is passed: the rest is not read, and nothing more is reported.
  private var isStopped = false
  /// The statements and operands that are open, counted as Lua counts them.
  private var nesting = 0
  /// The height of the tallest expression in the innermost function so far.
  var tallest = 0
  private var referenceCount = 0

  init(_ lexer: Lexer, limits: SyntaxLimits) {
    self.limits = limits
    tokens = lexer.tokens
    problems = lexer.problems
    if problems.count >= limits.problems { stop() }
  }

  /// Whether something was wrong already, so that a stray word may be only a consequence.
  var hasProblems: Bool { !problems.isEmpty }
}

// Tokens
extension Parser {
  var token: Token { tokens[position] }
  var start: SourcePosition { token.range.start }

  /// The end of the token before this one.
  var previousEnd: SourcePosition {
    position > 0 ? tokens[position - 1].range.end : SourcePosition(line: 1, column: 1)
  }

  var isAtEnd: Bool { position == tokens.count - 1 }

  /// The number of tokens read, to see whether there was progress.
  var progress: Int { position }

  var startsLine: Bool {
    position == 0 || tokens[position - 1].range.end.line < start.line
  }

  /// The kind of the token after this one.
  var nextKind: Token.Kind { tokens[min(position + 1, tokens.count - 1)].kind }

  /// Steps to the next token and returns the range of this one; stays at the end of the file.
  @discardableResult
  mutating func advance() -> SourceRange {
    let range = token.range
    if !isAtEnd { position += 1 }
    return range
  }

  func isAt(_ keyword: Keyword) -> Bool { token.kind == .keyword(keyword) }
  func isAt(_ symbol: Symbol) -> Bool { token.kind == .symbol(symbol) }

  mutating func take(_ keyword: Keyword) -> Bool {
    guard isAt(keyword) else { return false }
    advance()
    return true
  }

  mutating func take(_ symbol: Symbol) -> Bool {
    guard isAt(symbol) else { return false }
    advance()
    return true
  }

  /// The range from `start` to the end of the last token read.
  func range(from start: SourcePosition) -> SourceRange {
    SourceRange(start: start, end: max(start, previousEnd))
  }

  mutating func makeReference(to name: Name) -> NameReference {
    defer { referenceCount += 1 }
    return NameReference(name: name, index: referenceCount)
  }
}

// Problems
extension Parser {
  /// Reports a problem at `range`, or here; one at the same place is enough.
  mutating func report(_ message: String, at range: SourceRange? = nil) {
    let range = range ?? token.range
    guard !isStopped, problems.last?.range.start != range.start else { return }
    problems.append(SyntaxProblem(range: range, message: message))
    if problems.count >= limits.problems { stop() }
  }

  /// Reports that something else than the token here was expected.
  mutating func failure(expected: String) -> Failure {
    // The lexer has reported an invalid token.
    if token.kind != .invalid { report("expected \(expected); got \(token.kind.described)") }
    return Failure()
  }

  private mutating func stop() {
    isStopped = true
    position = tokens.count - 1
  }
}

// Limits
extension Parser {
  /// Opens `count` levels of nesting, each of which must be closed with `leave`.
  mutating func enter(_ count: Int = 1) throws(Failure) {
    guard nesting + count <= limits.nesting else {
      report("nesting must be at most \(limits.nesting) levels")
      stop()
      throw Failure()
    }
    nesting += count
  }

  mutating func leave(_ count: Int = 1) {
    nesting -= count
  }

  /// Makes an expression from `start` up to the end of the last token read; `below` is the height
  /// of the tallest expression in it.
  mutating func expression(
    _ kind: Expression.Kind,
    from start: SourcePosition,
    below: Int = 0
  ) throws(Failure) -> Expression {
    let height = below + 1
    let range = range(from: start)
    guard height <= limits.height else {
      report("expression must be at most \(limits.height) operations high", at: range)
      stop()
      throw Failure()
    }
    tallest = max(tallest, height)
    return Expression(kind: kind, range: range, height: height)
  }
}

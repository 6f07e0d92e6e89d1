internal import LuaSyntax
internal import MothDiagnostics
internal import MothScript

extension Rule {
  static let fractionalPhaseAssumed = Rule(
    Explanation(
      id: "fractional-phase-assumed",
      summary: "a scroll transition computes with fractions of the phase that there never are",
      reason:
        "phase.value is -1, 0 or 1 and nothing between: SwiftUI calls the closure once for each "
        + "phase and interpolates the numbers of what it returns in a straight line. A curve or a "
        + "threshold between two phases is never seen.",
      help: "Give the numbers for the edges and for identity, and the way between them as the "
        + "configuration's curve and threshold; or use visualEffect, which sees every position."
    ),
    topic: .transition,
    level: .warning,
    decides: "What the closure computes from phase.value is followed through local variables, the "
      + "functions of math and functions that only return. It is reported where it is no straight "
      + "line between two phases; a jump at a phase itself is none.",
    sources: ["https://developer.apple.com/documentation/swiftui/scrolltransitionphase"],
    bad: [
      Example(
        transition: """
          effect = function(content, phase)
            return content:opacity(1 - phase.value * phase.value * 0.5)
          end,
          """,
        line: 2
      ),
      Example(
        transition: """
          effect = function(content, phase)
            local distance = math.abs(phase.value)
            return content:opacity(distance > 0.5 and 0.5 or 1)
          end,
          """,
        line: 3
      ),
    ],
    good: [
      Example(
        transition: """
          effect = function(content, phase)
            return content:opacity(1 - math.abs(phase.value) * 0.5)
          end,
          """
      ),
      Example(
        transition: """
          effect = function(content, phase)
            local amount = phase.value > 0 and 0.6 or phase.value < 0 and 0.3 or 1
            return content:saturation(math.max(phase.value, 0) * 0.2 + 1):opacity(amount)
          end,
          """
      ),
    ],
    source: { facts, rule in
      BentPhases.expressions(in: facts).map { expression, arithmetic in
        rule.finding(
          message(expression, arithmetic: arithmetic, source: facts.source),
          at: facts.location(expression.range)
        )
      }
    }
  )

  private static func message(
    _ expression: Expression,
    arithmetic: PhaseArithmetic,
    source: ScriptSource
  ) -> String {
    let range = expression.range
    let text =
      range.start.line == range.end.line ? "'\(source.file.text(in: range))'" : "the expression"
    let values = [-1.0, 0, 1].map { words(arithmetic.value(expression, at: $0)) }
    return "\(text) is computed for the phase values -1, 0 and 1 only, and is \(values[0]), "
      + "\(values[1]) and \(values[2]); its \(words(arithmetic.value(expression, at: 0.5))) for "
      + "0.5 is never used"
  }

  private static func words(_ value: PhaseArithmetic.Value?) -> String {
    switch value {
    case .number(let number): NumberText.fixed(number, decimals: 4)
    case .boolean(let value): value ? "true" : "false"
    case nil: "unknown"
    }
  }
}

/// The innermost expressions of transitions' closures that are bent between two phases.
private struct BentPhases: SyntaxVisitor {
  private let arithmetic: PhaseArithmetic
  private var found: [Expression] = []

  static func expressions(
    in facts: SourceFacts
  ) -> [(expression: Expression, arithmetic: PhaseArithmetic)] {
    let functions = Set(facts.closures.filter { $0.kind == .transition }.map(\.function))
    return functions.sorted().flatMap { function in
      guard let body = facts.walk.functions[function], body.parameters.count > 1 else {
        return [(expression: Expression, arithmetic: PhaseArithmetic)]()
      }
      let arithmetic = PhaseArithmetic(facts, phase: body.parameters[1])
      var visitor = BentPhases(arithmetic)
      visitor.walk(body)
      return visitor.found.map { ($0, arithmetic) }
    }
  }

  private init(_ arithmetic: PhaseArithmetic) {
    self.arithmetic = arithmetic
  }

  mutating func enter(_ expression: Expression) -> Bool {
    collect(expression)
    return false
  }

  /// Adds the innermost bent expressions of this one; true if there are any.
  @discardableResult
  private mutating func collect(_ expression: Expression) -> Bool {
    var hasInner = false
    for part in expression.parts {
      switch part {
      case .expression(let inner): hasInner = collect(inner) || hasInner
      case .function(let body): walk(body)
      case .block(let block): walk(block)
      }
    }
    if hasInner { return true }
    // A variable is reported where it gets its value.
    if case .name = expression.kind { return false }
    guard arithmetic.isBent(expression) else { return false }
    found.append(expression)
    return true
  }
}

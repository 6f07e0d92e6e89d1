internal import MothDiagnostics

/// A check as an effect's script defines it.
package struct CheckDefinition: Equatable, Sendable {
  /// What it says, as a sentence.
  package var name: String
  /// The function, which belongs to the state that ran the script.
  package var function: LuaFunction
}

/// Something that a check states, as recorded.
package struct CheckStatement: Equatable, Sendable {
  /// What must be true; nil if `expect` was called and nothing was stated.
  package var method: CheckMethod?
  /// Of which values.
  package var subject: CheckTerm
  /// The conditions that choose samples; all of them must be true.
  package var conditions: [CheckCondition]
  /// The scroll offset at which it must be true; nil for everywhere.
  package var offset: Double?
  /// The arguments; those left out are not there.
  package var arguments: [CheckArgument]
  /// The line of the script that states it, and that script.
  package var line: Int
  package var path: String
}

/// Numbers over the samples, as a check puts them together.
package indirect enum CheckTerm: Equatable, Sendable {
  case number(Double)
  /// A column by its index among the labels.
  case column(Int)
  case sum(CheckTerm, CheckTerm)
  case difference(CheckTerm, CheckTerm)
  case product(CheckTerm, CheckTerm)
  case quotient(CheckTerm, CheckTerm)
  case clamped(CheckTerm, low: CheckTerm, high: CheckTerm)
}

extension CheckTerm {
  /// Whether `test` holds for the place of one of its columns.
  package func contains(_ test: (Int) -> Bool) -> Bool {
    switch self {
    case .number: false
    case .column(let index): test(index)
    case .sum(let left, let right), .difference(let left, let right), .product(let left, let right),
      .quotient(let left, let right):
      left.contains(test) || right.contains(test)
    case .clamped(let term, let low, let high):
      term.contains(test) || low.contains(test) || high.contains(test)
    }
  }

  /// The term as a script writes it, without `trace.`.
  package func text(_ labels: [String]) -> String {
    switch self {
    case .number(let number): NumberText.exact(number)
    case .column(let index): labels[index]
    case .sum(let left, let right): "(\(left.text(labels)) + \(right.text(labels)))"
    case .difference(let left, let right): "(\(left.text(labels)) - \(right.text(labels)))"
    case .product(let left, let right): "(\(left.text(labels)) * \(right.text(labels)))"
    case .quotient(let left, let right): "(\(left.text(labels)) / \(right.text(labels)))"
    case .clamped(let term, let low, let high):
      "\(term.text(labels)):clamped(\(low.text(labels)), \(high.text(labels)))"
    }
  }
}

extension CheckStatement {
  /// The terms whose values it needs.
  package var terms: [CheckTerm] {
    let given = arguments.flatMap { argument -> [CheckTerm] in
      switch argument {
      case .term(let term): [term]
      case .condition(let condition): [condition.subject, condition.value]
      case .direction: []
      }
    }
    return [subject] + given + conditions.flatMap { [$0.subject, $0.value] }
  }
}

/// What chooses samples.
package struct CheckCondition: Equatable, Sendable {
  /// `above`, `below` or `is`.
  package var comparison: CheckMethod
  package var subject: CheckTerm
  package var value: CheckTerm
}

/// An argument of a statement.
package enum CheckArgument: Equatable, Sendable {
  case term(CheckTerm)
  case condition(CheckCondition)
  case direction(increasing: Bool)
}

// MARK: - Reading what the prelude records

extension CheckStatement {
  /// Reads a record; nil for one that the prelude does not write.
  init?(_ value: LuaValue) {
    guard let table = value.table, let name = table["method"]?.string,
      let subject = table["subject"].flatMap(CheckTerm.init),
      let line = table["line"]?.wholeNumber, let path = table["path"]?.string
    else { return nil }
    let conditions = table["conditions"]?.table?.sequence ?? []
    let arguments = table["arguments"]?.table?.sequence ?? []
    self.init(
      method: CheckMethod(rawValue: name),
      subject: subject,
      conditions: conditions.compactMap(CheckCondition.init),
      offset: table["offset"]?.double,
      arguments: arguments.compactMap(CheckArgument.init),
      line: line,
      path: path
    )
    guard self.conditions.count == conditions.count, self.arguments.count == arguments.count,
      method != nil || name.isEmpty
    else { return nil }
  }
}

extension CheckTerm {
  fileprivate init?(_ value: LuaValue) {
    if let number = value.double {
      self = .number(number)
      return
    }
    guard let table = value.table, let operation = table["operation"]?.string else { return nil }
    if operation == "column" {
      guard let index = table.sequence.first?.wholeNumber else { return nil }
      self = .column(index - 1)
      return
    }
    let terms = table.sequence.compactMap(CheckTerm.init)
    guard terms.count == table.sequence.count, terms.count >= 2 else { return nil }
    switch operation {
    case "+": self = .sum(terms[0], terms[1])
    case "-": self = .difference(terms[0], terms[1])
    case "*": self = .product(terms[0], terms[1])
    case "/": self = .quotient(terms[0], terms[1])
    case CheckMethod.clamped.rawValue where terms.count == 3:
      self = .clamped(terms[0], low: terms[1], high: terms[2])
    default: return nil
    }
  }
}

extension CheckCondition {
  fileprivate init?(_ value: LuaValue) {
    guard let table = value.table,
      let comparison = table["comparison"]?.string.flatMap(CheckMethod.init),
      let subject = table["subject"].flatMap(CheckTerm.init),
      let value = table["arguments"]?.table?.sequence.first.flatMap(CheckTerm.init)
    else { return nil }
    self.init(comparison: comparison, subject: subject, value: value)
  }
}

extension CheckArgument {
  fileprivate init?(_ value: LuaValue) {
    if let text = value.string {
      self = .direction(increasing: text == "increasing")
    } else if let condition = CheckCondition(value) {
      self = .condition(condition)
    } else if let term = CheckTerm(value) {
      self = .term(term)
    } else {
      return nil
    }
  }
}

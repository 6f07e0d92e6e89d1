/// The operators with one operand (reference manual, 3.4).
package enum UnaryOperator: String, CaseIterable, Sendable {
  case minus = "-"
  case not = "not"
  case length = "#"
  case bitwiseNot = "~"

  /// How strongly the operator binds its operand: above all but `^` (reference manual, 3.4.8).
  static let precedence = 12
}

/// The operators with two operands (reference manual, 3.4).
package enum BinaryOperator: String, CaseIterable, Sendable {
  case or, and
  case less = "<"
  case greater = ">"
  case lessOrEqual = "<="
  case greaterOrEqual = ">="
  case notEqual = "~="
  case equal = "=="
  case bitwiseOr = "|"
  case bitwiseXor = "~"
  case bitwiseAnd = "&"
  case shiftLeft = "<<"
  case shiftRight = ">>"
  case concatenate = ".."
  case add = "+"
  case subtract = "-"
  case multiply = "*"
  case divide = "/"
  case floorDivide = "//"
  case modulo = "%"
  case power = "^"
}

extension BinaryOperator {
  /// How strongly the operator binds, from `or` (1) to `^` (reference manual, 3.4.8).
  package var precedence: Int {
    switch self {
    case .or: 1
    case .and: 2
    case .less, .greater, .lessOrEqual, .greaterOrEqual, .notEqual, .equal: 3
    case .bitwiseOr: 4
    case .bitwiseXor: 5
    case .bitwiseAnd: 6
    case .shiftLeft, .shiftRight: 7
    case .concatenate: 9
    case .add, .subtract: 10
    case .multiply, .divide, .floorDivide, .modulo: 11
    case .power: 14
    }
  }

  /// Whether `a op b op c` means `a op (b op c)`.
  package var isRightAssociative: Bool {
    self == .concatenate || self == .power
  }
}

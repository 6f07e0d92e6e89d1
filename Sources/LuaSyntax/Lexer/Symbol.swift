/// The operators and punctuation of Lua 5.4 (reference manual, 3.1).
package enum Symbol: String, CaseIterable, Sendable {
  case plus = "+"
  case minus = "-"
  case star = "*"
  case slash = "/"
  case percent = "%"
  case caret = "^"
  case hash = "#"
  case ampersand = "&"
  case tilde = "~"
  case pipe = "|"
  case shiftLeft = "<<"
  case shiftRight = ">>"
  case doubleSlash = "//"
  case equal = "=="
  case notEqual = "~="
  case lessOrEqual = "<="
  case greaterOrEqual = ">="
  case less = "<"
  case greater = ">"
  case assign = "="
  case leftParenthesis = "("
  case rightParenthesis = ")"
  case leftBrace = "{"
  case rightBrace = "}"
  case leftBracket = "["
  case rightBracket = "]"
  case doubleColon = "::"
  case semicolon = ";"
  case colon = ":"
  case comma = ","
  case dot = "."
  case concatenation = ".."
  case ellipsis = "..."
}

extension Symbol {
  /// The longest symbol that starts with `first`, given the two bytes after it.
  init?(_ first: UInt8, second: UInt8?, third: UInt8?) {
    let pair = second.flatMap { Self.pairs[UInt16(first) << 8 | UInt16($0)] }
    if pair == .concatenation, third == UInt8(ascii: ".") {
      self = .ellipsis
    } else if let symbol = pair ?? Self.singles[first] {
      self = symbol
    } else {
      return nil
    }
  }

  private static let singles: [UInt8: Symbol] = {
    var table: [UInt8: Symbol] = [:]
    for symbol in allCases {
      let bytes = Array(symbol.rawValue.utf8)
      if bytes.count == 1 { table[bytes[0]] = symbol }
    }
    return table
  }()

  private static let pairs: [UInt16: Symbol] = {
    var table: [UInt16: Symbol] = [:]
    for symbol in allCases {
      let bytes = Array(symbol.rawValue.utf8)
      if bytes.count == 2 { table[UInt16(bytes[0]) << 8 | UInt16(bytes[1])] = symbol }
    }
    return table
  }()
}

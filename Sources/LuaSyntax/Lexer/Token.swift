package import MothDiagnostics

/// One word of Lua with its location.
package struct Token: Hashable, Sendable {
  /// What a token is, with its value.
  package enum Kind: Hashable, Sendable {
    /// An identifier.
    case name(String)
    /// A reserved word.
    case keyword(Keyword)
    /// An operator or a mark of punctuation.
    case symbol(Symbol)
    /// A string in quotes or long brackets, its escapes replaced.
    case string(LuaString)
    /// A numeral that denotes an integer.
    case integer(Int64)
    /// A numeral that denotes a float, infinity when it is too great.
    case float(Double)
    /// Text that is no token; the lexer has reported it.
    case invalid
    /// The end of the text, once.
    case endOfFile
  }

  /// What the token is.
  package let kind: Kind
  /// Its range in the source; empty at the end of the file.
  package let range: SourceRange

  /// Makes a token at `range`.
  package init(kind: Kind, range: SourceRange) {
    self.kind = kind
    self.range = range
  }
}

extension Token.Kind {
  /// The kind as a message names it.
  var described: String {
    switch self {
    case .name(let text): "'\(text)'"
    case .keyword(let keyword): "'\(keyword.rawValue)'"
    case .symbol(let symbol): "'\(symbol.rawValue)'"
    case .string: "a string"
    case .integer(let value): "'\(value)'"
    case .float(let value): "'\(value)'"
    case .invalid: "an invalid character"
    case .endOfFile: "end of file"
    }
  }
}

package import MothDiagnostics

/// One entry of a table constructor.
package struct TableField: Sendable {
  /// The three ways to write an entry.
  package enum Kind: Sendable {
    /// `value`, at the next number.
    case positional(Expression)
    /// `name = value`.
    case named(Name, Expression)
    /// `[key] = value`.
    case keyed(Expression, Expression)
  }

  /// The entry.
  package let kind: Kind
  /// Its range in the source, without the separator after it.
  package let range: SourceRange

  /// Makes an entry over `range`.
  package init(kind: Kind, range: SourceRange) {
    self.kind = kind
    self.range = range
  }

  /// What the entry stores.
  package var value: Expression {
    switch kind {
    case .positional(let value), .named(_, let value), .keyed(_, let value): value
    }
  }
}

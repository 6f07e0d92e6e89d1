package import MothDiagnostics

/// What a function is called with.
package struct Arguments: Sendable {
  /// How the arguments are written.
  package enum Style: Hashable, Sendable {
    /// `f(a, b)`.
    case parenthesised
    /// `f"text"`.
    case string
    /// `f{a, b}`.
    case table
  }

  /// The arguments; exactly one unless they are parenthesised.
  package let values: [Expression]
  /// How they are written.
  package let style: Style
  /// Their range in the source, the parentheses included.
  package let range: SourceRange

  /// Makes arguments over `range`.
  package init(values: [Expression], style: Style, range: SourceRange) {
    self.values = values
    self.style = style
    self.range = range
  }
}

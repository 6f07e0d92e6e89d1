/// Something in a scene that could not be laid out as written and was fixed.
package struct LayoutProblem: Hashable, Sendable {
  /// What kind of thing was wrong.
  package let kind: Kind
  /// One phrase: the rule, the value seen and what was used instead.
  package let message: String
  /// The line of the scene script, from 1, where it is known.
  package let line: Int?

  /// The kinds of problems.
  package enum Kind: String, Sendable, CaseIterable {
    /// A length was negative, infinite or not a number.
    case invalidSize
    /// A scroll view has no length to show its content in.
    case emptyContainer
    /// Views are nested deeper than the limit.
    case tooDeep
    /// The scene has more views than the limit.
    case tooManyViews
    /// Laying out takes more steps than it may.
    case tooComplex
  }

  /// Makes a problem.
  package init(_ kind: Kind, message: String, line: Int?) {
    self.kind = kind
    self.message = message
    self.line = line
  }
}

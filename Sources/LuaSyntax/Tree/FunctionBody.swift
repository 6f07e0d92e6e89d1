package import MothDiagnostics

/// A function's parameters and block, whichever statement or expression it belongs to.
package struct FunctionBody: Sendable {
  /// The named parameters; the `self` of a method is not among them.
  package let parameters: [Name]
  /// The place of `...` among the parameters, if it is there.
  package let varargRange: SourceRange?
  /// Whether the function is written `function a:b()` and so has a hidden parameter `self`.
  package let hasImplicitSelf: Bool
  /// The parameter list with its parentheses.
  package let parametersRange: SourceRange
  /// What the function does.
  package let block: Block
  /// From the word `function` to the word `end`, both included.
  package let range: SourceRange

  /// Whether the function takes further arguments as `...`.
  package var isVararg: Bool { varargRange != nil }

  /// Makes a function over `range`.
  package init(
    parameters: [Name],
    varargRange: SourceRange?,
    hasImplicitSelf: Bool,
    parametersRange: SourceRange,
    block: Block,
    range: SourceRange
  ) {
    self.parameters = parameters
    self.varargRange = varargRange
    self.hasImplicitSelf = hasImplicitSelf
    self.parametersRange = parametersRange
    self.block = block
    self.range = range
  }
}

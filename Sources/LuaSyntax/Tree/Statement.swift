package import MothDiagnostics

/// A statement with its location.
package struct Statement: Sendable {
  /// The forms of a statement (reference manual, 3.3).
  package indirect enum Kind: Sendable {
    /// `local a <const>, b = 1, 2`.
    case local(names: [AttributedName], values: [Expression])
    /// `a, b.c = 1, 2`.
    case assignment(targets: [Expression], values: [Expression])
    /// A call for its effect.
    case call(Expression)
    /// `do end`.
    case `do`(Block)
    /// `while condition do end`.
    case `while`(condition: Expression, body: Block)
    /// `repeat until condition`; the condition sees the locals of the body.
    case `repeat`(body: Block, condition: Expression)
    /// `if a then elseif b then else end`.
    case `if`(clauses: [IfClause], otherwise: Block?)
    /// `for i = start, limit, step do end`.
    case numericFor(
      variable: Name,
      start: Expression,
      limit: Expression,
      step: Expression?,
      body: Block
    )
    /// `for a, b in values do end`.
    case genericFor(variables: [Name], values: [Expression], body: Block)
    /// `function a.b:c() end`.
    case function(FunctionName, FunctionBody)
    /// `local function a() end`; the function sees its own name.
    case localFunction(Name, FunctionBody)
    /// `goto name`.
    case goto(Name)
    /// `::name::`.
    case label(Name)
    /// `return a, b`.
    case `return`([Expression])
    /// `break`.
    case `break`
    /// A lone `;`.
    case empty
  }

  /// What the statement is.
  package let kind: Kind
  /// Its range in the source; the `;` of a `return` is part of it.
  package let range: SourceRange

  /// Makes a statement over `range`.
  package init(kind: Kind, range: SourceRange) {
    self.kind = kind
    self.range = range
  }
}

/// A name that a `local` statement declares, with its attribute.
package struct AttributedName: Hashable, Sendable {
  /// The variable.
  package let name: Name
  /// The word between `<` and `>`: `const`, `close`, or one that Lua refuses.
  package let attribute: Name?

  /// Makes a declared name.
  package init(name: Name, attribute: Name?) {
    self.name = name
    self.attribute = attribute
  }
}

/// A condition of an `if` statement and what it guards.
package struct IfClause: Sendable {
  /// The word `if` or `elseif`.
  package let keywordRange: SourceRange
  /// What is tested.
  package let condition: Expression
  /// What happens when the condition holds and none before it did.
  package let body: Block

  /// Makes a clause.
  package init(keywordRange: SourceRange, condition: Expression, body: Block) {
    self.keywordRange = keywordRange
    self.condition = condition
    self.body = body
  }
}

/// The name in a `function` statement: `a.b:c`.
package struct FunctionName: Hashable, Sendable {
  /// The variable, `a`.
  package let root: NameReference
  /// The fields after dots, `b`.
  package let fields: [Name]
  /// The name after the colon, `c`.
  package let method: Name?
  /// The whole name.
  package let range: SourceRange

  /// Makes a name over `range`.
  package init(root: NameReference, fields: [Name], method: Name?, range: SourceRange) {
    self.root = root
    self.fields = fields
    self.method = method
    self.range = range
  }
}

/// What every name in a chunk stands for, by Lua's rules of scope (reference manual, 3.5).
package struct Resolution: Sendable {
  /// What a name can stand for.
  package enum Variable: Hashable, Sendable {
    /// A local variable of the function that names it.
    case local(LocalDeclaration)
    /// A local variable of a function around the one that names it.
    case upvalue(LocalDeclaration)
    /// A field of `_ENV`; `environment` is the local variable of that name in scope, if any.
    case global(environment: LocalDeclaration?)
    /// The chunk's own `_ENV`, by that name.
    case environment
  }

  /// A name with what it stands for.
  package struct Use: Hashable, Sendable {
    /// The name in the tree.
    package let reference: NameReference
    /// What it stands for.
    package let variable: Variable
    /// Whether the name is assigned to, by `=` or by `function name() end`.
    package let isAssigned: Bool
  }

  /// The local variables in the order in which they are declared.
  package private(set) var declarations: [LocalDeclaration] = []
  /// Every name of the tree that stands for a variable, in the order of the text.
  package private(set) var uses: [Use] = []

  /// The index in `uses` of each reference, by its index.
  private var indices: [Int: Int] = [:]
  /// The indices in `uses` of each local variable, by its index.
  private var indicesByDeclaration: [Int: [Int]] = [:]
  /// The index in `declarations` of each name that declares one.
  private var declared: [Name: Int] = [:]
  /// The declaration that each declaration hides, by their indexes.
  private var hidden: [Int: Int] = [:]

  init() {}

  mutating func add(_ use: Use) {
    indices[use.reference.index] = uses.count
    uses.append(use)
  }

  mutating func add(_ declaration: LocalDeclaration, hiding outer: LocalDeclaration?) {
    declared[declaration.name] = declarations.count
    hidden[declaration.index] = outer?.index
    declarations.append(declaration)
  }

  mutating func sortUses() {
    uses.sort { $0.reference.index < $1.reference.index }
    for (index, use) in uses.enumerated() {
      indices[use.reference.index] = index
      if let declaration = use.variable.declaration {
        indicesByDeclaration[declaration.index, default: []].append(index)
      }
    }
  }
}

extension Resolution {
  /// What `reference`, a name of the same chunk, stands for; nil for one that is not in its tree.
  package subscript(reference: NameReference) -> Variable? {
    indices[reference.index].map { uses[$0].variable }
  }

  /// The local variable that `reference` stands for; nil for a global.
  package func declaration(of reference: NameReference) -> LocalDeclaration? {
    self[reference]?.declaration
  }

  /// The name of the global variable that `expression` is, looked up in the chunk's own `_ENV`.
  package func globalName(_ expression: Expression) -> String? {
    guard case .name(let reference) = expression.kind,
      self[reference] == .global(environment: nil)
    else { return nil }
    return reference.name.text
  }

  /// The uses of the local variable `declaration`, in the order of the text.
  package func uses(of declaration: LocalDeclaration) -> [Use] {
    indicesByDeclaration[declaration.index, default: []].map { uses[$0] }
  }

  /// The local variable that `name`, by its place, declares; nil for a name that declares none.
  package func declaration(at name: Name) -> LocalDeclaration? {
    declared[name].map { declarations[$0] }
  }

  /// The local variable of the same name that is in scope where `declaration` comes into being.
  package func declaration(hiddenBy declaration: LocalDeclaration) -> LocalDeclaration? {
    hidden[declaration.index].map { declarations[$0] }
  }
}

extension Resolution.Variable {
  /// The declaration of a local variable or upvalue.
  package var declaration: LocalDeclaration? {
    switch self {
    case .local(let declaration), .upvalue(let declaration): declaration
    case .global, .environment: nil
    }
  }
}

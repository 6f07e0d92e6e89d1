/// The place where a local variable comes into being.
package struct LocalDeclaration: Hashable, Sendable {
  /// What declares the variable.
  package enum Kind: Hashable, Sendable {
    /// `local a`.
    case local
    /// `local a <const>`.
    case constant
    /// `local a <close>`.
    case toBeClosed
    /// `local function a() end`.
    case localFunction
    /// A named parameter.
    case parameter
    /// The hidden first parameter of `function a:b() end`.
    case implicitSelf
    /// The variable of a numeric `for`, or one of a generic one.
    case loop
  }

  /// The name; for a hidden `self`, its range is that of the method's name.
  package let name: Name
  /// What declares it.
  package let kind: Kind
  /// The number of this declaration in its chunk, in the order of the text, from 0.
  package let index: Int
  /// The number of functions around the declaration; 0 in the main chunk.
  package let functionDepth: Int

  /// Whether Lua refuses to assign to the variable.
  package var isReadOnly: Bool { kind == .constant || kind == .toBeClosed }
}

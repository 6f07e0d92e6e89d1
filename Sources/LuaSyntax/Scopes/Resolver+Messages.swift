import MothDiagnostics

extension Resolver {
  static let tooManyLocals =
    "function must have at most \(FunctionScope.maximumLocals) local variables in scope"
  static let tooManyUpvalues =
    "function must use at most \(FunctionScope.maximumUpvalues) variables of outer functions"
  static let breakOutsideLoop = "'break' must be inside a loop"
  static let varargOutsideVararg = "'...' must be inside a function with '...' as a parameter"
  static let severalToBeClosed = "a 'local' statement must have at most one '<close>' variable"

  static func tooManyValues(_ count: Int, limit: Int) -> String {
    "list must have at most \(limit) values here; got \(count)"
  }

  static func assignmentToConstant(_ declaration: LocalDeclaration) -> String {
    let attribute = declaration.kind == .constant ? "const" : "close"
    return "'\(declaration.name.text)' must not be assigned to;"
      + " it is '<\(attribute)>' since line \(declaration.name.range.start.line)"
  }

  static func unknownAttribute(_ attribute: Name) -> String {
    "attribute must be 'const' or 'close'; got '\(attribute.text)'"
  }

  static func duplicateLabel(_ earlier: Name) -> String {
    "label '\(earlier.text)' is already in scope from line \(earlier.range.start.line)"
  }

  static func noVisibleLabel(_ label: Name) -> String {
    "expected a label '\(label.text)' visible to 'goto'"
  }

  static func jumpIntoScope(of label: Name) -> String {
    "'goto' must not jump over a 'local' to label '\(label.text)'"
      + " at line \(label.range.start.line)"
  }
}

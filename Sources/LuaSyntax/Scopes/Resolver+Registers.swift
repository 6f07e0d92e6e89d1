import MothDiagnostics

extension Resolver {
  /// Checks that `values`, which Lua puts side by side, find room beside the variables in scope
  /// and `base` further values.
  ///
  /// This is what must be refused: Lua also counts the values of expressions around the list, so
  /// that a list within a few values of the limit may still be refused by Lua alone.
  mutating func checkRoom(for values: [Expression], besides base: Int = 0) {
    let taken = function.activeCount - function.constantCount + base
    let limit = max(FunctionScope.maximumRegisters - taken, 0)
    guard values.count > limit, function.activeCount <= FunctionScope.maximumLocals else { return }
    report(Self.tooManyValues(values.count, limit: limit), at: values[limit].range)
  }
}

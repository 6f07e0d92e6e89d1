internal import CMothLua

extension ScriptState {
  /// What one call takes, the same on every machine with pointers of one size.
  package struct CallCost: Equatable, Sendable {
    /// Instructions of Lua's virtual machine.
    package var instructions: Int
    /// Memory that the call takes, in bytes, also what it gives back.
    package var bytes: Int

    init(_ cost: MothCost) {
      instructions = Int(cost.instructions)
      bytes = Int(cost.bytes)
    }

    /// Nothing.
    package init() {
      self.init(MothCost())
    }
  }

  /// Calls an effect's function twice for a sample and measures the second call: the first takes
  /// what is made once.
  package func profile(
    _ function: LuaFunction,
    sample: Int,
    argument: Argument
  ) throws(ScriptFault) -> CallCost {
    _ = try evaluate(function, sample: sample, argument: argument, isCounted: true)
    var cost = MothCost()
    try check(moth_profile_one(state, function.reference, sample, argument.code, &cost))
    return CallCost(cost)
  }
}

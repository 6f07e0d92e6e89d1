internal import CMothLua

extension ScriptState {
  /// Runs a check and returns what it states.
  ///
  /// `labels` are those of the columns that it can name. `p` is what was bound last.
  package func statements(
    of check: CheckDefinition,
    labels: [String],
    facts: [ScriptField]
  ) throws(ScriptFault) -> [CheckStatement] {
    var strings = CStrings()
    defer { strings.free() }
    let names: [UnsafePointer<CChar>] = labels.map { strings.keep($0) }
    guard let prelude = binding.trusted.checks else {
      throw ScriptFault(kind: .internalError, detail: "the checks could not be compiled")
    }
    let status = prelude.withBytes { prelude, length in
      ScriptField.withCFields(facts) { facts in
        names.withUnsafeBufferPointer { names in
          var input = MothCheck(
            prelude: prelude,
            prelude_length: length,
            function: check.function.reference,
            labels: names.baseAddress,
            label_count: UInt32(names.count),
            facts: facts.baseAddress,
            fact_count: UInt32(facts.count)
          )
          return moth_run_check(state, &input)
        }
      }
    }
    try self.check(status)
    let recorded = try exported().table?.sequence ?? []
    let statements = recorded.compactMap(CheckStatement.init)
    guard statements.count == recorded.count else {
      throw ScriptFault(kind: .internalError, detail: "a check's record could not be read")
    }
    return statements
  }
}

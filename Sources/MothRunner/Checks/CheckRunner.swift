package import MothDiagnostics
package import MothEngine
package import MothScript

/// Runs the checks of an effect on an evaluated unit.
///
/// It belongs to the thread of its host.
package struct CheckRunner {
  private let host: PluginHost

  /// Runs checks in the state of a host.
  package init(host: PluginHost) {
    self.host = host
  }

  /// What failed, and what the checks do wrong; a unit without a trace is not checked.
  ///
  /// Checks run in the order of their names. One that fails or is stopped does not keep the others
  /// from running.
  package func diagnostics(
    of source: ScriptSource,
    _ context: UnitContext,
    evaluation: Evaluation
  ) -> [Diagnostic] {
    guard let first = host.effect(source).definition, !first.checks.isEmpty,
      let columns = CheckColumns(context, evaluation: evaluation)
    else { return [] }
    return first.checks.indices.whileWorking(stepsPerElement: 100).flatMap {
      index -> [Diagnostic] in
      // A stop in an earlier check made a new state, and so new functions.
      guard let checks = host.effect(source).definition?.checks, index < checks.count else {
        return []
      }
      do throws(ScriptFault) {
        return try statements(of: checks[index], columns, context: context).compactMap {
          statement in
          CheckVerdict(statement, columns: columns)?.diagnostic(
            of: checks[index].name,
            at: self.location(of: statement, source),
            in: context
          )
        }
      } catch {
        if error.endsState { host.discardState() }
        return [diagnostic(of: error, in: checks[index], columns, context: context)]
      }
    }
  }

  private func statements(
    of check: CheckDefinition,
    _ columns: CheckColumns,
    context: UnitContext
  ) throws(ScriptFault) -> [CheckStatement] {
    let state = try host.state()
    // So that p, the random numbers and what the script has kept of `env` do not depend on what was
    // evaluated last.
    try state.bind(environment: context.environment(of: nil), parameters: context.parameters)
    try state.bind(ScriptInputs())
    return try state.statements(of: check, labels: columns.labels, facts: columns.facts)
  }

  private func location(of statement: CheckStatement, _ source: ScriptSource) -> SourceLocation {
    let source = host.plugin.source(ofChunk: statement.path) ?? source
    return source.location(of: statement.method?.rawValue ?? "expect", onLine: statement.line)
  }

  private func diagnostic(
    of fault: ScriptFault,
    in check: CheckDefinition,
    _ columns: CheckColumns,
    context: UnitContext
  ) -> Diagnostic {
    var located = fault
    if located.line == nil, located.path.isEmpty {
      located.path = context.effect.chunkName
      located.line = check.function.line
    }
    return located.diagnostic(
      in: host.plugin.source(ofChunk: located.path) ?? context.effect,
      parameters: context.parameters.map(\.name),
      labels: columns.labels + CheckField.facts.map(\.name)
    )
    .note("in the check '\(check.name)'")
  }
}

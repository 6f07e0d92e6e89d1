internal import MothDiagnostics
internal import MothScript

/// What became of the parameters that the options give values for.
struct ParameterUse {
  /// What is wrong with the values.
  var problems: [Diagnostic] = []
  /// The names of the effects' parameters.
  var names: [String] = []
  /// Whether there was an effect.
  var hasEffects = false
  /// Whether an effect could not be loaded; it may be the one that has an unknown parameter.
  var hasFailures = false

  mutating func add(_ other: ParameterUse) {
    problems += other.problems
    names += other.names
    hasEffects = hasEffects || other.hasEffects
    hasFailures = hasFailures || other.hasFailures
  }

  /// All that is wrong, parameters that no effect of the run has included.
  func problems(of options: RunOptions) -> [Diagnostic] {
    guard hasEffects, !hasFailures else { return problems }
    return problems
      + options.axes.parameters.filter { !names.contains($0.name) }.map { parameter in
        Diagnostic.error(
          "unknown-parameter",
          name: UnknownName(
            parameter.name,
            noun: "parameter",
            in: names.sorted(),
            hint: "'moth list effects' shows the parameters"
          )
        )
      }
  }
}

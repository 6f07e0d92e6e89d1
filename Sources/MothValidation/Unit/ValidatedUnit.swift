internal import MothGeometry
internal import MothCatalog
package import MothDiagnostics
package import MothEngine
package import MothScript
internal import MothSimulation

/// A unit with the result of evaluating it: what rules look at.
package struct ValidatedUnit {
  /// The unit.
  package let context: UnitContext
  /// The effect as its script defines it.
  package let definition: EffectDefinition
  /// The result of evaluating it.
  package let evaluation: Evaluation
  /// The shape that the effect's first unit had; nil for that unit itself.
  package let firstShape: ChainShape?
  /// Whether it is the effect's first unit, for what is looked at only once.
  package let isFirst: Bool
  /// Evaluates the effect again.
  package let experiment: Experiment
  /// What several rules want to know.
  let facts: UnitFacts

  /// Makes a unit to look at.
  package init(
    context: UnitContext,
    definition: EffectDefinition,
    evaluation: Evaluation,
    firstShape: ChainShape? = nil,
    isFirst: Bool = true,
    experiment: Experiment
  ) {
    self.context = context
    self.definition = definition
    self.evaluation = evaluation
    self.firstShape = firstShape
    self.isFirst = isFirst
    self.experiment = experiment
    facts = UnitFacts(context, evaluation: evaluation)
  }

  /// The location of a transform's call in the script.
  func location(of element: ChainShape.Element, in shape: ChainShape) -> SourceLocation {
    let name = element.transform.name
    let earlier = shape.elements.prefix { $0.columns != element.columns }
      .count { $0.transform.name == name && $0.line == element.line }
    return context.effect.location(ofCall: name, onLine: element.line, occurrence: earlier)
  }

  /// The location of the call of the transform that holds a column.
  package func location(ofColumn column: Int, in trace: Trace) -> SourceLocation {
    location(of: trace.shape.elements[trace.shape.columns[column].element], in: trace.shape)
  }

  /// The location of the first transform that changes in the unit, or else of the first of all; of
  /// the effect if there is none.
  var indexOfFirstMovingElement: SourceLocation {
    guard let trace = evaluation.trace,
      let column = facts.movingColumns.first ?? (trace.shape.columns.isEmpty ? nil : 0)
    else {
      return SourceLocation(path: context.effect.path, range: nil)
    }
    return location(ofColumn: column, in: trace)
  }

  /// What every rule has to say about it, with the fault of a sample that failed.
  package func diagnostics(
    _ settings: ValidationSettings = ValidationSettings()
  ) -> [Diagnostic] {
    failure + findings(settings)
  }

  /// What every rule has to say about it, and what it costs beyond its budgets.
  package func findings(_ settings: ValidationSettings = ValidationSettings()) -> [Diagnostic] {
    Rule.all.whileWorking(stepsPerElement: WorkControl.stepsPerLook).flatMap { rule in
      rule.checkUnit.flatMap { check in settings.configured(rule).map { check(self, $0) } } ?? []
    } + overBudget(settings)
  }

  /// The fault of a sample that failed; it is no rule's, and cannot be suppressed.
  package var failure: [Diagnostic] {
    guard let failure = evaluation.failure else { return [] }
    let spaces = context.layout?.spaceNames ?? []
    var diagnostic = failure.fault.diagnostic(
      in: failure.source ?? context.effect,
      spaces: spaces,
      parameters: context.parameters.map(\.name)
    )
    .at(context.moment(target: failure.target, sample: failure.sample))
    diagnostic.count = failure.count
    if failure.fault.kind == .resultType {
      diagnostic = diagnostic.returning(in: context.effect)
    }
    if failure.endsEffect {
      diagnostic = diagnostic.note("the effect was not run further", at: nil)
    }
    return [diagnostic]
  }
}

/// The first place in a trace where something holds, and how often it does.
struct Occurrence {
  var target: Int
  var column: Int
  var sample: Int
  var value: Double
  var count: Int
}

extension Trace {
  /// The first value of each column for which `test` holds, looking through samples before targets.
  func occurrences(
    inColumns columns: some Sequence<Int>,
    _ test: (_ column: Int, Double) -> Bool
  ) -> [Occurrence] {
    columns.compactMap { column in
      var found: Occurrence?
      for target in targets.indices.whileWorking(stepsPerElement: 100) {
        for (sample, value) in values(target: target, column: column).enumerated()
        where test(column, value) {
          let count = (found?.count ?? 0) + 1
          if let earlier = found, earlier.sample <= sample {
            found?.count = count
          } else {
            found = Occurrence(
              target: target,
              column: column,
              sample: sample,
              value: value,
              count: count
            )
          }
        }
      }
      return found
    }
  }
}

extension ValidatedUnit {
  /// The targets that are fully visible in the first sample of the sweep, and inside the
  /// container of the scroll view around it: where a scroll transition is at its identity.
  func targetsAtRest() -> [Int] {
    guard let layout = context.layout else { return [] }
    return context.targets.indices.filter { target in
      guard context.sampleCount(of: target) > 0, context.sweepSample(of: target, 0) == 0,
        facts.visibleFractions(of: target).first ?? 0 >= 0.99
      else { return false }
      let view = context.targets[target]
      guard let container = view.path.last.map({ layout.scrollViews[$0].container }) else {
        return true
      }
      return view.frame.minY >= container.minY - 0.5 && view.frame.maxY <= container.maxY + 0.5
        && view.frame.minX >= container.minX - 0.5 && view.frame.maxX <= container.maxX + 0.5
    }
  }
}

extension ValidatedUnit {
  /// The largest jump of each column, found once.
  var jumps: [Jump] {
    if let known = facts.jumps { return known }
    let found = findJumps()
    facts.jumps = found
    return found
  }
}

extension TargetView {
  /// Whether there is something to read in it.
  var isLegible: Bool { containsText || marks.contains(.text) }
}

internal import MothDiagnostics
internal import MothScript
internal import MothValidation

/// What a run finds in one effect, gathered unit by unit.
final class EffectRun {
  let planned: PlannedEffect
  /// What was found so far, without the units, which are reported one by one.
  var effect: EffectResult
  /// How many of its units were reported for merging.
  var recordedCount = 0
  private var suppressions: Suppressions
  private var seen = SeenInUnits()
  private var baseline: EffectBaseline?
  private var printed = PrintedText()
  private var scenes = SceneProblems()
  private let printedBytes: Int
  /// Whether the effect was run no further after one of its units.
  private(set) var hasStopped = false

  /// Begins with what the script shows without running, and with the baselines if it has any.
  ///
  /// Of what it prints, so many bytes are kept.
  init(_ planned: PlannedEffect, baseline: EffectBaseline?, printedBytes: Int) {
    self.baseline = baseline
    self.printedBytes = printedBytes
    self.planned = planned
    let source = planned.source
    effect = EffectResult(name: source.name, path: source.path, summary: source.summary)
    suppressions = Suppressions(in: source)
    (effect.findings, effect.suppressed) = suppressions.part(source.findings(planned.settings))
  }

  /// Adds what was printed.
  func add(_ more: PrintedText) { printed.add(more, limitInBytes: printedBytes) }

  /// Adds the outcome of one variant: the unit to report, and whether the effect is run further.
  func take(_ outcome: UnitOutcome) -> (result: UnitResult?, goesOn: Bool) {
    // A worker loads a scene when it first needs it, and so what that printed comes with any unit.
    for printed in outcome.scene.printed(beyond: scenes) { add(printed) }
    scenes.add(outcome.scene)
    add(outcome.printed)
    if let problem = outcome.problem, !problem.isReportedWithPlugin {
      effect.diagnostics.append(problem.diagnostic)
    }
    hasStopped = hasStopped || !outcome.letsEffectGoOn
    guard let unit = outcome.unit else { return (nil, outcome.letsEffectGoOn) }
    var result = unit.result
    let parted = suppressions.part(unit.findings)
    result.diagnostics = unit.failure + parted.kept
    result.suppressed = parted.suppressed
    result.keepFixes(of: effect.findings)
    seen.take(result)
    result.diagnostics += baseline?.take(result) ?? []
    return (result, outcome.letsEffectGoOn)
  }

  /// Adds what is known only when all units are: allowances that nothing needs, where the run was
  /// not narrowed; and drops what units have shown more exactly.
  ///
  /// `isCut` says that not all units were reported.
  func end(isNarrowed: Bool, isCut: Bool) {
    effect.printed = printed.shown(limitInBytes: printedBytes)
    seen.drop(from: &effect)
    effect.findings += suppressions.problems
    effect.findings += suppressions.unused(
      ofRules: planned.settings.rulesThatLook(atUnits: seen.unitCount > 0),
      isNarrowed: isNarrowed || seen.hasFailed || hasStopped || !effect.diagnostics.isEmpty
    )
    let isWhole = effect.diagnostics.isEmpty && !hasStopped && !isCut
    effect.findings += baseline?.finish(isWhole: isWhole) ?? []
  }
}

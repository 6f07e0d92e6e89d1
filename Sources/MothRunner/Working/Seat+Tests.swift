internal import MothDiagnostics
internal import MothScript
internal import MothValidation

extension Seat {
  /// The cases that a test's script states.
  func start(ofTest source: ScriptSource) -> TestStart {
    let key = known?.key(ofStart: source)
    if let key, let start = known?.value(key, as: TestStart.self) { return start }
    let start = TestStart(host.test(source))
    if let key, start.diagnostics.isEmpty { known?.keep(start, for: key) }
    return start
  }

  /// Checks one case of a test on a device, and leaves nothing of it behind.
  func outcome(
    of planned: PlannedCase,
    of effect: ScriptSource,
    from source: ScriptSource
  ) -> TestOutcome {
    let key = known?.key(of: planned, of: effect, from: source)
    if let key, var outcome = known?.value(key, as: TestOutcome.self) {
      outcome.result.isKnown = true
      return outcome
    }
    let outcome = control.stopping(host.stopper) { checked(planned, effect, source) }
    if let key, outcome.isSure, !control.isCut { known?.keep(outcome, for: key) }
    return outcome
  }

  private func checked(
    _ planned: PlannedCase,
    _ effect: ScriptSource,
    _ source: ScriptSource
  ) -> TestOutcome {
    let test = planned.test
    let definition = host.effectAnew(effect).definition
    var result = TestResult(
      name: test.name,
      effect: effect.name,
      device: planned.device,
      reduceMotion: test.reduceMotion
    )
    let runner = TestRunner(host: host, scenes: units.scenes, evaluator: units.evaluator)
    result.diagnostics = runner.diagnostics(
      of: test,
      effect,
      onDevice: planned.device,
      from: source
    )
    _ = host.takePrinted()
    let scene = definition?.scene ?? SceneLibrary.defaultScene
    return TestOutcome(result: result, scene: SceneProblems(units.scenes, of: scene))
  }
}

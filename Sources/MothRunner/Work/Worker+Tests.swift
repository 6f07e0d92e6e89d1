internal import MothDiagnostics
internal import MothScript
internal import MothValidation

extension Worker {
  /// The cases that a test's script states.
  func start(ofTest source: ScriptSource) -> TestStart {
    recalled(known?.key(ofStart: source), isCacheable: \.diagnostics.isEmpty) {
      TestStart(host.test(source))
    }.value
  }

  /// Checks one case of a test on a device, and leaves nothing of it behind.
  func outcome(
    of planned: PlannedCase,
    of effect: ScriptSource,
    from source: ScriptSource
  ) -> TestOutcome {
    let key = known?.key(of: planned, of: effect, from: source)
    var (outcome, isCached) = recalled(key, isCacheable: \.isCacheable) {
      control.stopping(host.stopper) {
        let work = workControl()
        var outcome = work.perform { checked(planned, effect: effect, source: source) }
        if let problem = work.cut?.problem(of: planned.name.variant, limits, in: source) {
          outcome.result.diagnostics = [problem.diagnostic]
        }
        return outcome
      }
    }
    outcome.result.isCached = isCached
    return outcome
  }

  private func checked(
    _ planned: PlannedCase,
    effect: ScriptSource,
    source: ScriptSource
  ) -> TestOutcome {
    let test = planned.test
    let definition = host.freshEffect(effect).definition
    var result = TestResult(
      name: test.name,
      effect: effect.name,
      device: planned.device,
      reduceMotion: test.reduceMotion
    )
    var runner = TestRunner(host: host, scenes: units.scenes, evaluator: units.evaluator)
    result.diagnostics = runner.diagnostics(
      of: test,
      effect,
      onDevice: planned.device,
      from: source
    )
    _ = host.takePrinted()
    let scene = definition?.scene ?? SceneLibrary.defaultScene
    return TestOutcome(
      result: result,
      isReportedWithPlugin: runner.isReportedWithPlugin,
      scene: SceneProblems(units.scenes, of: scene)
    )
  }
}

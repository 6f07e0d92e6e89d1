package import MothDiagnostics
package import MothScript

extension WorkControl.Cut {
  /// What is reported of a unit of an effect, or a case of a test, whose evaluation was cut; nil
  /// for one that nobody wants.
  ///
  /// What steps end would end everywhere, so the effect is run no further; what time ends may not.
  func problem(
    of name: String,
    _ limits: HostLimits,
    in source: ScriptSource
  ) -> PlanProblem? {
    switch self {
    case .unwanted: return nil
    case .time:
      let diagnostic = Diagnostic.error(
        "unit-timeout",
        message: "the unit took longer than \(limits.unitMilliseconds) ms: \(name)",
        at: SourceLocation(path: source.path, range: nil)
      )
      .help("make the effect cheaper, the sweep shorter, or '--timeout' longer")
      return PlanProblem(diagnostic, endsEffect: false)
    case .steps(let kind):
      let location = source.location(ofKey: [kind.key], inCallOnLine: source.definitionLine)
      let diagnostic = Self.tooManySteps(of: kind, limits, name: ": \(name)", at: location)
      return PlanProblem(diagnostic.note("the effect was not run further", at: nil))
    }
  }

  /// What a session answers to a line that was cut; nil for one that somebody stopped.
  package func problem(ofLine limits: HostLimits) -> Diagnostic? {
    switch self {
    case .unwanted: nil
    case .time:
      Diagnostic.error(
        "unit-timeout",
        message: "the line took longer than \(limits.unitMilliseconds) ms",
        at: nil
      )
      .help("make the effect cheaper, the sweep shorter, or raise 'unitMilliseconds' in 'limits'")
    case .steps(let kind): Self.tooManySteps(of: kind, limits, name: "", at: nil)
    }
  }

  private static func tooManySteps(
    of kind: StepKind,
    _ limits: HostLimits,
    name: String,
    at location: SourceLocation?
  ) -> Diagnostic {
    let limit = HostLimit.on(kind)
    let most = limit.map { limits[keyPath: $0.keyPath] } ?? 0
    return Diagnostic.error(
      ScriptFault.Kind.unitTooLarge.explanation.id,
      message: "\(kind.subject) takes more than \(most) \(limit?.unit ?? "steps")\(name)",
      at: location
    )
    .help("\(kind.remedy), or raise '\(limit?.name ?? "")' in 'limits'")
  }
}

extension StepKind {
  /// What takes the steps.
  fileprivate var subject: String {
    switch self {
    case .layout: "laying the scene out"
    case .comparison: "comparing what the checks state"
    case .picture: "looking at what the unit shows"
    }
  }

  /// The key of the effect's definition that leads to it.
  fileprivate var key: String {
    switch self {
    case .layout, .picture: "scene"
    case .comparison: "checks"
    }
  }

  /// How there would be fewer.
  fileprivate var remedy: String {
    switch self {
    case .layout: "use fewer views in the scene, or nest fewer stacks"
    case .comparison: "state less in the checks, or use a shorter sweep"
    case .picture: "use fewer figures in the target"
    }
  }
}

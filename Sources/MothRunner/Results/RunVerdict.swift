internal import MothDiagnostics
internal import MothScript

/// What a run comes to, made up while it goes on.
package struct RunVerdict: Sendable {
  private let evaluates: Bool
  private var hasInternalError = false
  private var ending: RunEnding?
  private var hasProblem = false
  private var hasUnloadedScript = false
  private var hasFinding = false
  /// Whether there was anything to look at.
  package private(set) var hasMatches = false

  /// The verdict on nothing; `evaluates` distinguishes a run from a check.
  package init(evaluates: Bool) {
    self.evaluates = evaluates
  }

  /// Takes what a run reports into account.
  package mutating func take(_ event: RunEvent) {
    switch event {
    case .problems(let problems):
      hasProblem = look(at: problems) || hasProblem
    case .plugin(let plugin):
      hasMatches = hasMatches || (!evaluates && plugin.scriptCount > 0)
    case .effect, .plan, .recorded: break
    case .ended(let ending): self.ending = ending
    case .unit(let unit):
      hasMatches = true
      look(at: unit.diagnostics)
    case .effectEnd(let effect):
      hasUnloadedScript = look(at: effect.diagnostics) || hasUnloadedScript
      look(at: effect.findings)
    case .test(let test):
      hasMatches = true
      look(at: test.diagnostics)
    case .pluginEnd(let problems):
      hasUnloadedScript = look(at: problems) || hasUnloadedScript
    }
  }

  /// Whether one of them is an error.
  @discardableResult
  private mutating func look(at diagnostics: [Diagnostic]) -> Bool {
    let errors = diagnostics.filter { $0.severity == .error }
    let internalID = ScriptFault.Kind.internalError.explanation.id
    hasInternalError = hasInternalError || errors.contains { $0.id == internalID }
    hasFinding = hasFinding || !errors.isEmpty
    return !errors.isEmpty
  }

  /// The exit status: 0 all passed, 1 findings, 2 usage or configuration, 3 a script could not be
  /// loaded, 4 an internal error, 5 nothing matched, 129 hung up, 130 interrupted, 143 terminated.
  package var exitStatus: ExitStatus {
    if let status = ending?.status { return status }
    if hasInternalError { return .internalError }
    if hasProblem { return .usage }
    if hasUnloadedScript { return .notLoaded }
    if hasFinding { return .findings }
    return hasMatches ? .passed : .nothingMatched
  }
}

extension RunEnding {
  /// The status of a process that a signal ended; nil for any other ending.
  package var status: ExitStatus? {
    switch self {
    case .interrupted: .interrupted
    case .terminated: .terminated
    case .hungUp: .hungUp
    case .failures: nil
    }
  }
}

extension RunResult {
  /// What the run comes to.
  package var verdict: RunVerdict {
    var verdict = RunVerdict(evaluates: evaluates)
    replay { verdict.take($0) }
    return verdict
  }

  /// The exit status: 0 all passed, 1 findings, 2 usage or configuration, 3 a script could not be
  /// loaded, 4 an internal error, 5 nothing matched, 130 interrupted, 143 terminated.
  package var exitStatus: ExitStatus { verdict.exitStatus }
}

/// How a command ends.
package enum ExitStatus: Int32, Sendable, CaseIterable {
  case passed = 0
  case findings = 1
  case usage = 2
  case notLoaded = 3
  case internalError = 4
  case nothingMatched = 5
  case hungUp = 129
  case interrupted = 130
  case terminated = 143
}

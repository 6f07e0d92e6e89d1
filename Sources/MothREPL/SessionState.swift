internal import MothDiagnostics
internal import MothEngine
internal import MothGeometry
internal import MothScript

/// What commands change: the plugins, the position, and what was made for it.
///
/// A command that fails leaves it as it was; see `Session.attempt`.
struct SessionState {
  /// What effects are chosen from.
  var plugins: [Plugin] = []
  /// The plugin of the effect, in a Lua state that lines do not touch.
  var workbench: Workbench
  /// The position of the session.
  var position: SessionPosition
  /// What lines see, as bound to their Lua state; nil if the position has changed since.
  var standing: Standing?
  /// The evaluation of the whole sweep; nil if the position has changed since.
  var evaluated: Evaluated?
  /// The evaluation before the last change that could be compared with it.
  var earlier: Evaluated?

  /// A session at a position, without plugins.
  init(position: SessionPosition, workbench: Workbench) {
    self.position = position
    self.workbench = workbench
  }

  /// Forgets what was made for the position as it was.
  mutating func positionChanged() {
    standing = nil
    earlier = evaluated ?? earlier
    evaluated = nil
  }

  /// Forgets every evaluation.
  mutating func forgetEvaluations() { (evaluated, earlier) = (nil, nil) }
}

extension Session {
  /// Does all of the body, or nothing of it to the state.
  func attempt<Result>(
    _ body: () throws(SessionProblem) -> Result
  ) throws(SessionProblem) -> Result {
    let before = state
    do throws(SessionProblem) {
      return try body()
    } catch {
      var problem = error
      // With the source lines of what cannot be used.
      problem.text = problem.text ?? text(of: problem.diagnostics)
      state = before
      // What the lines are bound to may be of the position that is left.
      state.standing = nil
      throw problem
    }
  }
}

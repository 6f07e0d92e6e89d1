internal import CMothLua

extension ScriptState {
  /// Lets the state go on after a limit was reached or a script was interrupted, with what scripts
  /// had made until then; false if they hold more memory than the limit.
  ///
  /// It is for a session with a person. An effect that was stopped in the middle could give other
  /// results afterwards, so its state is thrown away.
  package func resume() -> Bool { moth_resume(state) }

  /// Stops the script that a state runs, from another thread.
  package struct Interrupter: @unchecked Sendable {
    // Only `moth_interrupt` is called, which any thread may.
    private let state: ScriptState

    /// Makes one for a state and keeps that alive.
    package init(_ state: ScriptState) { self.state = state }

    /// Stops the script; nothing if none runs.
    package func interrupt() { moth_interrupt(state.state) }
  }
}

internal import MothEngine

/// What a scroll cost an app that keeps a value of it in state.
package struct StateCost: Equatable, Sendable {
  /// How often the transform of `onScrollGeometryChange` ran.
  package var transformRuns: Int
  /// How often its action ran.
  package var actions: Int
  /// How many assignments the actions made.
  package var writes: Int
  /// The views whose bodies were evaluated for it.
  package var bodies: [Body]

  /// A view that reads the state.
  package struct Body: Equatable, Sendable {
    /// The view's target name; nil for the whole scene.
    package var view: String?
    /// How often its body was evaluated: once for each sample in which the state changed.
    package var evaluations: Int
    /// How many views it has, itself included: what each evaluation makes and compares anew.
    package var viewCount: Int
  }

  /// How many views were made and compared anew in all.
  package var rebuiltViews: Int { bodies.reduce(0) { $0 + $1.evaluations * $1.viewCount } }
}

extension StateCost {
  /// The cost of a run for the views that read its state.
  init(_ trace: StateTrace, readers: [(view: String?, viewCount: Int)]) {
    transformRuns = trace.transformRuns
    actions = trace.actions
    writes = trace.writes
    bodies = readers.map { view, count in
      Body(view: view, evaluations: trace.changedSamples, viewCount: count)
    }
  }
}

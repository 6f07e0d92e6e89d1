package import MothDiagnostics

/// What a scroll cost an app that keeps a value of it in state.
package struct StateCost: Equatable, Sendable, Codable {
  /// How often the transform of `onScrollGeometryChange` ran.
  @Count package var transformRuns: Int
  /// How often its action ran.
  @Count package var actions: Int
  /// How many assignments the actions made.
  @Count package var writes: Int
  /// The views whose bodies were evaluated for it.
  package var bodies: [Body]

  /// Makes a cost.
  package init(transformRuns: Int, actions: Int, writes: Int, bodies: [Body]) {
    self.transformRuns = transformRuns
    self.actions = actions
    self.writes = writes
    self.bodies = bodies
  }

  /// A view that reads the state.
  package struct Body: Equatable, Sendable, Codable {
    /// The view's target name; nil for the whole scene.
    package var view: String?
    /// How often its body was evaluated: once for each sample in which the state changed.
    @Count package var evaluations: Int
    /// How many views it has, itself included: what each evaluation rebuilds and compares.
    @Count package var viewCount: Int

    /// Makes a view's share of the cost.
    package init(view: String?, evaluations: Int, viewCount: Int) {
      self.view = view
      self.evaluations = evaluations
      self.viewCount = viewCount
    }
  }

  /// How many views were rebuilt and compared in all.
  package var rebuiltViews: Int {
    Count.sum(ofProducts: bodies.map { ($0.evaluations, $0.viewCount) })
  }
}

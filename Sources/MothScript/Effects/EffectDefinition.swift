package import MothGeometry
package import MothSimulation

/// An effect as its script defines it.
///
/// The functions belong to the state that ran the script.
package struct EffectDefinition: Sendable {
  /// The name: the file's name.
  package var name: String
  /// The doc comment above `return`.
  package var summary: String
  /// The scene it is made for; nil for the bundled `feed`.
  package var scene: String?
  /// The target view; nil for the scene's only one.
  package var target: String?
  /// The axis along which the scene is scrolled; nil for that of the scroll view around the target.
  package var axis: Axis?
  /// The parameters, sorted by name.
  package var parameters: [Parameter]
  /// What it does: one stage, or several on one view, applied in order.
  package var stages: [Stage]
  /// What must be true of its trace, sorted by name.
  package var checks: [CheckDefinition] = []

  /// What a sweep for it is about: its target, along its own axis or that of its transition; nil
  /// for a state outside of the scroll content, which follows the scene as a whole.
  package var focus: SweepFocus? {
    guard stages.allSatisfy({ $0.scrollState == nil }) else {
      return axis.map { SweepFocus(target: target, axis: $0) }
    }
    return SweepFocus(target: target, axis: axis ?? stages.lazy.compactMap(\.axis).first)
  }

  /// The kinds of effect.
  package enum Stage: Sendable {
    /// `visualEffect`: a function of the view's geometry.
    case visualEffect(LuaFunction)
    /// `scrollTransition`: a function of the phase, blended between edges.
    case scrollTransition(ScrollTransitionDefinition)
    /// `scrollState`: state outside the scroll content, and a function of it.
    case scrollState(ScrollStateDefinition)

    /// The definition of a scroll state; nil for the other kinds.
    package var scrollState: ScrollStateDefinition? {
      if case .scrollState(let state) = self { state } else { nil }
    }

    /// The axis of a transition that has its own.
    var axis: Axis? {
      if case .scrollTransition(let transition) = self { transition.axis } else { nil }
    }

    /// Whether it is a state without an effect.
    package var hasNoChain: Bool { scrollState.map { $0.effect == nil } ?? false }

    /// The function that makes the chain.
    package var function: LuaFunction {
      switch self {
      case .visualEffect(let function): function
      case .scrollTransition(let transition): transition.effect
      case .scrollState(let state): state.effect ?? state.of
      }
    }
  }
}

extension EffectDefinition {
  /// Makes the definition of an effect that does nothing to the only target of `feed`.
  package static let nothing = EffectDefinition(
    name: "",
    summary: "",
    parameters: [],
    stages: []
  )
}

/// A scroll transition as its script defines it.
package struct ScrollTransitionDefinition: Sendable {
  /// The axis; nil for that of the scroll view.
  package var axis: Axis?
  /// The configuration at the top or leading edge.
  package var topLeading: ConfigurationSource
  /// The configuration at the bottom or trailing edge.
  package var bottomTrailing: ConfigurationSource
  /// The closure.
  package var effect: LuaFunction

  /// A configuration, or a function of `env` and `p` that returns one, for Reduce Motion.
  package enum ConfigurationSource: Sendable {
    case fixed(TransitionConfiguration)
    case computed(LuaFunction)
  }
}

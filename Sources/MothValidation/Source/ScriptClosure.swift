internal import LuaSyntax

/// A function of an effect's definition: what SwiftUI would call, and what Moth calls.
struct ScriptClosure {
  /// Where a closure is in the definition.
  enum Kind {
    /// `visualEffect`.
    case visualEffect
    /// `scrollTransition.effect`.
    case transition
    /// `scrollTransition.configuration`, or that of one edge.
    case configuration
    /// `scrollState.of`.
    case stateValue
    /// `scrollState.action`.
    case stateAction
    /// `scrollState.effect`.
    case stateEffect
    /// An entry of `checks`.
    case check
  }

  /// What a parameter stands for.
  enum Role {
    case content, geometry, environment, parameters, phase, scroll, state, oldValue, newValue
    case trace, expectation

    /// The object that it is, by its name in `ScriptWords.fields`; nil for a value of the script.
    var object: String? {
      switch self {
      case .geometry: "geometry"
      case .environment: "env"
      case .parameters: "p"
      case .phase: "phase"
      case .scroll: "scroll"
      case .state: "state"
      case .trace: "trace"
      case .content, .oldValue, .newValue, .expectation: nil
      }
    }
  }

  /// Where it is.
  let kind: Kind
  /// The place of its function among those of the script.
  let function: Int
  /// The number of the definition's stage, from 0.
  let stage: Int
}

extension ScriptClosure.Kind {
  /// The key in the definition's table.
  static func named(_ key: String, in owner: String?) -> Self? {
    switch (owner, key) {
    case (nil, "visualEffect"): .visualEffect
    case ("scrollTransition", "effect"): .transition
    case ("scrollTransition", "configuration"), ("scrollTransition", "topLeading"),
      ("scrollTransition", "bottomTrailing"):
      .configuration
    case ("scrollState", "of"): .stateValue
    case ("scrollState", "action"): .stateAction
    case ("scrollState", "effect"): .stateEffect
    default: nil
    }
  }

  /// What its parameters stand for, in their order.
  var roles: [ScriptClosure.Role] {
    switch self {
    case .visualEffect: [.content, .geometry, .environment, .parameters]
    case .transition: [.content, .phase, .environment, .parameters]
    case .configuration: [.environment, .parameters]
    case .stateValue: [.scroll, .environment, .parameters]
    case .stateAction: [.state, .oldValue, .newValue, .environment, .parameters]
    case .stateEffect: [.content, .state, .environment, .parameters]
    case .check: [.trace, .parameters, .expectation]
    }
  }

  /// Whether it makes a chain.
  var makesChain: Bool { roles.first == .content }

  /// Whether it is called in every frame of a scroll; a transition's closure is called once a
  /// phase, an action only where the value differs, and a check once per unit.
  var runsPerFrame: Bool {
    switch self {
    case .visualEffect, .stateValue, .stateEffect: true
    case .transition, .configuration, .stateAction, .check: false
    }
  }
}

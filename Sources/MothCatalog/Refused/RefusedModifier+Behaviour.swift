extension RefusedModifier {
  /// Modifiers that change behaviour, identity or time.
  static let behaviour = [
    behaviour(
      "hidden",
      does: "takes the view out of sight and of accessibility",
      instead: "opacity(0) hides the drawing; whether the view takes part needs state"
    ),
    behaviour(
      "disabled",
      does: "turns interaction off",
      instead: "put disabled on the view, with state set from onScrollGeometryChange"
    ),
    behaviour(
      "allowsHitTesting",
      does: "turns touches off",
      instead: """
        put allowsHitTesting on the view, with state set from onScrollGeometryChange when it has \
        faded
        """
    ),
    behaviour(
      "onTapGesture",
      does: "listens for taps",
      instead: "put the gesture on the view itself"
    ),
    behaviour(
      "onLongPressGesture",
      does: "listens for presses",
      instead: "put the gesture on the view itself"
    ),
    behaviour(
      "gesture",
      does: "listens for gestures",
      instead: "put the gesture on the view itself"
    ),
    behaviour(
      "animation",
      does: "animates changes of state",
      instead: """
        an effect of the scroll position needs none: it is computed again each frame; for a timed \
        change use scrollTransition with moth.animated
        """
    ),
    behaviour(
      "transition",
      does: "describes how a view comes and goes",
      instead: "scrollTransition describes how a view enters and leaves the visible part"
    ),
    behaviour(
      "contentTransition",
      does: "describes how content changes",
      instead: "put contentTransition on the view itself"
    ),
    behaviour(
      "matchedGeometryEffect",
      does: "ties the layout of two views together",
      instead: "put it on the views; offset and scaleEffect can follow geometry:frame(...)"
    ),
    behaviour(
      "scrollTransition",
      does: "is itself an entry point for effects",
      instead: "give moth.effect a scrollTransition beside visualEffect, or use stages"
    ),
    behaviour(
      "visualEffect",
      does: "is itself an entry point for effects",
      instead: "go on with the chain you have; for a second effect on one view use stages"
    ),
    behaviour("id", does: "gives the view an identity", instead: "put id on the view itself"),
    behaviour("tag", does: "marks the view for selection", instead: "put tag on the view itself"),
    RefusedModifier(
      "accessibility",
      group: .behaviour,
      reason: "it changes what assistive technology gets, and a visual effect only draws",
      instead: "put it on the view itself; an effect must not carry meaning alone",
      isPrefix: true
    ),
    behaviour(
      "onAppear",
      does: "runs code when the view appears",
      instead: "put onAppear on the view; an effect sees entering through scrollTransition"
    ),
    behaviour(
      "onChange",
      does: "runs code when a value changes",
      instead: "put onChange on the view, or use scrollState for what follows the scroll"
    ),
    behaviour(
      "onScrollGeometryChange",
      does: "runs code when the scroll moves",
      instead: "give moth.effect a scrollState instead of visualEffect"
    ),
    behaviour("task", does: "runs code beside the view", instead: "put task on the view itself"),
    behaviour(
      "sensoryFeedback",
      does: "plays haptics",
      instead: "put sensoryFeedback on the view, triggered by state"
    ),
    behaviour(
      "environment",
      does: "hands values down to the view's descendants",
      instead: "put it on the view; an effect reads env and its parameters"
    ),
  ]

  private static func behaviour(
    _ name: String,
    does: String,
    instead: String
  ) -> RefusedModifier {
    RefusedModifier(
      name,
      group: .behaviour,
      reason: "it \(does), and a visual effect only changes how a view is drawn",
      instead: instead
    )
  }
}

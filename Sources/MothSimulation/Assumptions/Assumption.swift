/// What Apple does not document and nobody has measured, with what Moth does instead.
///
/// The numbers that follow from these choices are here, so that one place changes when one of
/// them is settled.
package enum Assumption: String, Sendable, CaseIterable {
  /// How content springs back from beyond an end.
  case bounceSpring = "bounce-spring"
  /// How content is led to the place where it snaps.
  case snappingCurve = "snapping-curve"
  /// How many views the limits of view alignment let pass.
  case alignmentLimits = "alignment-limits"
  /// What an observer's action is called with at the first layout.
  case firstCall = "first-call"
  /// What an interactive transition with the threshold `hidden` shows.
  case hiddenThreshold = "hidden-threshold"
  /// Where the scroll view's coordinate space begins under content margins.
  case scrollSpaceOrigin = "scroll-space-origin"
  /// How large text is.
  case textMeasure = "text-measure"
  /// What scrolling content reports as its safe-area insets.
  case scrolledInsets = "scrolled-insets"
  /// What happens to the scroll position when the layout changes.
  case keptOffset = "kept-offset"
  /// How what a visual effect returns is drawn right to left.
  case mirroredEffects = "mirrored-effects"

  /// What is not known.
  package var question: String {
    switch self {
    case .bounceSpring: "the spring with which content comes back from beyond an end"
    case .snappingCurve: "the motion with which content is led to a page or a view"
    case .alignmentLimits: "how many views 'always' and 'alwaysByFew' let pass"
    case .firstCall: "whether an observer's action runs for the first layout"
    case .hiddenThreshold: "what 'hidden' does in an interactive transition"
    case .scrollSpaceOrigin: "where 'scrollView' begins when the scroll view has content margins"
    case .textMeasure: "how wide and how high a text is"
    case .scrolledInsets: "which safe-area insets a view in scrolling content reports"
    case .mirroredEffects: "whether what a visual effect returns is mirrored right to left"
    case .keptOffset: "where content is after the device turned or the window was resized"
    }
  }

  /// What Moth does.
  package var choice: String {
    switch self {
    case .bounceSpring: "a critically damped spring that decays by 10 per second"
    case .snappingCurve:
      "the deceleration that ends at the place, or the bounce's spring where that decays by more "
        + "than 20 per second"
    case .alignmentLimits: "1 and 3"
    case .firstCall:
      "the value for a geometry of zeros is the old one, and the action runs if the first real one "
        + "differs; a switch adds the call with two equal values that was measured on macOS 26.2"
    case .hiddenThreshold: "both edges' effects together, everywhere"
    case .scrollSpaceOrigin: "inside the margins, where the content rests"
    case .textMeasure: "half an em a character, 1.2 em a line, breaks after any character"
    case .scrolledInsets: "those at rest, and none along the axis that scrolls"
    case .mirroredEffects:
      "as the modifiers of views are: an offset to the right goes to the left, turns are reversed, "
        + "anchors change sides; the traces hold what the effect returned"
    case .keptOffset: "at the same distance from rest, as far as the new extent allows"
    }
  }

  /// The decay per second of the spring at the ends: ScrollMechanics fitted it by eye.
  package static let bounceDecay = 10.0
  /// The fastest decay per second with which content is led to a place: twice the fast rate's.
  package static let maximumSnappingDecay = 20.0
  /// The views that the limit `always` lets pass.
  package static let alwaysLimit = 1
  /// The views that the limit `alwaysByFew` lets pass.
  package static let alwaysByFewLimit = 3
}

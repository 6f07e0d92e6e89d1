extension CheckMethod {
  /// What it does, in one phrase.
  package var summary: String {
    switch self {
    case .clamped: "the column, no less than low and no more than high"
    case .above: "true in the samples with a value above this one"
    case .below: "true in the samples with a value below this one"
    case .is: "true in the samples with this value, give or take 1e-9"
    case .when: "only the samples in which the condition is true; several may follow each other"
    case .at:
      "only the values where the scroll passes this offset, straight between two samples; it must"
        + " be passed in a sample of some view"
    case .near: "every value is this one"
    case .neverAbove: "no value is above the limit"
    case .neverBelow: "no value is below the limit"
    case .between: "no value is below low or above high"
    case .constant: "every value is the view's first one"
    case .constantWhen: "as when(condition):constant(tolerance)"
    case .monotonic:
      "from a sample to the next, an increasing value does not fall where the scroll offset grows,"
        + " and does not rise where the offset falls; a decreasing one the other way round"
    case .continuous: "from a sample to the next, the value changes by no more than the step"
    case .reaches: "some value is this one"
    case .startsAt: "the view's first value is this one"
    case .endsAt: "the view's last value is this one"
    case .changes:
      "the value is another one than in the sample before this often, or from least to most times"
    }
  }
}

/// A field of the trace that checks read, beside the arguments of the chain.
package struct CheckField: Sendable {
  /// The name after `trace.`.
  package let name: String
  /// What it is, in one phrase.
  package let summary: String

  /// What stays the same through a unit: plain values.
  package static let facts = [
    CheckField(name: "count", summary: "how many views have the effect"),
    CheckField(name: "device", summary: "the device's id, such as \"iphone-17\""),
    CheckField(name: "maxScroll", summary: "the greatest scroll offset of the sweep"),
    CheckField(name: "orientation", summary: "\"portrait\" or \"landscape\""),
    CheckField(name: "reduceMotion", summary: "whether Reduce Motion is on"),
    CheckField(name: "sweep", summary: "the sweep's name"),
  ]

  /// What differs from sample to sample, or from view to view: columns.
  package static let columns = [
    CheckField(name: "index", summary: "the view's index among its siblings, from 0"),
    CheckField(name: "scroll", summary: "the scroll offset from rest, in points"),
    CheckField(name: "time", summary: "the time since the sweep began, in seconds"),
  ]

  /// Columns of an effect with a `scrollState`.
  package static let state = [
    CheckField(name: "state.NAME", summary: "a field of the state, 1 and 0 for true and false"),
    CheckField(name: "state.actions", summary: "how often the action has run until then"),
    CheckField(name: "state.writes", summary: "how many assignments it has made until then"),
  ]
}

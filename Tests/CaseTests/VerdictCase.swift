import Testing

/// A case of part B: a reported mistake, and what today's rules say of it and of its fixed
/// version.
struct VerdictCase: Sendable, CustomTestStringConvertible {
  /// What is asked of the rules.
  enum Verdict: Sendable, Equatable {
    /// The bad script is reported by this rule.
    case found(by: String)
    /// The mistake can be written and no rule that is about it says so, for this reason.
    case missed(because: String)
    /// The mistake cannot be written in Moth, for this reason, and there are no scripts.
    case notExpressible(because: String)
  }

  /// The case's number; the scripts are `NAME-bad` and `NAME-good`.
  let name: String
  /// What is asked of the rules.
  let verdict: Verdict
  /// The sweep that makes the mistake real, and the folder of the scripts.
  var sweep = "linear"
  /// The ids of the warnings that the fixed version is given nevertheless, sorted.
  var falseAlarms: [String] = []

  var testDescription: String { name }

  /// The rule that must report the bad script.
  var rule: String? {
    if case .found(let rule) = verdict { rule } else { nil }
  }

  /// Why no rule reports the mistake.
  var reason: String? {
    switch verdict {
    case .found: nil
    case .missed(let reason), .notExpressible(let reason): reason
    }
  }

  /// Whether there are scripts.
  var isExpressible: Bool {
    if case .notExpressible = verdict { false } else { true }
  }

  private static func found(
    _ name: String,
    _ rule: String,
    sweep: String = "linear",
    falseAlarms: [String] = []
  ) -> VerdictCase {
    VerdictCase(
      name: name,
      verdict: .found(by: rule),
      sweep: sweep,
      falseAlarms: falseAlarms
    )
  }

  private static func missed(
    _ name: String,
    _ reason: String,
    falseAlarms: [String] = []
  ) -> VerdictCase {
    VerdictCase(name: name, verdict: .missed(because: reason), falseAlarms: falseAlarms)
  }

  private static func notExpressible(_ name: String, _ reason: String) -> VerdictCase {
    VerdictCase(name: name, verdict: .notExpressible(because: reason))
  }

  /// All cases of part B in their order, and the seed's.
  static let all = [
    found("B01", "geometry-feedback"),
    found("B02", "geometry-feedback"),
    found("B04", "bistable-layout"),
    // How to fix it that bistable-layout names; the collapse moves the offset within the frame.
    found("B05", "bistable-layout", falseAlarms: ["geometry-feedback"]),
    found("B07", "writes-during-overscroll"),
    found("B08", "writes-during-overscroll"),
    found("B10", "value-out-of-range"),
    found("B11", "value-not-finite"),
    found("B12", "value-not-finite"),
    found("B14", "range-not-reached"),
    found("B15", "path-dependent-effect", sweep: "late-content"),
    found("B17", "path-dependent-effect", sweep: "rotation"),
    found("B18", "path-dependent-effect", sweep: "resize"),
    found("B19", "wrong-scroll-space"),
    found("B21", "never-at-identity"),
    // Held by a state instead of by its own frame: that is the frame by which it is late.
    found("B23", "state-written-every-frame"),
    notExpressible("B24", "rows are put in by the app; no script has a say in when"),
    found("B26", "path-dependent-effect"),
    missed(
      "B27",
      "a negative length from 'layout' becomes 0 and is not reported",
      falseAlarms: ["geometry-feedback"]
    ),
    found("B29", "layout-problem"),
    found("B30", "value-not-finite"),
    found("B32", "safe-area-counted-twice"),
    missed("B33", "no rule measures what is covered beyond the end of a short content"),
    found("B34", "sub-pixel-equality"),
    found("B36", "container-assumed-screen"),
    found("B37", "overlap"),
    found("B39", "mirrors-wrongly"),
    notExpressible("B40", "no container of Moth's scenes runs backwards, right to left aside"),
    found("B42", "hit-target-drifts"),
    missed("B43", "no rule knows which views a platform view draws"),
    notExpressible("B45", "scripts have no actors; Moth calls each on a thread of its choice"),
    found("B47", "jump"),
    found("first-layout", "first-layout-never-fires"),
  ]
}

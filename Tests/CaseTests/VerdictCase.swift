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
    rule: String,
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
    reason: String,
    falseAlarms: [String] = []
  ) -> VerdictCase {
    VerdictCase(name: name, verdict: .missed(because: reason), falseAlarms: falseAlarms)
  }

  private static func notExpressible(_ name: String, reason: String) -> VerdictCase {
    VerdictCase(name: name, verdict: .notExpressible(because: reason))
  }

  /// All cases of part B in their order, and the seed's.
  static let all = [
    found("B01", rule: "geometry-feedback"),
    found("B02", rule: "geometry-feedback"),
    found("B04", rule: "bistable-layout"),
    // How to fix it that bistable-layout names; the collapse moves the offset within the frame.
    found("B05", rule: "bistable-layout", falseAlarms: ["geometry-feedback"]),
    found("B07", rule: "writes-during-overscroll"),
    found("B08", rule: "writes-during-overscroll"),
    found("B10", rule: "value-out-of-range"),
    found("B11", rule: "value-not-finite"),
    found("B12", rule: "value-not-finite"),
    found("B14", rule: "range-not-reached"),
    found("B15", rule: "path-dependent-effect", sweep: "late-content"),
    found("B17", rule: "path-dependent-effect", sweep: "rotation"),
    found("B18", rule: "path-dependent-effect", sweep: "resize"),
    found("B19", rule: "wrong-scroll-space"),
    found("B21", rule: "never-at-identity"),
    // Held by a state instead of by its own frame: that is the frame by which it is late.
    found("B23", rule: "state-written-every-frame"),
    notExpressible("B24", reason: "rows are put in by the app; no script has a say in when"),
    found("B26", rule: "path-dependent-effect"),
    missed(
      "B27",
      reason: "a negative length from 'layout' becomes 0 and is not reported",
      falseAlarms: ["geometry-feedback"]
    ),
    found("B29", rule: "layout-problem"),
    found("B30", rule: "value-not-finite"),
    found("B32", rule: "safe-area-counted-twice"),
    missed("B33", reason: "no rule measures what is covered beyond the end of a short content"),
    found("B34", rule: "sub-pixel-equality"),
    found("B36", rule: "container-assumed-screen"),
    found("B37", rule: "overlap"),
    found("B39", rule: "mirrors-wrongly"),
    notExpressible(
      "B40",
      reason: "no container of Moth's scenes runs backwards, right to left aside"
    ),
    found("B42", rule: "hit-target-drifts"),
    missed("B43", reason: "no rule knows which views a platform view draws"),
    notExpressible(
      "B45",
      reason: "scripts have no actors; Moth calls each on a thread of its choice"
    ),
    found("B47", rule: "jump"),
    found("first-layout", rule: "first-layout-never-fires"),
  ]
}

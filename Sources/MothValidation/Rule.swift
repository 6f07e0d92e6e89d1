package import MothDiagnostics
internal import MothEngine
internal import MothScript

/// Something that Moth finds in an effect, with its explanation and examples.
///
/// A rule is one file in `Rules/` and one line in `Rule.all`.
package struct Rule: Sendable {
  /// What it says of itself; its id is that of its diagnostics.
  package let explanation: Explanation
  /// How much a finding weighs.
  package let severity: Severity
  /// Effects that it reports.
  package let bad: [Example]
  /// Effects that it leaves alone.
  package let good: [Example]
  /// Looks at a script that has not run.
  let checkSource: (@Sendable (ScriptSource) -> [Diagnostic])?
  /// Looks at an evaluated unit.
  let checkUnit: (@Sendable (ValidatedUnit) -> [Diagnostic])?

  /// An effect that shows a rule at work.
  package struct Example: Sendable {
    /// What stands above the effect, one line; may be empty.
    let above: String
    /// The body of the `visualEffect` function.
    let body: String
    /// The line of the body at which a bad example is reported, from 1.
    let line: Int
    /// The device on which it is reported.
    package let device: String

    init(_ body: String, line: Int = 1, above: String = "", device: String = "iphone-17") {
      self.above = above
      self.body = body
      self.line = line
      self.device = device
    }

    /// The whole script.
    package var script: String {
      let indented = body.split(separator: "\n", omittingEmptySubsequences: false)
        .map { "    \($0)" }.joined(separator: "\n")
      return """
        \(above.isEmpty ? "" : above + "\n")return moth.effect {
          api = 1,
          visualEffect = function(content, geometry, env, p)
        \(indented)
          end,
        }

        """
    }

    /// The line of the whole script at which a bad example is reported.
    package var scriptLine: Int { line + (above.isEmpty ? 3 : 4) }
  }

  init(
    _ explanation: Explanation,
    severity: Severity,
    bad: [Example],
    good: [Example],
    source: (@Sendable (ScriptSource) -> [Diagnostic])? = nil,
    unit: (@Sendable (ValidatedUnit) -> [Diagnostic])? = nil
  ) {
    self.explanation = explanation
    self.severity = severity
    self.bad = bad
    self.good = good
    checkSource = source
    checkUnit = unit
  }

  /// The id.
  package var id: String { explanation.id }

  /// The rule with an id; nil for any other id.
  package static func withID(_ id: String) -> Rule? { all.first { $0.id == id } }

  /// A finding of a rule, with the rule's reason if it has none of its own.
  static func finding(
    _ explanation: Explanation,
    _ severity: Severity,
    _ message: String,
    at place: SourcePlace?,
    reason: String? = nil
  ) -> Diagnostic {
    Diagnostic(id: explanation.id, severity: severity, message: message, place: place)
      .reason(reason ?? explanation.reason)
  }
}

package import MothDiagnostics

/// What `moth explain` says about suppressions themselves.
package enum SuppressionExplanations {
  private static let form = "-- moth: allow jump, the pop is the point"

  /// All of them.
  package static let all: [Explanation] = [
    Explanation(
      id: "wrong-suppression",
      summary: "a comment that begins with 'moth:' does not say what it allows",
      reason: "It would silently allow nothing.",
      help: "Write the rule and the reason:\n\n\(form)"
    ),
    Explanation(
      id: "suppression-without-reason",
      summary: "a suppression gives no reason",
      reason: "Who reads the script next must see why the rule does not apply here.",
      help: "Write the reason after a comma:\n\n\(form)"
    ),
    Explanation(
      id: "unused-suppression",
      summary: "a suppression allows what was not found",
      reason:
        "It would hide the fault when it comes back. It is reported only of rules that looked; "
        + "as a note where devices or settings were left out of the run.",
      help: "Remove it, or move it to the line that it is for."
    ),
  ]
}

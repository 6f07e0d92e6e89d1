package import MothDiagnostics

/// What `moth explain` says of baselines.
package enum BaselineExplanations {
  /// All of them.
  package static let all = [
    Explanation(
      id: "baseline-differs",
      summary: "a unit is not as its baseline says",
      reason:
        "A baseline is what an effect did when somebody last looked. A value that moved by more "
        + "than the tolerance of what it counts, another chain, another number of samples or "
        + "of actions is a change that no rule need know to be wrong.",
      help: "Fix the effect. If the change is meant, rewrite the baseline with "
        + "'--update-baselines changed', read its difference, and commit it: docs/BASELINES.md."
    ),
    Explanation(
      id: "baseline-missing",
      summary: "a unit of a plugin with baselines has none",
      reason: "What is not stored cannot be compared. In a pipeline, where CI is set in the "
        + "environment, this is an error, so that a file that was not committed is noticed.",
      help: "Write it with '--update-baselines missing' on your machine, read it, and commit it."
    ),
    Explanation(
      id: "baseline-stale",
      summary: "a baseline is of a unit, or an effect, that does not exist",
      reason: "It is compared with nothing, and looks as if something were still watched.",
      help: "'--update-baselines changed' on a run that is not narrowed removes it."
    ),
    Explanation(
      id: "baseline-written",
      summary: "baselines were written, as asked for",
      reason: "A file that is committed has changed.",
      help: "Read the difference before you commit it."
    ),
    Explanation(
      id: "baseline-not-written",
      summary: "baselines could not be written to their file",
      reason:
        "A file is written beside it and takes its place when it is whole, so the one that was "
        + "there before is still as it was.",
      help: "Allow writing in the plugin's folder, or free the disk."
    ),
    Explanation(
      id: "wrong-baseline",
      summary: "a baseline file is not of the right form",
      reason: "Nothing of it is compared: half a file would let half of the changes pass.",
      help: "Take the committed file again; after a merge take either side and rewrite it with "
        + "'--update-baselines all'. The form is in docs/BASELINES.md."
    ),
  ]
}

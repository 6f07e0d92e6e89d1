internal import MothDiagnostics

/// What `moth explain` says of sessions.
enum SessionExplanations {
  /// All of them.
  static let all = [
    Explanation(
      id: "session-too-long",
      summary: "the lines given to a session are too many or too long",
      reason: "Lines from a pipe may have no end, so a session takes a limited number of them.",
      help: "Put what is long into a .lua file, and name that."
    ),
    Explanation(
      id: "history-refused",
      summary: "the file for typed lines is not one that can be read",
      reason: "A device, a pipe or a folder is no file of lines: reading it may never end.",
      help: "Name a file with MOTH_HISTORY, or switch the history off with an empty one."
    ),
  ]
}

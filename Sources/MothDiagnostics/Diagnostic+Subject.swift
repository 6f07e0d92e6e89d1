extension Diagnostic {
  /// The first thing in quotes in the message, which is what the message speaks of; nil if there
  /// is none.
  ///
  /// Numbers in a message differ from unit to unit; its subject does not.
  package var subject: Substring? {
    let quoted = message.split(separator: "'", omittingEmptySubsequences: false)
    return quoted.count > 1 ? quoted[1] : nil
  }
}

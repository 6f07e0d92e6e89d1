/// What `moth explain` and the documentation say about one diagnostic id.
public struct Explanation: Hashable, Sendable {
  /// The diagnostic's id.
  public var id: String
  /// What it reports, in one phrase.
  public var summary: String
  /// Why it matters and how it is decided.
  public var reason: String
  /// How to fix it.
  public var help: String

  /// Makes an explanation.
  public init(id: String, summary: String, reason: String, help: String) {
    self.id = id
    self.summary = summary
    self.reason = reason
    self.help = help
  }
}

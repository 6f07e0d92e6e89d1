/// One finding about a script, a scene or a configuration, as a value.
///
/// A diagnostic is data: tools collect, sort, count and store diagnostics, and a renderer or
/// a reporter turns them into text.
public struct Diagnostic: Hashable, Sendable, Codable {
  /// The kind of finding, kebab-case, such as `chain-shape-changes`; never reused.
  public var id: String
  /// How grave it is.
  public var severity: Severity
  /// One phrase, in lower case and without a full stop, with the thing in quotes.
  public var message: String
  /// Where in the source; nil when no file is to blame.
  public var location: SourceLocation?
  /// Where in the sweep; nil for a static finding.
  public var moment: Moment?
  /// Reasons, fixes and related locations, in the order in which they are shown.
  public var notes: [Note]
  /// The fixes that a tool can apply.
  public var fixIts: [FixIt]
  /// How many findings this one stands for, from 1; the first of them is shown.
  @Count public var count: Int

  /// Makes a diagnostic.
  public init(
    id: String,
    severity: Severity,
    message: String,
    location: SourceLocation? = nil,
    moment: Moment? = nil,
    notes: [Note] = [],
    fixIts: [FixIt] = [],
    count: Int = 1
  ) {
    self.id = id
    self.severity = severity
    self.message = message
    self.location = location
    self.moment = moment
    self.notes = notes
    self.fixIts = fixIts
    self.count = count
  }
}

extension Diagnostic {
  /// Makes an error.
  public static func error(
    _ id: String,
    _ message: String,
    at place: SourcePlace? = nil
  ) -> Diagnostic {
    Diagnostic(id: id, severity: .error, message: message, place: place)
  }

  /// Makes a warning.
  public static func warning(
    _ id: String,
    _ message: String,
    at place: SourcePlace? = nil
  ) -> Diagnostic {
    Diagnostic(id: id, severity: .warning, message: message, place: place)
  }

  /// Returns the diagnostic with a sentence on why it matters.
  public func reason(_ text: String, at place: SourcePlace? = nil) -> Diagnostic {
    adding(Note(kind: .reason, text: text, place: place))
  }

  /// Returns the diagnostic with a way out.
  public func help(_ text: String, at place: SourcePlace? = nil) -> Diagnostic {
    adding(Note(kind: .help, text: text, place: place))
  }

  /// Returns the diagnostic with a remark, which may point to a second place.
  public func note(_ text: String, at place: SourcePlace? = nil) -> Diagnostic {
    adding(Note(kind: .note, text: text, place: place))
  }

  /// Returns the diagnostic with its place in the source.
  public func at(_ place: SourcePlace?) -> Diagnostic {
    var copy = self
    copy.place = place
    return copy
  }

  /// Returns the diagnostic with its place in the sweep.
  public func at(_ moment: Moment) -> Diagnostic {
    var copy = self
    copy.moment = moment
    return copy
  }

  /// Returns the diagnostic with one more fix-it.
  public func fixIt(
    _ description: String,
    safety: FixIt.Safety,
    edits: [TextEdit]
  ) -> Diagnostic {
    var copy = self
    copy.fixIts.append(FixIt(description: description, edits: edits, safety: safety))
    return copy
  }

  private func adding(_ note: Note) -> Diagnostic {
    var copy = self
    copy.notes.append(note)
    return copy
  }
}

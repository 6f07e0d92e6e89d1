extension Diagnostic {
  /// Makes an error.
  public static func error(
    _ id: String,
    message: String,
    at location: SourceLocation? = nil
  ) -> Diagnostic {
    Diagnostic(id: id, severity: .error, message: message, location: location)
  }

  /// Makes a warning.
  public static func warning(
    _ id: String,
    message: String,
    at location: SourceLocation? = nil
  ) -> Diagnostic {
    Diagnostic(id: id, severity: .warning, message: message, location: location)
  }

  /// Returns the diagnostic with a sentence on why it matters.
  public func reason(_ text: String, at location: SourceLocation? = nil) -> Diagnostic {
    adding(Note(kind: .reason, text: text, location: location))
  }

  /// Returns the diagnostic with a fix.
  public func help(_ text: String, at location: SourceLocation? = nil) -> Diagnostic {
    adding(Note(kind: .help, text: text, location: location))
  }

  /// Returns the diagnostic with a remark, which may point to a second place.
  public func note(_ text: String, at location: SourceLocation? = nil) -> Diagnostic {
    adding(Note(kind: .note, text: text, location: location))
  }

  /// Returns the diagnostic with its location in the source.
  public func at(_ location: SourceLocation?) -> Diagnostic {
    var copy = self
    copy.location = location
    return copy
  }

  /// Returns the diagnostic with its moment in the sweep.
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

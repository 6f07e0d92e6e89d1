import MothDiagnostics

/// Swift Testing has a type of this name too.
typealias SourceLocation = MothDiagnostics.SourceLocation

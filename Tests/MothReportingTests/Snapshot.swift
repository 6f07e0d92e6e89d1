import MothTestSupport
import Testing

/// Compares a text with the file of this name in `Fixtures`.
func expectSnapshot(
  _ text: String,
  name: String,
  sourceLocation: Testing.SourceLocation = #_sourceLocation
) throws {
  try expectSnapshot(
    text,
    at: "Tests/MothReportingTests/Fixtures/\(name)",
    sourceLocation: sourceLocation
  )
}

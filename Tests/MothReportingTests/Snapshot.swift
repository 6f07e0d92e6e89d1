import Foundation
import Testing

/// Compares a text with the file of this name in `Fixtures`.
///
/// A missing file fails. With `UPDATE_SNAPSHOTS=1` in the environment the file is written instead;
/// read the diff before committing it.
func expectSnapshot(
  _ text: String,
  _ name: String,
  sourceLocation: Testing.SourceLocation = #_sourceLocation
) throws {
  let file = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Fixtures").appending(path: name)
  if ProcessInfo.processInfo.environment["UPDATE_SNAPSHOTS"] == "1" {
    try Data(text.utf8).write(to: file)
    return
  }
  let expected = String(decoding: try Data(contentsOf: file), as: UTF8.self)
  #expect(text == expected, sourceLocation: sourceLocation)
}

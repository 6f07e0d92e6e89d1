package import Foundation
package import Testing

/// The files of this repository, as the tests read them.
package enum Repository {
  /// The root's path, without a slash at its end.
  package static let path = root.path

  /// The root.
  package static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The paths below a folder with one of these endings, relative to the root and sorted.
  package static func files(in folder: String, _ endings: String...) throws -> [String] {
    let walk = try #require(FileManager.default.enumerator(atPath: "\(path)/\(folder)"))
    return walk.compactMap { $0 as? String }
      .filter { path in endings.contains { path.hasSuffix("." + $0) } }
      .map { "\(folder)/\($0)" }
      .sorted()
  }

  /// The contents of a file, by its path from the root.
  package static func text(_ path: String) throws -> String {
    String(decoding: try Data(contentsOf: root.appending(path: path)), as: UTF8.self)
  }

  /// The lines of a file, by its path from the root.
  package static func lines(_ path: String) throws -> [String] {
    try text(path).split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// The names of the files in one folder, without their ending, sorted.
  package static func names(in folder: String, _ ending: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: "\(path)/\(folder)")
      .filter { $0.hasSuffix("." + ending) }
      .map { String($0.dropLast(ending.count + 1)) }
      .sorted()
  }
}

/// Compares a text with a file of the repository, by its path from the root.
///
/// A missing file fails. With `UPDATE_SNAPSHOTS=1` in the environment the file is written instead;
/// read the diff before committing it.
package func expectSnapshot(
  _ text: String,
  at path: String,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  if ProcessInfo.processInfo.environment["UPDATE_SNAPSHOTS"] == "1" {
    try Data(text.utf8).write(to: Repository.root.appending(path: path))
    return
  }
  #expect(try text == Repository.text(path), sourceLocation: sourceLocation)
}

import Foundation
import Testing

/// The files of this repository, as the tests of its style read them.
enum Repository {
  static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The paths below a folder with one of these endings, relative to the root and sorted.
  static func files(in folder: String, _ endings: String...) throws -> [String] {
    let base = root.appending(path: folder)
    let walk = try #require(FileManager.default.enumerator(atPath: base.path))
    return walk.compactMap { $0 as? String }
      .filter { path in endings.contains { path.hasSuffix("." + $0) } }
      .map { "\(folder)/\($0)" }
      .sorted()
  }

  static func text(_ path: String) throws -> String {
    String(decoding: try Data(contentsOf: root.appending(path: path)), as: UTF8.self)
  }

  static func lines(_ path: String) throws -> [String] {
    try text(path).split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// The names of the files in one folder, without their ending, sorted.
  static func names(in folder: String, _ ending: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: root.appending(path: folder).path)
      .filter { $0.hasSuffix("." + ending) }
      .map { String($0.dropLast(ending.count + 1)) }
      .sorted()
  }
}

package import Foundation

/// A folder that a test writes into, which goes away with this object.
package final class TemporaryFolder: Sendable {
  /// The absolute path, without a slash at its end.
  package let path: String

  /// Makes the folder, and files by their paths below it.
  package convenience init(_ files: [String: String] = [:]) throws {
    try self.init(named: UUID().uuidString, files)
  }

  /// Makes the folder that `path(named:)` leads to, empty but for these files.
  package init(named name: String, _ files: [String: String] = [:]) throws {
    path = Self.path(named: name)
    try? FileManager.default.removeItem(atPath: path)
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    for (name, text) in files { try write(text, to: name) }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// The path of a folder that another process may look for by its name.
  package static func path(named name: String) -> String {
    FileManager.default.temporaryDirectory.path + "/moth-tests-\(name)"
  }

  /// The path of a file or folder below this one.
  package func path(_ name: String) -> String { "\(path)/\(name)" }

  /// The URL of a file or folder below this one.
  package func url(_ name: String) -> URL { URL(filePath: path(name)) }

  /// Writes a text into a file below the folder, whether or not it exists.
  package func write(_ text: String, to name: String) throws {
    try write(Data(text.utf8), to: name)
  }

  /// Writes bytes into a file below the folder, whether or not it exists.
  package func write(_ data: Data, to name: String) throws {
    let file = url(name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try data.write(to: file)
  }

  /// The contents of a file below the folder.
  package func text(of name: String) throws -> String {
    try String(contentsOf: url(name), encoding: .utf8)
  }

  /// The names of all files in the folder, sorted.
  package func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: path).sorted()
  }

  /// A text without the folder's path.
  package func short(_ text: String) -> String { text.replacing(path + "/", with: "") }
}

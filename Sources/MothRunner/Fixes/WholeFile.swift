internal import Foundation

/// A text file that is replaced whole or not at all.
enum WholeFile {
  /// Why a file cannot be written or removed.
  struct Problem: Error {
    /// What is in the way.
    var reason: String
  }

  /// Whether anything is at a path, be it a link that leads nowhere.
  static func isThere(_ path: String) -> Bool {
    (try? FileManager.default.attributesOfItem(atPath: path)) != nil
  }

  /// Puts a text at a path; missing folders are made, permissions are kept, and a link is followed.
  static func write(_ text: String, to path: String) throws(Problem) {
    let file = URL(fileURLWithPath: path).resolvingSymlinksInPath()
    let manager = FileManager.default
    let permissions = permissions(of: file)
    guard permissions.map({ $0 & ownerMayWrite != 0 }) ?? true else {
      throw Problem(reason: "it is read-only")
    }
    do {
      try manager.createDirectory(
        at: file.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
    } catch {
      throw Problem(reason: "its folder cannot be made")
    }
    do {
      try Data(text.utf8).write(to: file, options: .atomic)
      if let permissions {
        let attributes = [FileAttributeKey.posixPermissions: NSNumber(value: permissions)]
        try manager.setAttributes(attributes, ofItemAtPath: file.path)
      }
    } catch {
      throw Problem(reason: "it cannot be written")
    }
  }

  /// Removes a file.
  static func remove(_ path: String) throws(Problem) {
    do {
      try FileManager.default.removeItem(atPath: path)
    } catch {
      throw Problem(reason: "it cannot be removed")
    }
  }

  private static let ownerMayWrite = 0o200

  private static func permissions(of file: URL) -> Int? {
    let attributes = try? FileManager.default.attributesOfItem(atPath: file.path)
    return (attributes?[.posixPermissions] as? NSNumber)?.intValue
  }
}

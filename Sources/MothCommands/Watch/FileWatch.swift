internal import Foundation
internal import MothRunner

/// Sees when one of the files of a run is saved.
struct FileWatch {
  private let paths: [String]
  private var state: [String: String]

  /// Looks at folders with all that is in them, and at files.
  init(_ paths: [String]) {
    self.paths = paths
    state = Self.state(of: paths)
  }

  /// Whether something has changed since the last question, and is no longer being written.
  mutating func hasChanged() -> Bool {
    var now = Self.state(of: paths)
    guard now != state else { return false }
    while true {
      // An editor writes in several steps.
      Thread.sleep(forTimeInterval: Self.rest)
      let next = Self.state(of: paths)
      guard next != now else { break }
      now = next
    }
    state = now
    return true
  }

  /// How long nothing may change until a file counts as written, in seconds.
  private static let rest = 0.05

  /// The size and the time of change of each file.
  private static func state(of paths: [String]) -> [String: String] {
    let manager = FileManager.default
    var state: [String: String] = [:]
    func note(_ path: String) {
      guard let attributes = try? manager.attributesOfItem(atPath: path),
        attributes[.type] as? FileAttributeType != .typeDirectory
      else { return }
      let date = (attributes[.modificationDate] as? Date)?.timeIntervalSinceReferenceDate ?? 0
      let size = (attributes[.size] as? NSNumber)?.intValue ?? 0
      state[path] = "\(size) \(date)"
    }
    for path in paths {
      note(path)
      for name in manager.enumerator(atPath: path).map({ Array($0) }) ?? [] {
        // What an editor keeps beside a file begins with a point.
        guard let name = name as? String, !name.contains("/."), !name.hasPrefix(".") else {
          continue
        }
        note("\(path)/\(name)")
      }
    }
    return state
  }
}

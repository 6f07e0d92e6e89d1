import Foundation

@testable import MothStore

/// A folder of a test's own.
///
/// Its path says the process, so an exit test finds its parent's.
struct Scratch {
  let path: String

  /// The folder of this process, made empty.
  init(_ name: String) throws {
    self.init(name, of: getpid())
    remove()
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  /// The folder that the process which waits for this one has made.
  static func ofParent(_ name: String) -> Scratch { Scratch(name, of: getppid()) }

  private init(_ name: String, of process: Int32) {
    let folder = FileManager.default.temporaryDirectory.path
    path = "\(folder)/moth-store-\(name)-\(process)"
  }

  /// The cache's file in it.
  var file: String { "\(path)/results.sqlite" }

  func cache(_ limits: CacheLimits = CacheLimits(), now: Int = 0) -> ResultCache {
    ResultCache(
      folder: path,
      limits: limits,
      now: Date(timeIntervalSince1970: TimeInterval(now))
    )
  }

  func remove() { try? FileManager.default.removeItem(atPath: path) }
}

extension Digest {
  /// The digest of a number.
  static func of(_ number: Int) -> Digest {
    var digester = Digester()
    digester.add(number)
    return digester.digest()
  }
}

extension Data {
  /// Bytes that only this number has, as many as asked for, of a length of at least 8.
  static func filled(with number: Int, count: Int) -> Data {
    let word = Swift.withUnsafeBytes(of: UInt64(number).littleEndian, [UInt8].init)
    return Data((0..<count).map { word[$0 % 8] })
  }
}

/// Has every file of this process end at a size, as on a disk that is full there; says whether it
/// could be done.
func limitFiles(toBytes size: UInt64) -> Bool {
  signal(SIGXFSZ, SIG_IGN)
  var limit = rlimit(rlim_cur: rlim_t(size), rlim_max: rlim_t(size))
  #if os(Linux)
  return setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit) == 0
  #else
  return setrlimit(RLIMIT_FSIZE, &limit) == 0
  #endif
}

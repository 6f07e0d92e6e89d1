import Foundation
import MothTestSupport

@testable import MothStore

/// A folder of a test's own for a cache.
///
/// Its name holds the process, so an exit test finds its parent's.
struct Scratch {
  let path: String
  /// Removes the folder with the last copy of this value; nil in an exit test.
  private let folder: TemporaryFolder?

  /// The folder of this process, made empty.
  init(_ name: String) throws {
    let folder = try TemporaryFolder(named: "\(name)-\(getpid())")
    path = folder.path
    self.folder = folder
  }

  /// The folder that the process which waits for this one has made.
  static func ofParent(_ name: String) -> Scratch {
    Scratch(path: TemporaryFolder.path(named: "\(name)-\(getppid())"), folder: nil)
  }

  private init(path: String, folder: TemporaryFolder?) {
    self.path = path
    self.folder = folder
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

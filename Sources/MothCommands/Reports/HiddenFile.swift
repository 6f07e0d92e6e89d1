internal import Foundation
internal import MothStore

/// The file beside a report that a run writes to until the report is whole.
///
/// The run holds a lock on it, and a lock ends with its process however that ends. So one that
/// nobody holds was left by a run that was killed, and the next run that writes there removes it.
/// Some folders of the network keep locks for one machine only, so the name says the machine.
struct HiddenFile {
  /// Where it is.
  let path: String
  /// The descriptor that holds the lock, to be closed by the user of this value.
  let descriptor: Int32

  /// Makes a file in a folder, and removes those that were left there.
  ///
  /// Nil if it cannot be made, and then `errno` says why.
  init?(in folder: URL) {
    Self.removeLeft(in: folder)
    while true {
      // The name may not depend on the report's, which may be as long as a name can be.
      let path = folder.appending(path: "\(Self.prefix)\(getpid())-\(UUID().uuidString)").path
      let descriptor = open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
      guard descriptor >= 0 else { return nil }
      if Self.isOurs(descriptor) {
        self.path = path
        self.descriptor = descriptor
        return
      }
      // Another run came before the lock and took the file for one that was left.
      close(descriptor)
    }
  }

  /// What the names on this machine begin with.
  static let prefix: String = {
    var name = [CChar](repeating: 0, count: 256)
    gethostname(&name, name.count - 1)
    // A machine's name may have characters that are not for files.
    var digester = Digester()
    digester.add(name.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)))
    return ".moth-\(digester.digest().text.prefix(8))-"
  }()

  private static func isOurs(_ descriptor: Int32) -> Bool {
    // If there are no locks, no run finds that a file is held by nobody.
    if flock(descriptor, LOCK_EX | LOCK_NB) != 0 { return errno != EWOULDBLOCK }
    var status = stat()
    return fstat(descriptor, &status) == 0 && status.st_nlink > 0
  }

  private static func removeLeft(in folder: URL) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    for name in names where name.hasPrefix(prefix) {
      let path = folder.appending(path: name).path
      // A pipe or a link of that name is not ours.
      let descriptor = open(path, O_RDWR | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
      guard descriptor >= 0 else { continue }
      var status = stat()
      if fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
        flock(descriptor, LOCK_EX | LOCK_NB) == 0
      {
        unlink(path)
      }
      close(descriptor)
    }
  }
}

internal import Foundation
package import MothStore

/// This program, as far as results depend on it.
package enum Engine {
  /// The digest of the file of the running program; another one in each process where it cannot be
  /// read, so that nothing is taken for what this program found.
  package static let program: Digest = {
    guard let path,
      let file = try? Data(contentsOf: URL(fileURLWithPath: path), options: .mappedIfSafe)
    else {
      var digester = Digester()
      digester.add(UUID().uuidString)
      return digester.digest()
    }
    return file.withUnsafeBytes(Digest.init(hashing:))
  }()

  private static var path: String? {
    #if os(Linux)
    // Foundation's main bundle traps where the program's folder cannot be read.
    "/proc/self/exe"
    #else
    Bundle.main.executablePath
    #endif
  }

  /// The digest of the program, the kind of machine and the system.
  ///
  /// The libraries that it is linked to at run time are not in it: a new liblua comes with a new
  /// patch of Lua 5.4, which changes no result but messages.
  static let digest: Digest = {
    var digester = Digester()
    digester.add(program)
    digester.add(ProcessInfo.processInfo.operatingSystemVersionString)
    #if arch(arm64)
    digester.add("arm64")
    #else
    digester.add("x86_64")
    #endif
    return digester.digest()
  }()
}

internal import Foundation
package import MothStore

/// This program, as far as results depend on it.
package enum Engine {
  /// The digest of the running program: its file, the kind of machine and the system.
  ///
  /// The libraries that it is linked to at run time are not in it: a new liblua comes with a new
  /// patch of Lua 5.4, which changes no result but messages.
  package static let digest: Digest = {
    var digester = Digester()
    digester.add(ProcessInfo.processInfo.operatingSystemVersionString)
    #if arch(arm64)
    digester.add("arm64")
    #else
    digester.add("x86_64")
    #endif
    let path = Bundle.main.executablePath ?? CommandLine.arguments[0]
    if let file = try? Data(contentsOf: URL(fileURLWithPath: path), options: .mappedIfSafe) {
      digester.add(file.withUnsafeBytes(Digest.init(hashing:)))
    }
    return digester.digest()
  }()
}

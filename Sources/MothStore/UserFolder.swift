internal import Foundation

/// Where what outlives a run is among the user's files.
///
/// The folders are those of the XDG Base Directory Specification, which has relative paths in its
/// variables ignored.
package enum UserFolder {
  /// The folder of what one would miss, such as typed lines: `$XDG_STATE_HOME/moth`, else
  /// `~/.local/state/moth`; nil without a home.
  package static func state(in environment: [String: String]) -> String? {
    folder(in: environment, "XDG_STATE_HOME", beneathHome: ".local/state")
  }

  /// The folder of what can be made again: `$XDG_CACHE_HOME/moth`, else `~/.cache/moth`, and on
  /// macOS `~/Library/Caches/moth`; nil without a home.
  package static func cache(in environment: [String: String]) -> String? {
    #if os(macOS)
    folder(in: environment, "XDG_CACHE_HOME", beneathHome: "Library/Caches")
    #else
    folder(in: environment, "XDG_CACHE_HOME", beneathHome: ".cache")
    #endif
  }

  /// Makes the folder and those above it, for the user alone, as the specification asks; one that
  /// is there stays as it is.
  package static func make(_ path: String) throws {
    try FileManager.default.createDirectory(
      atPath: path,
      withIntermediateDirectories: true,
      attributes: [.posixPermissions: 0o700]
    )
  }

  private static func folder(
    in environment: [String: String],
    _ variable: String,
    beneathHome path: String
  ) -> String? {
    if let folder = environment[variable], folder.hasPrefix("/") { return "\(folder)/moth" }
    guard let home = environment["HOME"], !home.isEmpty else { return nil }
    return "\(home)/\(path)/moth"
  }
}

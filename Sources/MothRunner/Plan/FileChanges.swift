internal import Foundation
internal import MothDiagnostics
internal import MothScript

/// Files that changed, and what of a run they concern.
package struct FileChanges: Sendable {
  /// Their paths with links followed, which name one file in one way.
  private let paths: Set<[UInt8]>

  /// The files at some paths, which need not be there any longer.
  package init(_ paths: some Sequence<String>) {
    self.paths = Set(paths.map(Self.standard))
  }

  /// Whether one of them is at a path.
  func contain(_ path: String) -> Bool { paths.contains(Self.standard(path)) }

  /// Whether one of them is the configuration, a file that the options name, or what every effect
  /// of a plugin may depend on: its manifest, a module, a scene, a device or a sweep.
  ///
  /// Which of these an effect uses is known only when it runs, so all of them count.
  func concernAllEffects(of plugin: Plugin) -> Bool {
    var shared = (plugin.scenes + plugin.modules).map(\.path)
    if let manifest = plugin.manifestFile?.path { shared.append(manifest) }
    for section in [Manifest.Section.devices, .sweeps] {
      shared += (plugin.manifest.files[section] ?? []).map { "\(plugin.path)/\($0)" }
    }
    return shared.contains(where: contain)
  }

  private static func standard(_ path: String) -> [UInt8] {
    // As bytes: two texts that Swift takes for equal may be two files.
    Array(URL(fileURLWithPath: path).resolvingSymlinksInPath().standardizedFileURL.path.utf8)
  }
}

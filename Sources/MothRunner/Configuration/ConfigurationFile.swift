internal import Foundation
package import MothDiagnostics
internal import MothScript

/// Finds and reads a project's configuration.
package enum ConfigurationFile {
  /// The path of the `moth.json` nearest to a folder, on the way up to the root of its repository,
  /// which has `.git` in it; only of that folder if there is no repository.
  package static func path(from folder: String) -> String? {
    let manager = FileManager.default
    var steps: [URL] = []
    var current = URL(fileURLWithPath: folder).standardizedFileURL
    var hasRoot = false
    while !hasRoot {
      steps.append(current)
      hasRoot = manager.fileExists(atPath: current.appending(path: ".git").path)
      let parent = current.deletingLastPathComponent().standardizedFileURL
      guard parent.path != current.path else { break }
      current = parent
    }
    let looked = hasRoot ? steps : Array(steps.prefix(1))
    for (count, step) in looked.enumerated() {
      let file = step.appending(path: Configuration.fileName).path
      guard manager.fileExists(atPath: file) else { continue }
      let isHere = folder == manager.currentDirectoryPath
      return isHere ? String(repeating: "../", count: count) + Configuration.fileName : file
    }
    return nil
  }

  /// Reads the configuration at a path.
  package static func read(
    _ path: String
  ) -> (configuration: Configuration?, diagnostics: [Diagnostic]) {
    var loader = PluginLoader(paths: [], limits: HostLimits())
    guard let file = loader.file(path) else { return (nil, loader.diagnostics) }
    return Configuration.decode(file)
  }
}

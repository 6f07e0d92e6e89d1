internal import Foundation
internal import MothDiagnostics
internal import MothRunner

/// A small plugin in a folder of the system's for temporary files, which targets run.
struct FuzzedPlugin {
  private let folder = FileManager.default.temporaryDirectory
    .appending(path: "moth-fuzz-\(UUID().uuidString)")

  /// Makes a plugin of one effect with these other files by their paths.
  init(_ files: [String: String], sections: String) {
    write(
      """
      { "name": "p", "version": "1", "api": 1, "summary": "s", "effects": ["e.lua"]\(sections) }
      """,
      path: "plugin.json"
    )
    write(
      """
      return moth.effect { api = 1, visualEffect = function(content, geometry, env)
        return content:offset(geometry:frame("scrollView").minY, env.time):opacity(0.5)
      end }
      """,
      path: "e.lua"
    )
    for (path, text) in files { write(text, path: path) }
  }

  private func write(_ text: String, path: String) {
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try? Data(text.utf8).write(to: folder.appending(path: path))
  }

  func remove() { try? FileManager.default.removeItem(at: folder) }

  /// The options of a run of it on some devices, without Reduce Motion.
  func options(_ devices: [String]) -> RunOptions {
    var options = RunOptions(paths: [folder.path])
    options.axes.devices = devices
    options.axes.reduceMotion = [false]
    return options
  }
}

internal import Foundation
internal import MothDiagnostics
internal import MothScript

/// Where the baselines of a plugin are, and whether it has any.
///
/// A plugin with a folder has them in `baselines/EFFECT.txt`, a single script beside it as
/// `EFFECT.baseline.txt`.
struct BaselineFolder {
  /// The folder's name in a plugin's.
  static let folderName = "baselines"

  private let plugin: Plugin
  /// The folder of a plugin that has one of its own; nil for a single script.
  private let folder: String?

  init(_ plugin: Plugin) {
    self.plugin = plugin
    let slash = plugin.path.hasSuffix("/") ? "" : "/"
    folder = plugin.manifestFile == nil ? nil : plugin.path + slash + Self.folderName
  }

  /// The path of an effect's baselines.
  func path(of effect: ScriptSource) -> String {
    folder.map { "\($0)/\(effect.name).txt" } ?? effect.path.dropLastExtension + ".baseline.txt"
  }

  /// The text of an effect's baselines; empty if it has none.
  func text(of effect: ScriptSource) -> String {
    file(at: path(of: effect)).file?.text ?? ""
  }

  /// A baseline file, which must lie in the plugin, also through links; else why it cannot be read.
  func file(at path: String) -> (file: SourceFile?, problem: Diagnostic?) {
    var loader = PluginLoader(paths: [], limits: HostLimits())
    let root = folder == nil ? nil : plugin.path
    let file = loader.file(path, inside: root, limitInBytes: Self.longestFile)
    return (file, loader.diagnostics.first)
  }

  /// As large as a repository takes a file gladly, in bytes.
  static let longestFile = 64 << 20

  /// Whether the plugin asks for baselines: as its manifest says, or else if there are some.
  func isAsked(for effect: ScriptSource) -> Bool {
    plugin.manifest.baselines
      ?? FileManager.default.fileExists(atPath: folder ?? path(of: effect))
  }

  /// Whether the plugin refuses them.
  var isRefused: Bool { plugin.manifest.baselines == false }

  /// Whether what is there, if anything, is the plugin's own, also through links.
  var isInside: Bool {
    var isFolder: ObjCBool = false
    guard let folder, FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder),
      isFolder.boolValue
    else { return true }
    return OpenedPath.bytes(ofFolder: folder).map {
      RegularFile.contains(plugin.path, realPath: $0)
    } ?? false
  }

  /// The files of effects that the plugin does not have, sorted.
  var orphans: [String] {
    guard let folder, !isRefused, isInside else { return [] }
    let known = Set(plugin.effects.map { path(of: $0) })
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.sorted(by: BaselineFile.isBefore).map { "\(folder)/\($0)" }
      .filter { $0.hasSuffix(".txt") && !known.contains($0) && Self.isBaseline($0) }
  }

  /// Whether a file begins as baselines do; any other is left alone.
  private static func isBaseline(_ path: String) -> Bool {
    let head = Array(BaselineFile.head.utf8)
    return (try? RegularFile(path))?.read(upTo: head.count) == head
  }
}

extension String {
  fileprivate var dropLastExtension: String {
    hasSuffix(".lua") ? String(dropLast(4)) : self
  }
}

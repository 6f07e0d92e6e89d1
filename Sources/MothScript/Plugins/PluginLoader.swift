internal import Foundation
package import MothDiagnostics
package import MothSimulation

/// Finds and reads plugins.
///
/// It runs nothing.
package struct PluginLoader {
  /// The plugins found, in the order of the paths and then of their names.
  package private(set) var plugins: [Plugin] = []
  /// What could not be read.
  package private(set) var diagnostics: [Diagnostic] = []
  private let limits: HostLimits
  /// The files of the plugin that is being read; nil between plugins.
  private var files: PluginFiles?
  /// The bytes of the paths that were read, by their texts.
  private var pathBytes: [String: [UInt8]] = [:]

  /// Reads every plugin at or directly inside `paths`.
  ///
  /// A path is a folder with a `plugin.json`, a folder of such folders, or a single `.lua` file,
  /// which is a plugin of one effect.
  package init(paths: [String], limits: HostLimits) {
    self.limits = limits
    for path in paths { load(path) }
  }

  private mutating func load(_ path: String) {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      report(Self.missingFile(path))
      return
    }
    if !isFolder.boolValue {
      loadSingle(path)
    } else if exists(path, name: Manifest.fileName) {
      loadPlugin(path)
    } else {
      loadFolder(path)
    }
  }

  private mutating func loadFolder(_ path: String) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    let plugins = names.filter { exists(path, name: $0 + "/" + Manifest.fileName) }
    // The order of a folder's listing differs between machines; bytes do not.
    for name in plugins.sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) }) {
      loadPlugin(join(path, name: name))
    }
    if plugins.isEmpty { report(Self.noManifest(path)) }
  }

  private mutating func loadSingle(_ path: String) {
    guard path.hasSuffix(".lua") else {
      report(Self.notAPlugin(path))
      return
    }
    let name = path.split(separator: "/").last.map(String.init) ?? path
    guard let source = script(path, inside: nil, chunkName: name) else { return }
    let manifest = Manifest(
      name: source.name,
      version: "0",
      summary: source.summary,
      author: "",
      license: "",
      files: [.effects: [path]]
    )
    plugins.append(Plugin(manifest: manifest, path: path, effects: [source]))
  }

  private mutating func loadPlugin(_ path: String) {
    guard let file = text(join(path, name: Manifest.fileName), inside: path) else { return }
    let decoded = Manifest.decode(file)
    diagnostics += decoded.diagnostics
    guard let manifest = decoded.manifest else { return }
    let listed = PluginFiles(manifest, file: file, limits: limits)
    if let problem = listed.problem { return report(problem) }
    files = listed
    defer { files = nil }
    var plugin = Plugin(manifest: manifest, path: path)
    plugin.manifestFile = file
    plugin.effects = scripts(.effects, at: path)
    plugin.scenes = scripts(.scenes, at: path)
    plugin.tests = scripts(.tests, at: path)
    plugin.modules = scripts(.modules, at: path)
    plugin.devices = read(.devices, at: path, name: \.id) { $0.device($1, inside: path) }
    plugin.sweeps = read(.sweeps, at: path, name: \.name) { $0.sweep($1, inside: path) }
    if files?.problem == nil { plugins.append(plugin) }
  }

  private mutating func scripts(_ section: Manifest.Section, at path: String) -> [ScriptSource] {
    read(section, at: path, name: \.name) {
      $0.script($1, inside: path, chunkName: $0.files?.current?.path ?? $1)
    }
  }

  /// Reads the files of a section up to one that makes the plugin too large; what has the name of
  /// another is reported and left out.
  private mutating func read<Item>(
    _ section: Manifest.Section,
    at path: String,
    name: (Item) -> String,
    read: (inout PluginLoader, String) -> Item?
  ) -> [Item] {
    var result: [Item] = []
    var names: Set<String> = []
    for entry in files?.entries(of: section) ?? [] where files?.problem == nil {
      files?.current = entry
      guard let item = read(&self, join(path, name: entry.path)) else { continue }
      if names.insert(name(item)).inserted {
        result.append(item)
      } else if let files {
        report(files.duplicateName(name(item)))
      }
    }
    return result
  }

  private mutating func script(
    _ path: String,
    inside folder: String?,
    chunkName: String
  ) -> ScriptSource? {
    text(path, inside: folder).map { ScriptSource(file: $0, chunkName: chunkName) }
  }

  /// Reads a device profile; nil if it cannot be used, which is reported.
  package mutating func device(_ path: String, inside folder: String? = nil) -> Device? {
    guard let file = text(path, inside: folder) else { return nil }
    let decoded = Device.decode(file)
    diagnostics += decoded.diagnostics
    return decoded.device
  }

  /// Reads a sweep; nil if it cannot be used, which is reported.
  package mutating func sweep(_ path: String, inside folder: String? = nil) -> Sweep? {
    guard let file = text(path, inside: folder) else { return nil }
    let decoded = Sweep.decode(file)
    diagnostics += decoded.diagnostics
    return decoded.sweep
  }

  // MARK: - Files

  /// Reads a text file of the user's; nil if it cannot be used, which is noted.
  ///
  /// It may be as long as a script, and lie anywhere, if nothing else is said.
  package mutating func file(
    _ path: String,
    inside folder: String? = nil,
    limitInBytes: Int? = nil
  ) -> SourceFile? {
    text(path, inside: folder, limitInBytes: limitInBytes)
  }

  private mutating func text(
    _ path: String,
    inside folder: String?,
    limitInBytes: Int? = nil
  ) -> SourceFile? {
    do throws(RegularFile.Problem) {
      let file = try RegularFile(path, inside: folder)
      let bytes = try file.contents(limitInBytes: limitInBytes ?? limits.sourceBytes)
      if case .isRefused(let problem) = files?.add(file.realPath, bytes: bytes.count) {
        if let problem { report(problem) }
        return nil
      }
      // Results are distinguished by paths, as texts.
      guard
        pathBytes.updateValue(Array(path.utf8), forKey: path) ?? Array(path.utf8)
          == Array(path.utf8)
      else {
        report(Self.sameLetters(path))
        return nil
      }
      guard let text = String(validating: bytes, as: UTF8.self) else {
        report(Self.notText(path))
        return nil
      }
      return SourceFile(path: path, text: text)
    } catch {
      switch error {
      case .missing:
        report(leaves(folder, path: path) ? Self.outside(path) : Self.missingFile(path))
      case .outside: report(Self.outside(path))
      case .tooLarge(let size):
        report(Self.tooLarge(path, size: size, limit: limitInBytes ?? limits.sourceBytes))
      }
      return nil
    }
  }

  /// Whether the steps of a path lead out of a folder, be there anything or not.
  private func leaves(_ folder: String?, path: String) -> Bool {
    guard let folder else { return false }
    var depth = 0
    for step in path.utf8.dropFirst(folder.utf8.count).split(separator: UInt8(ascii: "/")) {
      depth += step.elementsEqual("..".utf8) ? -1 : step.elementsEqual(".".utf8) ? 0 : 1
      if depth < 0 { return true }
    }
    return false
  }

  private func exists(_ folder: String, name: String) -> Bool {
    FileManager.default.fileExists(atPath: join(folder, name: name))
  }

  private func join(_ folder: String, name: String) -> String {
    folder.hasSuffix("/") ? folder + name : folder + "/" + name
  }

  private mutating func report(_ diagnostic: Diagnostic) {
    diagnostics.append(diagnostic)
  }
}

// MARK: - Messages

extension PluginLoader {
  private static func error(_ id: String, message: String, path: String) -> Diagnostic {
    Diagnostic.error(id, message: message, at: SourceLocation(path: path, range: nil))
  }

  private static func missingFile(_ path: String) -> Diagnostic {
    error("missing-file", message: "there is no file '\(path)' that can be read", path: path)
  }

  private static func noManifest(_ path: String) -> Diagnostic {
    error(
      "missing-manifest",
      message: "'\(path)' has no \(Manifest.fileName), nor has a folder in it",
      path: path
    )
    .help("a single .lua file works without one; 'moth explain missing-manifest' shows one")
  }

  private static func notAPlugin(_ path: String) -> Diagnostic {
    error(
      "missing-manifest",
      message: "'\(path)' is neither a plugin's folder nor a .lua file",
      path: path
    )
  }

  private static func outside(_ path: String) -> Diagnostic {
    error("path-outside-plugin", message: "'\(path)' lies outside its plugin's folder", path: path)
      .reason("a plugin may name only its own files, also through links")
  }

  private static func sameLetters(_ path: String) -> Diagnostic {
    error(
      "duplicate-file",
      message:
        "'\(path)' differs from the path of another file only in how its letters are encoded",
      path: path
    )
    .help("rename one of the two")
  }

  private static func tooLarge(_ path: String, size: Int, limit: Int) -> Diagnostic {
    error(
      "file-too-large",
      message: "'\(path)' must be at most \(limit) bytes; got \(size)",
      path: path
    )
  }

  private static func notText(_ path: String) -> Diagnostic {
    error("not-text", message: "'\(path)' is not text in UTF-8", path: path)
  }
}

internal import MothDiagnostics

/// The files that a manifest names: each is read once, and together they are limited.
struct PluginFiles {
  /// A file as the manifest names it.
  struct Entry {
    let section: Manifest.Section
    /// The path relative to the plugin's folder.
    let path: String
    /// Where the manifest names it.
    let range: SourceRange?
  }

  /// Why the plugin is too large; nil while it is not.
  private(set) var problem: Diagnostic?
  /// The file that is being read.
  var current: Entry?
  private let entries: [Entry]
  private let file: SourceFile
  private let limits: HostLimits
  private var byteCount = 0
  /// The paths by which files were named, by their real paths.
  private var seen: [[UInt8]: String] = [:]
  private var reported: Set<[UInt8]> = []

  /// What comes of a file that was read.
  enum Verdict {
    case isUsed
    /// It is left out, which is reported unless it was before.
    case isRefused(Diagnostic?)
  }

  /// The files of a manifest, which are not looked at if there are too many.
  init(_ manifest: Manifest, file: SourceFile, limits: HostLimits) {
    self.file = file
    self.limits = limits
    entries = Manifest.Section.allCases.flatMap { section in
      let ranges = manifest.ranges[section] ?? []
      return (manifest.files[section] ?? []).enumerated().map { index, path in
        Entry(
          section: section,
          path: path,
          range: ranges.indices.contains(index) ? ranges[index] : nil
        )
      }
    }
    guard entries.count > limits.pluginFiles else { return }
    problem = Diagnostic.error(
      "plugin-too-large",
      message:
        "a plugin must have at most \(limits.pluginFiles) files; this one names \(entries.count)",
      at: SourceLocation(path: file.path, range: entries[limits.pluginFiles].range)
    )
    .help("split the plugin, or set the limit 'pluginFiles'")
  }

  func entries(of section: Manifest.Section) -> [Entry] {
    entries.filter { $0.section == section }
  }

  /// Takes a file that was read.
  mutating func add(_ realPath: [UInt8], bytes: Int) -> Verdict {
    byteCount += bytes
    if byteCount > limits.pluginBytes {
      problem = Diagnostic.error(
        "plugin-too-large",
        message: "the files of a plugin must have at most \(limits.pluginBytes) bytes together",
        at: location
      )
      .reason("the files up to this one have \(byteCount) bytes")
      .help("split the plugin, or set the limit 'pluginBytes'")
      return .isRefused(problem)
    }
    let path = current?.path ?? ""
    guard let first = seen[realPath] else {
      seen[realPath] = path
      return .isUsed
    }
    guard reported.insert(realPath).inserted else { return .isRefused(nil) }
    return .isRefused(
      Diagnostic.error(
        "duplicate-file",
        message: first.utf8.elementsEqual(path.utf8)
          ? "'\(path)' is named twice"
          : "'\(path)' is the file that is named before as '\(first)'",
        at: location
      )
      .help("name it once")
    )
  }

  /// What is said of the current file where another of its section has the same name.
  func duplicateName(_ name: String) -> Diagnostic {
    let kind = (current?.section ?? .effects).rawValue
    return Diagnostic.error(
      "duplicate-name",
      message: "two \(kind) of the plugin have the name '\(name)'",
      at: location
    )
    .reason("results, options and baselines emit the \(kind) of a plugin apart by their names")
    .help("rename one of them")
  }

  private var location: SourceLocation { SourceLocation(path: file.path, range: current?.range) }
}

internal import MothDiagnostics
internal import MothScript
internal import MothSimulation

/// What is wrong with scenes, each thing once: not for each effect, test or device that met it; and
/// what they printed.
struct SceneProblems: Sendable, Codable {
  private var printed: [String: PrintedText] = [:]
  private var loading: [String: [Diagnostic]] = [:]
  private var layout: [OfLayout] = []

  init() {}

  /// The problems that a library has met in loading a scene, and those of some layouts of it.
  init(_ scenes: SceneLibrary, of name: String, layout: [OfLayout] = []) {
    loading = scenes.loadingProblems.filter { $0.key == name && !$0.value.isEmpty }
    printed = scenes.printed.filter { $0.key == name && $0.value != PrintedText() }
    for problem in layout { add(problem) }
  }

  /// Adds others, none twice.
  mutating func add(_ other: SceneProblems) {
    printed.merge(other.printed) { first, _ in first }
    loading.merge(other.loading) { first, _ in first }
    for problem in other.layout { add(problem) }
  }

  private mutating func add(_ problem: OfLayout) {
    guard let index = layout.firstIndex(where: { $0.isSame(as: problem) }) else {
      layout.append(problem)
      return
    }
    layout[index].devices += problem.devices.filter { !layout[index].devices.contains($0) }
  }

  /// What the scenes printed that are not among `others`, by their names.
  func printed(beyond others: SceneProblems) -> [PrintedText] {
    printed.filter { others.printed[$0.key] == nil }.sorted { $0.key < $1.key }.map(\.value)
  }

  /// All of them: those of loading by the scenes' names, then those of layouts as they came.
  var all: [Diagnostic] {
    loading.sorted { $0.key < $1.key }.flatMap(\.value) + layout.map(\.diagnostic)
  }

  /// What is wrong with the layout of a scene on some devices.
  struct OfLayout: Sendable, Codable {
    /// What is wrong on the first of them.
    private let message: String
    private let location: SourceLocation
    fileprivate var devices: [String]

    init(_ problem: LayoutProblem, in source: ScriptSource, on device: String) {
      message = problem.message
      location =
        problem.line.map { source.file.location(ofLine: $0) }
        ?? SourceLocation(path: source.path, range: nil)
      devices = [device]
    }

    /// Whether both break one rule at one place; what was found instead may differ.
    fileprivate func isSame(as other: OfLayout) -> Bool {
      location == other.location && rule == other.rule
    }

    private var rule: Substring { message.prefix { $0 != ";" } }

    fileprivate var diagnostic: Diagnostic {
      let more = devices.count - 1
      let others = more == 0 ? "" : " and \(plural(more, of: "other device"))"
      return Diagnostic.warning(
        "layout-problem",
        message: "\(message) on \(devices.first ?? "")\(others)",
        at: location
      )
    }
  }
}

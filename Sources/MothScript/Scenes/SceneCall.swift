internal import MothDiagnostics
internal import MothGeometry
internal import MothSimulation

/// One call of a scene word: its arguments, the views inside, and where its problems go.
struct SceneCall {
  let word: String
  let line: Int?
  /// The view that a modifier changes.
  let modified: SceneNode?
  /// The options of the call: its last argument, if that is a table and no view.
  let options: ObjectReader<ScriptValue>?
  private let arguments: [StrictReader<ScriptValue>]
  private let range: SourceRange
  private let reader: SceneReader
  private let log: ReadingLog

  init(
    word: String,
    line: Int?,
    arguments: [ScriptValue],
    modified: SceneNode?,
    range: SourceRange,
    reader: SceneReader,
    log: ReadingLog
  ) {
    self.word = word
    self.line = line
    self.modified = modified
    self.range = range
    self.reader = reader
    self.log = log
    self.arguments = arguments.enumerated().map { index, value in
      let name = "argument \(index + 1) of '\(word)'"
      return StrictReader(value, path: word, named: name, log: log)
    }
    options = self.arguments.last.flatMap { ObjectReader(optionsIn: $0) }
  }

  /// A node with the views of the options' sequence inside.
  func node(_ element: any SceneElement) -> SceneNode {
    SceneNode(element, children: options?.elements.compactMap { reader.view($0) } ?? [], line: line)
  }

  /// A node around the modified view.
  func modifier(_ element: any SceneElement, more: SceneNode? = nil) -> SceneNode? {
    modified.map { SceneNode(element, children: [$0] + (more.map { [$0] } ?? []), line: line) }
  }

  // MARK: - Arguments

  /// Reports a problem with the call as a whole.
  func report(_ message: String) { log.report(message, at: range) }

  /// Reports that something that the call needs is not there.
  func reportMissing(_ name: String) {
    log.report("missing \(name) of '\(word)'", id: "missing-key", at: range)
  }

  /// A positional argument from 0; nil if it is not there.
  func argument(_ index: Int) -> StrictReader<ScriptValue>? {
    // The prelude fills the holes of an argument list with a value of this kind.
    guard index < arguments.count, arguments[index].value.lua.table?.kind != "nil" else {
      return nil
    }
    return arguments[index]
  }

  /// A positional argument from 0 that must be there.
  func required(_ index: Int) -> StrictReader<ScriptValue>? {
    let found = argument(index)
    if found == nil { reportMissing("argument \(index + 1)") }
    return found
  }

  /// The option `name`, in points.
  func length(_ name: String) -> Double? { options?[name]?.length() }

  /// The option `alignment`.
  var alignment: Alignment { options?["alignment"]?.alignment() ?? .center }

  /// The view in an option or argument.
  func view(_ value: StrictReader<ScriptValue>?) -> SceneNode? { value.flatMap { reader.view($0) } }

  /// Insets given as a number, or as a table of edges; `fallback` where nothing is given.
  func insets(fallback: Double) -> EdgeInsets? {
    guard let first = argument(0) else { return EdgeInsets(.all, length: fallback) }
    guard options != nil, first.value.number == nil else {
      return first.read(as: "a number of points or a table of edges") { value in
        value.number.flatMap { $0.isFinite ? EdgeInsets(.all, length: $0) : nil }
      }
    }
    let edges = ["top", "leading", "bottom", "trailing"].map { length($0) }
    let horizontal = length("horizontal") ?? 0
    let vertical = length("vertical") ?? 0
    return EdgeInsets(
      top: edges[0] ?? vertical,
      leading: edges[1] ?? horizontal,
      bottom: edges[2] ?? vertical,
      trailing: edges[3] ?? horizontal
    )
  }
}

extension StrictReader<ScriptValue> {
  /// A length, which may be infinite.
  func length() -> Double? {
    read(as: "a number of points") { $0.number.flatMap { $0.isNaN ? nil : $0 } }
  }

  /// An alignment such as `"topLeading"`.
  func alignment() -> Alignment? {
    read(as: "an alignment, such as 'topLeading'") { $0.string.flatMap(Alignment.init) }
  }

  /// Axes by name.
  func axes() -> Axis.Set? {
    choice(of: [
      ("horizontal", .horizontal), ("vertical", .vertical), ("both", [.horizontal, .vertical]),
    ])
  }
}

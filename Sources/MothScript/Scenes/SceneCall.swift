internal import MothDiagnostics
internal import MothGeometry
internal import MothSimulation

/// One call of a scene word: its arguments, the views inside, and where its problems go.
struct SceneCall {
  let word: String
  let line: Int?
  let arguments: [LuaValue]
  /// The view that a modifier changes.
  let modified: SceneNode?
  let reader: SceneReader

  /// The options of the call: its last argument, if that is a table and no view.
  var options: LuaTable? {
    guard let table = arguments.last?.table, table.kind == nil else { return nil }
    return table
  }

  /// A node with the views of the options' sequence inside.
  func node(_ element: any SceneElement, known: [String] = []) -> SceneNode {
    refuseUnknownOptions(known)
    return SceneNode(element, children, line: line)
  }

  /// A node around the modified view.
  func modifier(_ element: any SceneElement, _ more: SceneNode? = nil) -> SceneNode? {
    modified.map { SceneNode(element, [$0] + (more.map { [$0] } ?? []), line: line) }
  }

  private var children: [SceneNode] {
    (options?.sequence ?? []).compactMap { reader.view($0, in: word, line: line) }
  }

  func refuseUnknownOptions(_ known: [String]) {
    for name in options?.fields.map(\.name) ?? [] where !known.contains(name) {
      reader.report("unknown-key", "'\(word)' has no option '\(name)'", line: line, name: name) {
        $0.help(
          Spelling.suggestion(for: name, in: known)
            ?? (known.isEmpty ? "it takes views only" : "it takes \(known.joined(separator: ", "))")
        )
      }
    }
  }

  // MARK: - Arguments

  func wrong(_ value: LuaValue, _ what: String, wanted: String) {
    reader.report(
      "wrong-value",
      "\(what) of '\(word)' must be \(wanted); got \(value.description)",
      line: line,
      name: word
    )
  }

  /// An option as `convert` takes it; nil when it is not there or wrong, which is reported.
  func option<Value>(
    _ name: String,
    _ wanted: String,
    _ convert: (LuaValue) -> Value?
  ) -> Value? {
    guard let value = options?[name] else { return nil }
    if let result = convert(value) { return result }
    wrong(value, "'\(name)'", wanted: wanted)
    return nil
  }

  func length(_ name: String) -> Double? {
    option(name, "a number of points") { $0.double.flatMap { $0.isNaN ? nil : $0 } }
  }

  /// A positional argument from 0; nil when it is not there or wrong, which is reported.
  func argument<Value>(
    _ index: Int,
    _ wanted: String,
    _ convert: (LuaValue) -> Value?
  ) -> Value? {
    guard index < arguments.count, arguments[index] != .nil else { return nil }
    if let result = convert(arguments[index]) { return result }
    wrong(arguments[index], "argument \(index + 1)", wanted: wanted)
    return nil
  }

  /// As `argument`, for one that must be there.
  func required<Value>(
    _ index: Int,
    _ wanted: String,
    _ convert: (LuaValue) -> Value?
  ) -> Value? {
    guard index < arguments.count, arguments[index] != .nil else {
      wrong(.nil, "argument \(index + 1)", wanted: wanted)
      return nil
    }
    return argument(index, wanted, convert)
  }

  var alignment: Alignment {
    option("alignment", "an alignment, as \"topLeading\"") { $0.string.flatMap(Alignment.init) }
      ?? .center
  }

  /// Insets given as a number, or as a table of edges; `fallback` where nothing is given.
  func insets(fallback: Double) -> EdgeInsets? {
    guard let first = arguments.first, first != .nil else {
      return EdgeInsets(.all, fallback)
    }
    if let number = first.double, number.isFinite { return EdgeInsets(.all, number) }
    guard options != nil else {
      wrong(first, "the argument", wanted: "a number of points or a table of edges")
      return nil
    }
    refuseUnknownOptions(["top", "leading", "bottom", "trailing", "horizontal", "vertical"])
    let horizontal = length("horizontal") ?? 0
    let vertical = length("vertical") ?? 0
    return EdgeInsets(
      top: length("top") ?? vertical,
      leading: length("leading") ?? horizontal,
      bottom: length("bottom") ?? vertical,
      trailing: length("trailing") ?? horizontal
    )
  }

  /// Axes by name: "horizontal", "vertical" or "both".
  static func axes(_ value: LuaValue) -> Axis.Set? {
    switch value.string {
    case "horizontal": .horizontal
    case "vertical": .vertical
    case "both": [.horizontal, .vertical]
    default: nil
    }
  }
}

import MothDiagnostics
import MothRunner
import MothTestSupport
import MothValidation

extension TemporaryFolder {
  /// Runs what is at these paths below the folder, on one device without Reduce Motion.
  func run(_ paths: [String] = [""], change: (inout RunOptions) -> Void = { _ in }) -> Reported {
    var options = RunOptions(paths: paths.map { $0.isEmpty ? path : path($0) })
    options.axes.devices = ["mac-window"]
    options.axes.reduceMotion = [false]
    // What the effects look like is not what these tests are about.
    for rule in Rule.all where ![.correctness, .accessibility, .script].contains(rule.topic) {
      options.rules.commandLine.set(.off, of: rule.id)
    }
    change(&options)
    return Reported(Runner.run(options), below: path)
  }

  /// Checks what is at these paths below the folder.
  func check(_ paths: [String] = [""]) -> Reported {
    let options = RunOptions(paths: paths.map { $0.isEmpty ? path : path($0) })
    return Reported(Checker.check(options), below: path)
  }
}

/// How a run ends; Swift Testing has a type of the same name.
typealias Status = MothRunner.ExitStatus

/// A run's result with its diagnostics as short texts.
struct Reported {
  let result: RunResult
  private let root: String

  init(_ result: RunResult, below root: String) {
    self.result = result
    self.root = root + "/"
  }

  var status: Status { result.exitStatus }

  /// Every diagnostic as `path:line:column id: message`, paths below the folder.
  var diagnostics: [String] { result.allDiagnostics.map(text) }

  /// The helps of all diagnostics.
  var helps: [String] {
    result.allDiagnostics.flatMap { $0.notes.filter { $0.kind == .help }.map(\.text) }
  }

  func effect(_ name: String) -> EffectResult? {
    result.plugins.flatMap(\.effects).first { $0.name == name }
  }

  /// Whether an effect was evaluated and has nothing to say.
  func holds(_ name: String) -> Bool {
    guard let effect = effect(name) else { return false }
    return !effect.units.isEmpty && effect.diagnostics.isEmpty && effect.findings.isEmpty
      && effect.units.allSatisfy { $0.diagnostics.isEmpty && !$0.columns.isEmpty }
  }

  private func text(_ diagnostic: Diagnostic) -> String {
    let location = diagnostic.location.map { location in
      let start = location.range.map { ":\($0.start.line):\($0.start.column)" } ?? ""
      return location.path + start + " "
    }
    let weight = diagnostic.severity == .error ? "" : "\(diagnostic.severity.rawValue) "
    return ((location ?? "") + weight + "\(diagnostic.id): \(diagnostic.message)")
      .replacing(root, with: "")
  }
}

/// A manifest with the keys that must be there; `more` goes after them.
func manifest(_ name: String, effects: [String], more: String = "") -> String {
  """
  {
    "name": "\(name)",
    "version": "1.0.0",
    "api": 1,
    "summary": "A plugin of a test.",
    "effects": [\(effects.map { "\"\($0)\"" }.joined(separator: ", "))]\(more)
  }
  """
}

/// A plugin that has nothing wrong, under the name `good`.
let good = [
  "good/plugin.json": manifest("good", effects: ["good.lua"]),
  "good/good.lua": effect("return content:opacity(0.5)"),
]

/// The profile of a device under the id `wall`.
let wall = """
  {
    "id": "wall", "name": "Wall", "platform": "iOS", "osVersion": "26.0",
    "size": {"width": 500, "height": 500}, "scale": 2,
    "safeAreaInsets": {
      "portrait": {"top": 0, "leading": 0, "bottom": 0, "trailing": 0}
    },
    "cornerRadius": 0, "refreshRate": 60,
    "sizeClasses": {
      "portrait": {"horizontal": "regular", "vertical": "regular"}
    },
    "bounces": true, "rotates": false, "sources": ["a test"]
  }
  """

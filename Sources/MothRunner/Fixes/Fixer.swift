package import MothDiagnostics
internal import MothScript

/// Applies the fixes of a run's findings, and looks again, until nothing is left to fix.
///
/// Nothing is written: the changes come back as texts.
package struct Fixer {
  /// A script with its text before and after.
  package struct Change: Sendable {
    /// The script as it was read.
    package let file: SourceFile
    /// The fixed text.
    package let text: String
  }

  /// The result of fixing.
  package struct Outcome: Sendable {
    /// What is found in the fixed scripts.
    package var result: RunResult
    /// The changed scripts, sorted by path.
    package var changes: [Change] = []
    /// How many fixes were applied.
    package var count = 0
    /// What could not be fixed, and why.
    package var refusals: [Diagnostic] = []
  }

  /// How often scripts are looked at again: fixes of one place come one a round.
  static let rounds = 5

  private let run: (RunOptions) -> RunResult
  private let takesUnsafe: Bool
  private var options: RunOptions
  private var refused: Set<String> = []
  private var originals: [String: SourceFile] = [:]
  private var outcome: Outcome

  /// Fixes what `run` finds with the options; unsafe fixes only where they are taken too.
  package static func fix(
    _ options: RunOptions,
    takesUnsafe: Bool,
    run: @escaping (RunOptions) -> RunResult
  ) -> Outcome {
    var fixer = Fixer(options, takesUnsafe: takesUnsafe, run: run)
    for _ in 0..<rounds where fixer.applyRound() {}
    return fixer.finished()
  }

  private init(
    _ options: RunOptions,
    takesUnsafe: Bool,
    run: @escaping (RunOptions) -> RunResult
  ) {
    self.run = run
    self.takesUnsafe = takesUnsafe
    self.options = options
    outcome = Outcome(result: run(options))
  }

  /// Applies what can be applied at once and looks again; false if there is nothing.
  private mutating func applyRound() -> Bool {
    let before = options.texts
    let wanted = FixList(outcome.result, takesUnsafe: takesUnsafe)
    var applied: [String: [FixList.Fix]] = [:]
    for (path, fixes) in wanted.byPath where !refused.contains(path) {
      applied[path] = apply(fixes, to: path)
    }
    guard !applied.isEmpty else { return false }
    outcome.result = run(options)
    let left = FixList(outcome.result, takesUnsafe: takesUnsafe)
    var isReverted = false
    for (path, fixes) in applied {
      let ids = Set(fixes.map(\.id))
      let isFixed = ids.allSatisfy { id in
        left.count(of: id, at: path) < wanted.count(of: id, at: path)
      }
      guard !isFixed else {
        outcome.count += fixes.count
        continue
      }
      options.texts[path] = before[path]
      refuse(path, reason: "the fixes did not fix what was found")
      isReverted = true
    }
    if isReverted { outcome.result = run(options) }
    return true
  }

  /// Applies those of a script's fixes that do not touch each other; nil if none can be.
  private mutating func apply(_ fixes: [FixList.Fix], to path: String) -> [FixList.Fix]? {
    guard let source = outcome.result.source(at: path) else { return nil }
    var taken: [FixList.Fix] = []
    for fix in fixes where !taken.contains(where: fix.overlaps) { taken.append(fix) }
    guard let text = source.file.applying(taken.flatMap(\.edits)) else {
      refuse(path, reason: "the edits do not fit its text")
      return nil
    }
    let fixed = ScriptSource(file: SourceFile(path: path, text: text))
    guard fixed.syntaxDiagnostics.isEmpty else {
      refuse(path, reason: "the fixed script does not parse")
      return nil
    }
    originals[path] = originals[path] ?? source.file
    options.texts[path] = text
    return taken
  }

  private mutating func refuse(_ path: String, reason: String) {
    refused.insert(path)
    outcome.refusals.append(FixProblem.diagnostic(path, reason: reason))
  }

  private func finished() -> Outcome {
    var outcome = outcome
    for (path, text) in options.texts.sorted(by: { $0.key < $1.key }) {
      guard let file = originals[path], file.text != text else { continue }
      outcome.changes.append(Change(file: file, text: text))
    }
    outcome.refusals.sort()
    return outcome
  }
}

/// What is said where a script is not fixed.
enum FixProblem {
  static func diagnostic(_ path: String, reason: String) -> Diagnostic {
    Diagnostic.error(
      "fix-refused",
      message: "'\(path)' was not fixed: \(reason)",
      at: SourceLocation(path: path)
    )
  }
}

extension RunResult {
  /// The script at a path in the plugin that it belongs to; nil for any other file.
  func source(at path: String) -> ScriptSource? {
    for plugin in plugins {
      if let source = plugin.plugin.source(at: path) { return source }
    }
    return nil
  }
}

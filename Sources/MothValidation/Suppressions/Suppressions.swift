internal import LuaSyntax
package import MothDiagnostics
package import MothScript

/// The suppressions of one script, and what each of them was used for.
package struct Suppressions: Sendable {
  /// Those that apply, in the order of the text.
  package private(set) var all: [Suppression] = []
  /// What is wrong with others, which hold nothing back.
  package private(set) var problems: [Diagnostic] = []
  /// The path of the script.
  let path: String
  private var used: Set<Use> = []

  private struct Use: Hashable {
    let suppression: Int
    let rule: String
  }

  /// Reads those of a script; none if it has syntax errors, and no rule looks.
  package init(in source: ScriptSource) {
    path = source.path
    guard source.syntaxDiagnostics.isEmpty else { return }
    let lines = CodeLines(of: source)
    for comment in source.chunk.comments {
      guard let words = SuppressionComment(comment) else { continue }
      let found = problems(of: words, comment)
      problems += found
      let known = words.rules.filter { Rule.withID($0.id) != nil }
      guard !known.isEmpty, found.allSatisfy({ $0.id == Self.unknownRuleID }) else { continue }
      let covered = lines.covered(by: comment)
      let isAbove = covered.map { $0.lowerBound > comment.range.start.line } ?? false
      all.append(
        Suppression(
          rules: known,
          reason: words.reason,
          lines: covered,
          coversEffect: isAbove && covered.map(lines.isDefinition) ?? false
        )
      )
    }
  }

  /// Parts findings of rules into those that stay and those that the script allows.
  package mutating func part(
    _ findings: [Diagnostic]
  ) -> (kept: [Diagnostic], suppressed: [SuppressedFinding]) {
    guard !all.isEmpty else { return (findings, []) }
    var kept: [Diagnostic] = []
    var suppressed: [SuppressedFinding] = []
    for finding in findings {
      let matches = all.indices.filter { index in
        all[index].rules.contains { $0.id == finding.id }
          && all[index].covers(finding, inScriptAt: path)
      }
      // The nearer one is used where the whole effect is allowed the same.
      guard let location = matches.first(where: { !all[$0].coversEffect }) ?? matches.first else {
        kept.append(finding)
        continue
      }
      used.insert(Use(suppression: location, rule: finding.id))
      suppressed.append(SuppressedFinding(finding, reason: all[location].reason))
    }
    return (kept, suppressed)
  }

  /// What was not needed of rules that looked, by their ids.
  ///
  /// A note where the run was narrowed, and what is allowed may come up in a whole one.
  package func unused(ofRules looked: Set<String>, isNarrowed: Bool = false) -> [Diagnostic] {
    all.enumerated().flatMap { index, suppression in
      suppression.rules.filter {
        looked.contains($0.id) && !used.contains(Use(suppression: index, rule: $0.id))
      }
      .map { unused($0, suppression: suppression, isNarrowed: isNarrowed) }
    }
  }
}

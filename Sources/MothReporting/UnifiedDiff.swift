package import MothDiagnostics

/// The lines in which a text differs from the one before, in the form that `patch` and `git apply`
/// read (GNU diffutils manual, "Detailed Description of Unified Format").
package enum UnifiedDiff {
  /// How many lines around a change are shown.
  private static let context = 3

  /// The difference of a file's text and a new one; empty if there is none.
  package static func text(_ file: SourceFile, new: String) -> String {
    let steps = steps(from: lines(of: file.text), to: lines(of: new))
    let changed = steps.indices.filter { steps[$0].mark != " " }
    guard !changed.isEmpty else { return "" }
    var hunks: [ClosedRange<Int>] = []
    for index in changed {
      let range = max(index - context, 0)...min(index + context, steps.count - 1)
      if let last = hunks.last, range.lowerBound <= last.upperBound + 1 {
        hunks[hunks.count - 1] = last.lowerBound...range.upperBound
      } else {
        hunks.append(range)
      }
    }
    let path = VisibleText.escaped(file.path)
    return "--- \(path)\n+++ \(path)\n" + hunks.map { hunk(steps, range: $0) }.joined()
  }

  /// A line that stays, goes or comes.
  private struct Step {
    var mark: Character
    var line: Substring
    /// The lines of the old and the new text before it.
    var old: Int
    var new: Int
  }

  private static func hunk(_ steps: [Step], range: ClosedRange<Int>) -> String {
    let part = steps[range]
    let first = steps[range.lowerBound]
    let old = part.count { $0.mark != "+" }
    let new = part.count { $0.mark != "-" }
    let head = "@@ -\(span(first.old, count: old)) +\(span(first.new, count: new)) @@\n"
    return head
      + part.map { step in
        step.line.last?.isNewline ?? false
          ? "\(step.mark)\(step.line)" : "\(step.mark)\(step.line)\n\\ No newline at end of file\n"
      }
      .joined()
  }

  /// The first line from 1, that before an empty stretch, and the count unless it is 1.
  private static func span(_ before: Int, count: Int) -> String {
    let start = count == 0 ? before : before + 1
    return count == 1 ? "\(start)" : "\(start),\(count)"
  }

  private static func steps(from old: [Substring], to new: [Substring]) -> [Step] {
    let difference = new.difference(from: old)
    let removed = Set(difference.removals.map(\.offset))
    let inserted = Set(difference.insertions.map(\.offset))
    var steps: [Step] = []
    var (index, newPosition) = (0, 0)
    while index < old.count || newPosition < new.count {
      if removed.contains(index) {
        steps.append(Step(mark: "-", line: old[index], old: index, new: newPosition))
        index += 1
      } else if inserted.contains(newPosition) {
        steps.append(Step(mark: "+", line: new[newPosition], old: index, new: newPosition))
        newPosition += 1
      } else {
        steps.append(Step(mark: " ", line: old[index], old: index, new: newPosition))
        index += 1
        newPosition += 1
      }
    }
    return steps
  }

  /// The lines with their line feeds; a carriage return is part of its line.
  private static func lines(of text: String) -> [Substring] {
    var lines: [Substring] = []
    var start = text.startIndex
    while start < text.endIndex {
      let end = text[start...].firstIndex { $0 == "\n" || $0 == "\r\n" }
      let next = end.map { text.index(after: $0) } ?? text.endIndex
      lines.append(text[start..<next])
      start = next
    }
    return lines
  }
}

extension CollectionDifference.Change {
  /// The place in the old or the new collection.
  fileprivate var offset: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}

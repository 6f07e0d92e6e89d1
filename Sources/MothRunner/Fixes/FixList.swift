internal import MothDiagnostics

/// The fixes that findings of a run bring, those of one finding in several units once.
struct FixList {
  /// The fix of a finding.
  struct Fix {
    /// The finding's id.
    var id: String
    var edits: [TextEdit]

    /// Whether the two cannot both be applied.
    func overlaps(_ other: Fix) -> Bool {
      edits.contains { edit in
        other.edits.contains { edit.range == $0.range || edit.range.overlaps($0.range) }
      } || (span.map { own in other.span.map(own.overlaps) ?? false } ?? false)
    }

    /// From the first edit to the last: what is between is wrapped.
    private var span: SourceRange? {
      guard let start = edits.map(\.range.start).min(), let end = edits.map(\.range.end).max()
      else { return nil }
      return SourceRange(start: start, end: end)
    }
  }

  /// The fixes of each script, in the order of the text.
  private(set) var byPath: [String: [Fix]] = [:]

  /// The first fix of each finding of a run that may be applied.
  init(_ result: RunResult, takesUnsafe: Bool) {
    var found: [Key: FixIt] = [:]
    for diagnostic in result.allDiagnostics {
      guard let fixIt = diagnostic.fixIts.first, let location = diagnostic.location else {
        continue
      }
      let key = Key(id: diagnostic.id, location: location, subject: diagnostic.subject)
      if let earlier = found[key], earlier.edits != fixIt.edits {
        // What another device asks for is not what the first one does.
        found[key]?.safety = .unsafe
      } else if found[key]?.safety != .unsafe {
        found[key] = fixIt
      }
    }
    for (key, fixIt) in found where takesUnsafe || fixIt.safety == .safe {
      byPath[key.location.path, default: []].append(Fix(id: key.id, edits: fixIt.edits))
    }
    for path in byPath.keys { byPath[path]?.sort(by: Self.isBefore) }
  }

  /// How many fixes of an id a script has.
  func count(of id: String, at path: String) -> Int {
    byPath[path, default: []].count { $0.id == id }
  }

  private struct Key: Hashable {
    let id: String
    let location: SourceLocation
    let subject: Substring?
  }

  private static func isBefore(_ left: Fix, right: Fix) -> Bool {
    let starts = (left.edits.first?.range.start, right.edits.first?.range.start)
    guard let first = starts.0, let second = starts.1, first != second else {
      return left.id < right.id
    }
    return first < second
  }
}

/// Finds the name that was probably meant.
///
/// The measure is the Damerau-Levenshtein distance in its restricted form (insert, delete,
/// replace, or swap two neighbours, none twice at one place; Damerau 1964) on lower-cased text,
/// so that a difference of case costs nothing.
public enum Spelling {
  /// Names longer than this, in Unicode scalars, are never compared: it bounds the work.
  public static let longestName = 64

  /// The greatest distance at which a name is still suggested.
  ///
  /// Up to 2 letters 0, up to 5 letters 1, up to 8 letters 2, longer 3: about a third of the
  /// typed name, as rustc and git do it.
  public static func limit(forLength length: Int) -> Int {
    switch length {
    case ...2: 0
    case ...5: 1
    case ...8: 2
    default: 3
    }
  }

  /// The candidate nearest to a name, or nil when none is near enough.
  ///
  /// Of several at the same distance the alphabetically first is taken, whatever their order.
  public static func nearest(
    to name: String,
    in candidates: some Sequence<String>
  ) -> String? {
    let typed = folded(name)
    guard !typed.isEmpty, typed.count <= longestName else { return nil }
    var best: (distance: Int, name: String)?
    for candidate in candidates {
      let other = folded(candidate)
      let limit = limit(forLength: typed.count)
      guard other.count <= longestName, abs(other.count - typed.count) <= limit else { continue }
      let distance = distance(from: typed, to: other)
      guard distance <= limit else { continue }
      if let found = best, (found.distance, found.name) <= (distance, candidate) { continue }
      best = (distance, candidate)
    }
    return best?.name
  }

  /// The sentence `did you mean 'x'?` for the nearest candidate, or nil when none is near.
  public static func suggestion(
    for name: String,
    in candidates: some Sequence<String>
  ) -> String? {
    nearest(to: name, in: candidates).map { "did you mean '\($0)'?" }
  }

  /// The least number of edits that turn one text into the other, without regard to case.
  package static func distance(from left: String, to right: String) -> Int {
    distance(from: folded(left), to: folded(right))
  }

  /// Lower-cased scalars of the part that can matter; one scalar too many says it was too long.
  private static func folded(_ name: String) -> [Unicode.Scalar] {
    let head = String(String.UnicodeScalarView(name.unicodeScalars.prefix(longestName + 1)))
    return Array(head.lowercased().unicodeScalars)
  }

  private static func distance(from left: [Unicode.Scalar], to right: [Unicode.Scalar]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...right.count)
    for row in 0..<left.count {
      var current = [row + 1]
      for column in 0..<right.count {
        let replaced = last[column] + (left[row] == right[column] ? 0 : 1)
        var cheapest = min(replaced, last[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
          cheapest = min(cheapest, beforeLast[column - 1] + 1)
        }
        current.append(cheapest)
      }
      (beforeLast, last) = (last, current)
    }
    return last[right.count]
  }
}

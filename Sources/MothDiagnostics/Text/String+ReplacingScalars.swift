extension String {
  /// The text with each of some scalars replaced.
  ///
  /// Formats give meaning to scalars, while a character of Swift's is what people see as one: a bar
  /// with an accent is no bar to `replacing`, and still ends a cell.
  package func replacingScalars(_ replacements: [Unicode.Scalar: String]) -> String {
    unicodeScalars.reduce(into: "") { result, scalar in
      if let replacement = replacements[scalar] {
        result += replacement
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
  }
}

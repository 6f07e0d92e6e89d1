extension String {
  /// Whether the text is lower-case letters and digits in parts joined by hyphens.
  package var isKebabCase: Bool {
    split(separator: "-", omittingEmptySubsequences: false).allSatisfy { part in
      !part.isEmpty && part.allSatisfy { $0.isASCII && ($0.isLowercase || $0.isNumber) }
    }
  }
}

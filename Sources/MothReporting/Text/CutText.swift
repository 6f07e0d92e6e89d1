extension String {
  /// The text up to so many bytes of UTF-8, with `…` after it where something is left out.
  func cut(toBytes limit: Int) -> String {
    guard utf8.count > limit else { return self }
    var end = utf8.index(startIndex, offsetBy: limit)
    // Back to the start of a scalar.
    while end > startIndex, utf8[end] & 0xC0 == 0x80 { end = utf8.index(before: end) }
    return self[..<end] + "…"
  }
}

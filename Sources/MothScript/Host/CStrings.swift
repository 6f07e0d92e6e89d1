/// Texts as C strings that stay where they are until they are freed.
struct CStrings {
  private var strings: [UnsafeMutablePointer<CChar>] = []

  /// A copy of a text; it lives until `free`.
  mutating func keep(_ text: String) -> UnsafePointer<CChar> {
    let bytes = text.utf8CString
    let copy = UnsafeMutablePointer<CChar>.allocate(capacity: bytes.count)
    for (index, byte) in bytes.enumerated() { copy[index] = byte }
    strings.append(copy)
    return UnsafePointer(copy)
  }

  /// Frees every copy.
  func free() {
    for string in strings { string.deallocate() }
  }
}

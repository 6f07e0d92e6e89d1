/// A count with its word: `1 unit`, `2 units`.
func plural(_ count: Int, _ word: String) -> String {
  count == 1 ? "1 \(word)" : "\(count) \(word)s"
}

/// A number with its noun, such as `1 unit` and `2 units`; `words` is a plural that has more than
/// an "s" after it.
package func plural(_ count: Int, of word: String, words: String? = nil) -> String {
  "\(count) \(count == 1 ? word : words ?? word + "s")"
}

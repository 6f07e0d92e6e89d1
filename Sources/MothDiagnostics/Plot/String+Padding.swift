extension String {
  /// The text with blanks after it up to a width in terminal columns.
  package func padding(toWidth width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - VisibleText.width(of: self)))
  }

  /// The text with blanks before it up to a width in terminal columns.
  package func padding(fromWidth width: Int) -> String {
    String(repeating: " ", count: max(0, width - VisibleText.width(of: self))) + self
  }
}

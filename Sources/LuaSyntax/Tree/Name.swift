package import MothDiagnostics

/// An identifier as it is in the text.
package struct Name: Hashable, Sendable {
  /// The identifier.
  package let text: String
  /// Its range in the source.
  package let range: SourceRange

  /// Makes a name at `range`.
  package init(text: String, range: SourceRange) {
    self.text = text
    self.range = range
  }
}

/// A name that stands for a variable, as opposed to a field, a label or a declaration.
package struct NameReference: Hashable, Sendable {
  /// The name as written.
  package let name: Name
  /// The number of this reference in its chunk, in the order of the text, from 0.
  package let index: Int

  /// Makes the reference with number `index` of its chunk.
  package init(name: Name, index: Int) {
    self.name = name
    self.index = index
  }
}

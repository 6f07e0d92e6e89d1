/// A kind of file or script that is read strictly.
package struct DocumentKind: Sendable {
  /// What a message calls the whole: `the manifest`.
  package let name: String
  /// The id of diagnostics on its values, such as `invalid-manifest`.
  package let id: String

  /// Makes a kind.
  package init(name: String, id: String) {
    self.name = name
    self.id = id
  }
}

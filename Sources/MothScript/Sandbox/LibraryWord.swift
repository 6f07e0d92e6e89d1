/// A name of Lua's own libraries, and what becomes of it in scripts.
///
/// The list of all of them is the sandbox's allow-list: what the prelude offers, what messages
/// suggest and what docs/SANDBOX.md says derive from it. A test holds it against the library that
/// is linked, so that a name of a later Lua is not offered unseen.
package struct LibraryWord: Sendable {
  /// The library, such as `math`; nil for a basic function and for a library as a whole.
  package let library: String?
  /// The name in it.
  package let name: String
  /// What becomes of it.
  package let use: Use

  /// What becomes of a name.
  package enum Use: Sendable {
    /// It is Lua's own.
    case offered
    /// It is Moth's own, which differs from Lua's as reported.
    case changed(String)
    /// It is not there.
    case absent(reason: String, instead: String)
  }

  /// The name as a script writes it.
  package var qualifiedName: String { library.map { "\($0).\(name)" } ?? name }

  /// What to use instead where it is not there.
  package var instead: String? {
    if case .absent(_, let instead) = use { instead } else { nil }
  }

  /// Whether scripts have it.
  package var isThere: Bool { instead == nil }
}

extension LibraryWord {
  /// The names of the libraries that scripts have, in the order of Lua's manual.
  package static let libraries = ["string", "table", "math"]

  /// Every name of the libraries.
  package static let all: [LibraryWord] = basic + absentLibraries + string + table + math

  /// What scripts have as it is, of a library or of the basic functions.
  static func offered(in library: String?) -> [String] {
    all.filter { word in
      if case .offered = word.use { word.library == library } else { false }
    }.map(\.name)
  }

  /// What scripts have of a library or of the basic functions, sorted.
  static func present(in library: String?) -> [String] {
    all.filter { $0.library == library && $0.isThere }.map(\.name).sorted()
  }

  /// What scripts do not have, with what to use instead, by the name as a script writes it.
  static func absent(where isIncluded: (LibraryWord) -> Bool) -> [String: String] {
    all.filter(isIncluded).reduce(into: [:]) { $0[$1.qualifiedName] = $1.instead }
  }
}

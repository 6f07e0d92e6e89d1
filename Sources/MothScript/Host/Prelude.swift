/// The trusted Lua that a state runs first.
enum Prelude {
  /// The text for these limits: on its first line what Swift knows, then the embedded Lua.
  static func text(_ limits: HostLimits) -> String {
    let words = [
      list(SceneWord.views.map(\.name)), list(SceneWord.modifiers.map(\.name)),
      table(HostLimit.all.map { ($0.name, String(limits[keyPath: $0.keyPath])) }),
      list(LibraryWord.offered(in: nil)),
      table(LibraryWord.libraries.map { ($0, list(LibraryWord.offered(in: $0))) }),
    ]
    return "local VIEWS, MODIFIERS, LIMITS, BASE, LIBRARIES = \(words.joined(separator: ", ")) "
      + embedded
  }

  private static let embedded = {
    let library = String(decoding: PackageResources.library_lua, as: UTF8.self)
    return "local library = (function() \(library) end)() "
      + String(decoding: PackageResources.prelude_lua, as: UTF8.self)
  }()

  /// What a state runs before its first check.
  ///
  /// It has the methods of checks with the kinds of their arguments, then the embedded Lua, and is
  /// given the table that library.lua returns.
  static let checks =
    "local COLUMN_METHODS, CONDITIONS, NARROWINGS, EXPECTATIONS, PAIRWISE = "
    + [CheckMethod.Role.column, .condition, .narrowing, .expectation].map { role in
      table(
        CheckMethod.allCases.filter { $0.role == role }.map { method in
          (method.rawValue, list(method.parameters.map(\.luaText)))
        }
      )
    }.joined(separator: ", ") + ", "
    + table(CheckMethod.allCases.filter(\.isPairwise).map { ($0.rawValue, "true") }) + " "
    + "local library = ... " + String(decoding: PackageResources.checks_lua, as: UTF8.self)

  private static func list(_ names: [String]) -> String {
    "{" + names.map { "\"\($0)\"" }.joined(separator: ",") + "}"
  }

  private static func table(_ fields: [(String, String)]) -> String {
    "{" + fields.map { "\($0.0)=\($0.1)" }.joined(separator: ",") + "}"
  }
}

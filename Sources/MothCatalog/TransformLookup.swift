import MothDiagnostics

extension Transform {
  /// The transforms that a Lua name stands for: none, one, or those that its numbers distinguish.
  public static func named(_ name: String) -> [Transform] {
    all.filter { $0.name == name }
  }

  /// The transform of this id; nil when there is none.
  public static func withID(_ id: String) -> Transform? {
    all.first { $0.id == id }
  }
}

/// Finds transforms by name, and explains names that are none.
public enum TransformLookup {
  /// The transform and the form that a call means, by the count of numbers in front.
  ///
  /// Nil when no form of that name begins with exactly so many numbers.
  public static func form(
    named name: String,
    leadingNumbers: Int
  ) -> (transform: Transform, form: Form)? {
    for transform in Transform.named(name) {
      if let form = transform.forms.first(where: { $0.leadingNumbers == leadingNumbers }) {
        return (transform, form)
      }
    }
    return nil
  }

  /// The calls that a name allows, such as `scaleEffect(s [, anchor])`.
  public static func luaSignatures(named name: String) -> [String] {
    Transform.named(name).flatMap { transform in
      transform.forms.map { $0.luaSignature(name: name) }
    }
  }

  /// Why a name is not a transform, and the fix.
  ///
  /// Refused modifiers are tried first, then aliases, then spelling against transforms and
  /// refused modifiers. Both sentences are without a full stop.
  public static func explainUnknown(_ name: String) -> (reason: String, help: String) {
    if let refused = RefusedModifier.named(name) { return (refused.reason, refused.instead) }
    if let alias = Alias.named(name) { return (notMember, alias.help) }
    if let suggestion = Spelling.suggestion(for: name, in: Transform.all.map(\.name)) {
      return (notMember, suggestion)
    }
    let refusedNames = RefusedModifier.all.map(\.name)
    if let near = Spelling.nearest(to: name, in: refusedNames),
      let refused = RefusedModifier.named(near)
    {
      return ("if '\(near)' is meant: \(refused.reason)", refused.instead)
    }
    return (notMember, "'moth list transforms' names all that a chain can hold")
  }

  /// The transform that a misspelt name means; nil if it is another thing or nothing near.
  public static func nearest(to name: String) -> String? {
    guard RefusedModifier.named(name) == nil, Alias.named(name) == nil else { return nil }
    return Spelling.nearest(to: name, in: Transform.all.map(\.name))
  }

  private static let notMember = "a chain can hold only what SwiftUI's VisualEffect has"
}

/// A SwiftUI modifier that is not a transform, with the reason and the fix.
public struct RefusedModifier: Hashable, Sendable, Identifiable {
  /// What a refused modifier does instead of drawing differently.
  public enum Group: String, Codable, CaseIterable, Sendable {
    /// Changes sizes, positions or the order of siblings.
    case layout
    /// Cuts or shapes the view.
    case clipping
    /// Adds content or style.
    case decoration
    /// Changes how text is set, and so its size.
    case text
    /// Changes how layers are composed; exists on View only.
    case compositing
    /// Changes behaviour, identity or time.
    case behaviour
  }

  /// The modifier's name in SwiftUI; or the beginning of several names, if `isPrefix`.
  public let name: String
  /// What it does instead.
  public let group: Group
  /// Why `VisualEffect` does not have it: one sentence without a full stop.
  public let reason: String
  /// How to fix it: one sentence without a full stop.
  public let instead: String
  /// Whether every name that begins with `name` is meant, as with `accessibility`.
  public let isPrefix: Bool

  /// The name, which is unique.
  public var id: String { name }

  /// Makes a refused modifier.
  init(
    _ name: String,
    group: Group,
    reason: String,
    instead: String,
    isPrefix: Bool = false
  ) {
    self.name = name
    self.group = group
    self.reason = reason
    self.instead = instead
    self.isPrefix = isPrefix
  }

  /// The refused modifier of this name, without regard to case; nil when there is none.
  public static func named(_ name: String) -> RefusedModifier? {
    let lowered = name.lowercased()
    return all.first { $0.name.lowercased() == lowered }
      ?? all.first { $0.isPrefix && lowered.hasPrefix($0.name.lowercased()) }
  }

  /// Every refused modifier, group by group.
  public static let all = layout + clipping + decoration + text + compositing + behaviour
}

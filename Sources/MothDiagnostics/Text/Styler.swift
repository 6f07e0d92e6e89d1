/// Colours text for a terminal, or leaves it plain.
///
/// The codes are the 16-colour Select Graphic Rendition of ECMA-48, which every terminal with
/// colour knows, so that the user's own palette decides the shades.
public struct Styler: Hashable, Sendable {
  /// What a piece of text is, which decides its look.
  public enum Role: String, CaseIterable, Sendable {
    /// The word and the carets of an error.
    case error
    /// The word and the carets of a warning.
    case warning
    /// The word and the carets of a note.
    case note
    /// The word before a fix.
    case help
    /// Something that went well.
    case success
    /// Line numbers and the rule beside them.
    case gutter
    /// What should stand out without a colour.
    case strong
    /// What may be read over.
    case dim
  }

  /// Whether text is coloured.
  public let isColored: Bool

  /// Makes a styler; whether a terminal wants colour is for the caller to find out.
  public init(isColored: Bool) {
    self.isColored = isColored
  }

  /// Text without colours.
  public static let plain = Styler(isColored: false)

  /// Returns the text in the look of a role, and nothing left switched on after it.
  ///
  /// The text must not hold control characters: see `VisibleText`.
  public func apply(_ role: Role, to text: String) -> String {
    guard isColored, !text.isEmpty else { return text }
    return "\u{1B}[\(Self.code(of: role))m\(text)\u{1B}[0m"
  }

  /// Returns the text in the colour of a curve, by its number from 0: neighbours differ, and after
  /// six the colours come again.
  public func apply(curve number: Int, to text: String) -> String {
    guard isColored, !text.isEmpty else { return text }
    return "\u{1B}[\(Self.curveCodes[number % Self.curveCodes.count])m\(text)\u{1B}[0m"
  }

  private static let curveCodes = [36, 33, 35, 32, 34, 31]

  private static func code(of role: Role) -> String {
    switch role {
    case .error: "1;31"
    case .warning: "1;33"
    case .note: "1;36"
    case .help: "1;32"
    case .success: "32"
    case .gutter: "34"
    case .strong: "1"
    case .dim: "2"
    }
  }
}

extension Styler.Role {
  /// The role of a severity's word.
  public init(_ severity: Severity) {
    switch severity {
    case .error: self = .error
    case .warning: self = .warning
    case .note: self = .note
    }
  }
}

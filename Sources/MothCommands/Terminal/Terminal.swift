internal import Foundation
internal import MothDiagnostics

/// What the program knows about where its output goes.
struct Terminal: Sendable {
  /// The columns of a line.
  let width: Int
  /// How text is coloured.
  let styler: Styler

  /// Reads the environment; `color` is "auto", "always" or "never".
  ///
  /// With "auto", colour is for a terminal that is not dumb; `NO_COLOR` and `FORCE_COLOR`, when not
  /// empty, decide before that (https://no-color.org, https://force-color.org).
  init(color: String, environment: [String: String], isTerminal: Bool) {
    let isSet: (String) -> Bool = { !(environment[$0] ?? "").isEmpty }
    let colors: Bool
    switch color {
    case "always": colors = true
    case "never": colors = false
    default:
      colors =
        !isSet("NO_COLOR")
        && (isSet("FORCE_COLOR") || (isTerminal && environment["TERM"] != "dumb"))
    }
    styler = Styler(isColored: colors)
    let columns = environment["COLUMNS"].flatMap(Int.init) ?? (isTerminal ? Self.columns : nil)
    width = Self.usable(columns ?? Self.defaultWidth)
  }

  /// The terminal's width now, within what is honored; nil if it does not say.
  static var currentWidth: Int? { columns.map(usable) }

  private static func usable(_ columns: Int) -> Int {
    min(max(columns, DiagnosticRenderer.leastWidth), 400)
  }

  /// The width of lines that go to a file or a pipe.
  static let defaultWidth = 100

  /// The terminal's own width; nil if it does not say.
  private static var columns: Int? {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }
}

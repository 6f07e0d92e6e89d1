@preconcurrency internal import CEdit
internal import Foundation
internal import MothDiagnostics

/// What libedit calls back into: C functions have no context of their own.
enum LibeditCallbacks {
  // Set before libedit runs and read only while it does, all by the editor's one thread.
  nonisolated(unsafe) static var keys: KeyReader?
  nonisolated(unsafe) static var complete: LineEditor.Completer?
  nonisolated(unsafe) private static var found: ArraySlice<String> = []

  // libedit keeps the pointers, so these are never freed.
  nonisolated(unsafe) static let name = UnsafePointer(strdup("moth"))
  nonisolated(unsafe) static let wordBreaks = strdup(" \t\n(){}[],;=+*/<>#\"'")

  /// The matches as libedit wants them: what they have in common, then each, then NULL.
  static func matches(
    _ word: UnsafePointer<CChar>?,
    end: Int
  ) -> UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? {
    // If there is none, libedit would go on to complete the names of files.
    rl_attempted_completion_over = 1
    guard let word, let buffer = rl_line_buffer else { return nil }
    // libedit counts characters.
    let line = String(String(cString: buffer).unicodeScalars.prefix(end))
    found = complete?(String(cString: word), line)[...] ?? []
    rl_completion_append_character = 0
    return rl_completion_matches(word) { _, _ in
      LibeditCallbacks.found.popFirst().flatMap { strdup($0) }
    }
  }

  // MARK: - News

  nonisolated(unsafe) static var news = ""
  nonisolated(unsafe) static var promptWidth = 0

  /// Writes the news where the line is, and lets libedit draw prompt and line again below.
  static func announceNews() {
    guard let keys, !news.isEmpty else { return }
    var (rows, columns): (Int32, Int32) = (0, 0)
    rl_get_screen_size(&rows, &columns)
    let line = rl_line_buffer.map { String(cString: $0) } ?? ""
    // libedit counts characters.
    let typed = String(line.unicodeScalars.prefix(Int(rl_point)))
    let above = (promptWidth + width(of: typed)) / max(Int(columns), 1)
    let up = above > 0 ? "\u{1B}[\(above)A" : ""
    // The terminal still makes a carriage return and a line feed of a line feed.
    keys.send("\r\(up)\u{1B}[J\(news)")
    news = ""
    rl_forced_update_display()
  }

  /// The columns of a text on a terminal, without what is between `\u{1}` characters.
  static func width(of text: String) -> Int {
    text.split(separator: "\u{1}", omittingEmptySubsequences: false).enumerated()
      .filter { index, _ in index % 2 == 0 }
      .reduce(0) { $0 + VisibleText.width(of: String($1.element)) }
  }
}

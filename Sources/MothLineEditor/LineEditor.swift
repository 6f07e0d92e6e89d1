@preconcurrency internal import CEdit
internal import Foundation

/// Reads lines from a terminal, with editing, history, reverse search and completion by libedit.
///
/// libedit's state is the process's, so there is one editor at a time, used by one thread.
package final class LineEditor {
  /// The result of reading a line.
  package enum Input: Equatable, Sendable {
    /// A line, without its end.
    case line(String)
    /// Ctrl-C: the line is dropped.
    case interrupted
    /// Ctrl-D on an empty line, or the end of the input.
    case end
  }

  /// Completes a word: gets the word and the line up to its end, and gives whole words.
  package typealias Completer = (_ word: String, _ line: String) -> [String]

  private let history: HistoryFile?
  private let keys: KeyReader
  /// Whether the terminal cannot move its cursor, so that lines are read as they come.
  private let isDumb: Bool
  private var lastKept: String?

  /// Makes the editor of the process's terminal, and reads the history.
  ///
  /// `resized` is called when the terminal has got another size.
  package init(
    keys: KeyReader,
    history: HistoryFile?,
    isDumb: Bool,
    complete: @escaping Completer,
    resized: @escaping () -> Void
  ) {
    self.history = isDumb ? nil : history
    self.keys = keys
    self.isDumb = isDumb
    keys.resized = resized
    guard !isDumb else { return }
    keys.resized = {
      rl_resize_terminal()
      resized()
    }
    LibeditCallbacks.keys = keys
    LibeditCallbacks.complete = complete
    Self.chooseLocale()
    rl_readline_name = LibeditCallbacks.name
    rl_catch_signals = 0
    rl_getc_function = { _ in LibeditCallbacks.keys?.next() ?? -1 }
    rl_completer_word_break_characters = LibeditCallbacks.wordBreaks
    rl_attempted_completion_function = { word, _, end in
      LibeditCallbacks.matches(word, end: Int(end))
    }
    // By itself libedit shows the prompt first: what is typed at once would be edited by the
    // terminal, which knows bytes and no characters.
    rl_pre_input_hook = {
      rl_prep_terminal(1)
      return 0
    }
    rl_initialize()
    rl_add_defun(
      "moth-news",
      { _, _ in
        LibeditCallbacks.announceNews()
        return 0
      },
      KeyReader.newsKey
    )
    stifle_history(Int32(HistoryFile.lineLimit))
    history?.read()
  }

  /// Reads a line after a prompt, in which escape sequences are between `\u{1}` characters.
  ///
  /// While it waits it asks `news` ten times a second for a text to show above the prompt; what was
  /// typed so far stays.
  package func read(prompt: String, news: (() -> String)? = nil) -> Input {
    keys.askNews = news
    guard !isDumb else { return readPlain(prompt: prompt) }
    keys.begin(marksPastes: true)
    defer { keys.end() }
    LibeditCallbacks.promptWidth = LibeditCallbacks.width(of: prompt)
    keys.takeNews = { text in
      LibeditCallbacks.news = text
      return false
    }
    guard let line = readline(prompt) else { return keys.isInterrupted ? .interrupted : .end }
    defer { free(line) }
    return .line(String(cString: line))
  }

  private func readPlain(prompt: String) -> Input {
    keys.begin(marksPastes: false)
    keys.send(prompt)
    let keys = keys
    keys.takeNews = { text in
      keys.send("\n\(text)\(prompt)")
      return true
    }
    guard keys.wait() == .input else { return .interrupted }
    return Swift.readLine().map { .line($0) } ?? .end
  }

  /// libedit reads and draws characters as the locale says.
  ///
  /// Scripts run in C's own.
  private static func chooseLocale() {
    setlocale(LC_CTYPE, "")
    let isUTF8 = nl_langinfo(nl_item(CODESET)).map { String(cString: $0) == "UTF-8" } ?? false
    if !isUTF8 { setlocale(LC_CTYPE, "C.UTF-8") }
  }

  /// Keeps a line in the history, unless it is blank or the same as the last one.
  package func keep(_ line: String) {
    guard line != lastKept, line.contains(where: { !$0.isWhitespace }) else { return }
    lastKept = line
    guard !isDumb else { return }
    add_history(line)
    history?.write()
  }
}

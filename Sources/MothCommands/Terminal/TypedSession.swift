internal import Foundation
internal import MothDiagnostics
internal import MothLineEditor
internal import MothREPL
internal import MothRunner

/// A session with a person at a terminal.
struct TypedSession {
  private let session: Session
  private let context: CommandContext

  init(_ session: Session, context: CommandContext) {
    self.session = session
    self.context = context
  }

  /// Reads and answers lines until the person leaves.
  func run() -> ExitStatus {
    guard let keys = KeyReader(input: STDIN_FILENO, output: STDOUT_FILENO) else {
      context.printError("moth: the terminal cannot be read\n")
      return .internalError
    }
    let (session, interrupts) = (session, session.interrupts)
    let isDumb = context.environment["TERM"].map { $0.isEmpty || $0 == "dumb" } ?? true
    let history = HistoryFile(environment: context.environment)
    context.report(history?.problem.map { [$0] } ?? [])
    let editor = LineEditor(
      keys: keys,
      history: history,
      isDumb: isDumb,
      complete: { session.completions(of: $0, in: $1) },
      resized: { [self] in takeWidth() }
    )
    let watches = [
      SignalWatch(SIGINT) {
        interrupts.interrupt()
        keys.wake(.interrupt)
      },
      SignalWatch(SIGWINCH) { keys.wake(.resize) },
    ]
    return withExtendedLifetime(watches) { answerLines(of: editor) }
  }

  private func answerLines(of editor: LineEditor) -> ExitStatus {
    // What cannot be loaded is reported, and can be fixed and loaded from here.
    context.print(session.begin().text)
    context.print("moth \(Moth.version), Lua in a sandbox. ':help' lists the commands.\n")
    while true {
      takeWidth()
      let news = session.isWatching ? session.news : nil
      switch editor.read(prompt: prompt, news: news) {
      case .end:
        context.print("\n")
        return .passed
      case .interrupted:
        session.interrupts.clear()
        session.abandon()
        context.print("\n")
      case .line(let line):
        editor.keep(line)
        let reply = session.enter(line)
        // A Ctrl-C until here was about this line.
        session.interrupts.clear()
        context.print(reply.text)
        if reply.outcome == .leaves { return .passed }
      }
    }
  }

  /// Makes lines as wide as the terminal is now, unless the environment says how wide they are.
  private func takeWidth() {
    guard context.environment["COLUMNS"] == nil, let width = Terminal.currentWidth else { return }
    session.resize(width: width)
  }

  /// The session's prompt, with escape sequences between the marks that the editor takes off.
  private var prompt: String {
    let text = session.prompt
    guard context.terminal.styler.isColored else { return text }
    let mark = "\u{1}"
    let styled = context.terminal.styler.apply(.dim, to: "|").split(separator: "|")
    guard styled.count == 2 else { return text }
    return "\(mark)\(styled[0])\(mark)\(text)\(mark)\(styled[1])\(mark)"
  }
}

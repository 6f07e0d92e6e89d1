internal import MothDiagnostics
internal import MothEngine
internal import MothReporting
internal import MothRunner
internal import MothScript
internal import MothSimulation

/// A session with a person who tries things out: a line in, text out.
///
/// It knows no terminal. It belongs to one thread, which has a stack large enough for Lua; see
/// `LuaThread`.
package final class Session {
  /// What the session began with; the width may change since.
  private(set) var options: SessionOptions
  /// What stops a line that runs, from another thread.
  package let interrupts = SessionInterrupts()
  let binding = TransformBinding()
  /// The plugins, the position, and what was made for it.
  var state: SessionState
  /// The texts of the lines, for messages.
  var sources: [String: ScriptSource] = [:]
  /// The state in which lines run; nil until the first.
  var lines: ScriptState?
  /// What stops the lines.
  let lineStopper = ScriptStopper()
  /// The lines of a chunk that is not at its end.
  private(set) var pending: [String] = []
  /// The variables that lines have assigned, for completion.
  var variables: Set<String> = []
  /// The offsets that were looked at.
  var moments: [SavedMoment] = []
  /// When the plugin's scripts were last changed, as of the last load; nil if they are not
  /// watched.
  var watched: [String: Double]?
  /// The same as of the last question for news.
  var seen: [String: Double] = [:]
  private var lineCount = 0

  /// Begins a session; what cannot be loaded is reported by `begin`.
  package init(_ options: SessionOptions) {
    self.options = options
    let devices = DeviceSelection(patterns: [options.device], pluginDevices: [])
    state = SessionState(
      position: SessionPosition(device: devices.devices.first ?? devices.known[0]),
      workbench: Workbench(
        .scenesOnly,
        limits: options.limits,
        binding: binding,
        interrupts: interrupts
      )
    )
    interrupts.watch(lineStopper)
  }

  /// Whether the next line goes on with an unfinished chunk.
  package var isUnfinished: Bool { !pending.isEmpty }

  /// Answers a line, or several separated by line feeds.
  package func enter(_ text: String) -> SessionReply {
    let work = options.limits.control(isWanted: { [interrupts] in !interrupts.isInterrupted })
    let reply = work.perform {
      let reloaded = pending.isEmpty ? reloadIfChanged() : ""
      var reply = answer(text)
      reply.text = reloaded + reply.text
      return reply
    }
    guard let cut = work.cut else {
      // What was made while it was stopped is not what it should be.
      if interrupts.isInterrupted { state.standing = nil }
      return reply
    }
    state.standing = nil
    state.evaluated = nil
    guard reply.outcome != .leaves, let problem = cut.problem(ofLine: options.limits) else {
      return reply
    }
    return self.reply(SessionProblem([problem], outcome: .fault))
  }

  private func answer(_ text: String) -> SessionReply {
    let text = text.replacing("\r\n", with: "\n").replacing("\r", with: "\n")
    if pending.isEmpty {
      let trimmed = text.trimming { $0 == " " || $0 == "\t" || $0 == "\n" }
      if trimmed.isEmpty { return SessionReply() }
      if trimmed.hasPrefix("?") { return help(String(trimmed.dropFirst())) }
      // Two colons begin a label of Lua's.
      if trimmed.hasPrefix(":"), !trimmed.hasPrefix("::") {
        return command(String(trimmed.dropFirst()))
      }
    }
    pending.append(text)
    return run(isLast: false)
  }

  /// Answers what is left of an unfinished chunk when no more lines come.
  package func finish() -> SessionReply {
    pending.isEmpty ? SessionReply() : run(isLast: true)
  }

  /// Takes over the columns of a line when the terminal has another size.
  package func resize(width: Int) { options.width = width }

  /// Drops an unfinished chunk.
  package func abandon() { pending = [] }

  private func run(isLast: Bool) -> SessionReply {
    let path = "[\(lineCount + 1)]"
    let reply = run(pending.joined(separator: "\n"), path: path, isLast: isLast)
    if reply.outcome != .unfinished {
      pending = []
      lineCount += 1
    }
    return reply
  }

  // MARK: - Commands and help

  private func command(_ text: String) -> SessionReply {
    let parts = text.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: true)
    do throws(SessionProblem) {
      let command = try SessionCommand.named(parts.first.map(String.init) ?? "")
      let argument = parts.count > 1 ? parts[1].trimming { $0 == " " || $0 == "\t" } : ""
      let reply = try command.run(self, argument)
      guard interrupts.isInterrupted else { return reply }
      throw SessionProblem.interrupted
    } catch {
      return reply(error)
    }
  }

  private func help(_ text: String) -> SessionReply {
    let name = text.trimming { $0 == " " || $0 == "?" }
    guard !name.isEmpty else { return SessionCommand.overview(self) }
    guard let entry = Manual.entry(for: name) else {
      return reply(
        SessionProblem(
          "there is nothing to explain about '\(name)'",
          help: Spelling.suggestion(for: name, in: Manual.names) ?? "':help' lists the commands"
        )
      )
    }
    return SessionReply(entry.text(width: options.width, options.styler))
  }

  // MARK: - Replies

  /// A problem as the answer to a line.
  func reply(_ problem: SessionProblem) -> SessionReply {
    SessionReply(problem.text ?? text(of: problem.diagnostics), outcome: problem.outcome)
  }

  /// Diagnostics with their source lines.
  func text(of diagnostics: [Diagnostic]) -> String {
    let files = (Array(sources.values) + state.plugins.flatMap(\.scripts)).map(\.file)
    let known = Dictionary(files.map { ($0.path, $0) }) { first, _ in first }
    let renderer = DiagnosticRenderer(width: options.width, styler: options.styler) { known[$0] }
    return diagnostics.map { renderer.render(explained($0)) }.joined(separator: "\n")
  }
}

extension Plugin {
  /// All scripts, for the source lines of diagnostics.
  fileprivate var scripts: [ScriptSource] { effects + scenes + tests + modules }

  /// A plugin with nothing in it, for the bundled scenes.
  static let scenesOnly = Plugin(manifest: Manifest(name: "session"), path: "")
}

extension StringProtocol {
  /// The text without the characters at both ends for which a test holds.
  func trimming(_ isDropped: (Character) -> Bool) -> String {
    let start = drop(while: isDropped)
    return String(start.reversed().drop(while: isDropped).reversed())
  }
}

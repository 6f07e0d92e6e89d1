internal import MothDiagnostics

/// A command of a session: one file in `Commands/` and one line in `SessionCommand.all`.
struct SessionCommand: Sendable {
  /// The name after the colon.
  let name: String
  /// Other names.
  var aliases: [String] = []
  /// What is after the name, such as `[ID]`; empty for nothing.
  var arguments = ""
  /// What it does, in a line.
  let summary: String
  /// More for `:help NAME`; may be empty.
  var details = ""
  /// What may be after the name, for completion.
  var candidates: @Sendable (Session) -> [String] = { _ in [] }
  /// Runs it with the text after the name.
  let run: @Sendable (Session, String) throws(SessionProblem) -> SessionReply

  /// Every command, in the order of `:help`.
  static let all: [SessionCommand] = [
    .help, .effect, .scene, .target, .device, .orientation, .reduceMotion, .sweep, .param, .phase,
    .at,
    .sample, .table, .plot, .film, .check, .why, .diff, .reload, .watch, .edit, .time, .bench,
    .save, .export,
    .reset, .quit,
  ]

  /// The command of a name, of an alias, or of the beginning of just one name.
  static func named(_ name: String) throws(SessionProblem) -> SessionCommand {
    if let exact = all.first(where: { $0.name == name || $0.aliases.contains(name) }) {
      return exact
    }
    guard !name.isEmpty else {
      throw SessionProblem("no command is named", help: "':help' lists the commands")
    }
    let begun = all.filter { $0.name.hasPrefix(name) }
    if begun.count == 1 { return begun[0] }
    guard begun.isEmpty else {
      let list = begun.map { ":\($0.name)" }.joined(separator: ", ")
      throw SessionProblem("':\(name)' is the beginning of several commands", help: list)
    }
    throw SessionProblem(
      UnknownName(
        ":\(name)",
        noun: "command",
        in: all.map { ":\($0.name)" },
        hint: "':help' lists the commands"
      )
    )
  }

  /// The name with what is after it.
  var usage: String { ":\(name)" + (arguments.isEmpty ? "" : " \(arguments)") }

  /// What a session can do: how lines are answered, and the commands.
  static func overview(_ session: Session) -> SessionReply {
    let intro = """
      A line of Lua is run, and what it gives is shown; `_` is the last value. `content`, \
      `geometry`, `env`, `p`, `phase` and `scroll` are those of the target where the session \
      is. `?NAME` explains a transform, a modifier, a rule or an object.
      """
    var reply = session.reply(all.map { NamedLines.Row(name: $0.usage, text: $0.summary) })
    let lines = WrappedText.lines(of: intro, width: session.options.width)
    reply.text = lines.joined(separator: "\n") + "\n\n" + reply.text
    return reply
  }
}

extension Session {
  /// The one of `names` that a text means: itself, or the only one that begins with it.
  func choice(
    _ text: String,
    of names: [String],
    what: String
  ) throws(SessionProblem) -> String {
    if names.contains(text) { return text }
    let begun = text.isEmpty ? [] : names.filter { $0.hasPrefix(text) }
    if begun.count == 1 { return begun[0] }
    let list = Self.list(begun.isEmpty ? names : begun, what: what)
    guard !text.isEmpty else { throw SessionProblem("no \(what) is named", help: list) }
    guard begun.isEmpty else {
      throw SessionProblem("'\(text)' is the beginning of several \(what)s", help: list)
    }
    throw SessionProblem(UnknownName(text, noun: what, in: names, hint: list))
  }

  /// The first names that there are, in words.
  private static func list(_ names: [String], what: String) -> String {
    let shown = 24
    let rest = names.count - shown
    let text = names.prefix(shown).joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
    return names.isEmpty ? "there are none" : "the \(what)s are \(text)"
  }

  /// Refuses what is after a command that takes nothing.
  func expectNothing(_ argument: String, command: String) throws(SessionProblem) {
    guard !argument.isEmpty else { return }
    throw SessionProblem("':\(command)' takes nothing; got '\(argument)'")
  }

  /// The position of the session, as the answer to a command that moved it.
  func positionReply() -> SessionReply { SessionReply(locationLine) }
}

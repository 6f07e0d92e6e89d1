internal import Foundation
internal import MothLineEditor
internal import MothREPL
internal import MothRunner
internal import MothScript

extension Command {
  /// `moth repl`: a session with a person, or with lines given.
  static let repl = Command(
    name: "repl",
    summary: "Try effects out, line by line.",
    options: [.plugin, .execute, .firstDevice] + Option.project + [.color],
    handlesSignals: true
  ) { context in
    var options: SessionOptions
    do throws(UsageProblem) {
      options = try SessionOptions.read(context)
    } catch {
      return context.fail(error.diagnostics)
    }
    let isTyped = context.isInteractive && context.invocation.texts(.execute).isEmpty
    if isTyped, let editor = TextEditor(environment: context.environment) {
      options.edit = editor.edit
    }
    let stackBytes = options.limits.stackBytes
    // The calling thread waits until the session is over, so only one of both uses them.
    nonisolated(unsafe) let waiting = (options, context)
    return LuaThread.run(stackBytes: stackBytes) {
      let (options, context) = waiting
      let session = Session(options)
      return isTyped
        ? TypedSession(session, context: context).run() : answer(session, context: context)
    }
  }

  /// Answers the lines of the command line, or else of the input.
  private static func answer(_ session: Session, context: CommandContext) -> ExitStatus {
    let start = session.begin()
    guard start.outcome == .done else {
      context.printError(start.text)
      return start.status
    }
    var given = context.invocation.texts(.execute)[...]
    let isGiven = !given.isEmpty
    var status = ExitStatus.passed
    var lines = GivenLines()
    while let line = isGiven ? given.popFirst() : context.readLine() {
      if let problem = lines.take(line) { return context.fail([problem]) }
      let reply = session.enter(line)
      context.print(reply.text)
      if reply.status.rawValue > status.rawValue { status = reply.status }
      if reply.outcome == .leaves { return status }
    }
    let rest = session.finish()
    context.print(rest.text)
    return rest.status.rawValue > status.rawValue ? rest.status : status
  }
}

extension Option {
  fileprivate static let plugin = Option(
    "[plugin]",
    help: "A plugin, a .lua file, or the name of an effect in Plugins.",
    candidates: { _ in ProjectNames.effects }
  )
  fileprivate static let execute = Option(
    "-e --execute LINE...",
    help: "Answer this line instead of the input."
  )
  fileprivate static let firstDevice = Option(
    "--device ID",
    help: "The device to begin with.",
    absent: "iphone-17",
    candidates: { _ in ProjectNames.devices }
  )
}

extension SessionReply {
  /// The status of a session in which this was the worst answer.
  fileprivate var status: ExitStatus {
    switch outcome {
    case .done, .unfinished, .leaves: .passed
    case .fault: .findings
    case .usage: .usage
    case .notLoaded: .notLoaded
    }
  }
}

extension SessionOptions {
  fileprivate static func read(_ context: CommandContext) throws(UsageProblem) -> SessionOptions {
    var options = SessionOptions { ProcessInfo.processInfo.systemUptime }
    options.width = context.terminal.width
    options.styler = context.terminal.styler
    options.device = context.invocation.text(.firstDevice) ?? options.device
    let settings = try ProjectSettings(context)
    options.rules = try settings.rules(context.invocation)
    options.limits = settings.limits
    let exists = FileManager.default.fileExists(atPath:)
    let folder = "Plugins"
    guard let name = context.invocation.text(.plugin) else {
      options.paths = exists(folder) ? [folder] : []
      return options
    }
    if exists(name) || name.hasSuffix(".lua") || name.contains("/") {
      options.paths = [name]
    } else if exists("\(folder)/\(name)") {
      options.paths = ["\(folder)/\(name)"]
    } else {
      options.paths = exists(folder) ? [folder] : []
      options.effect = name
    }
    return options
  }
}

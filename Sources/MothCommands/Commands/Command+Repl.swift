internal import Foundation
internal import MothLineEditor
internal import MothREPL
internal import MothRunner
internal import MothScript

extension Command {
  /// `moth repl`: a session with a person, or with lines given.
  static let repl = Command(name: "repl", handlesSignals: true) { context in
    var options: SessionOptions
    do throws(UsageProblem) {
      options = try SessionOptions.read(context)
    } catch {
      return context.fail(error.diagnostics)
    }
    let isTyped = context.isInteractive && context.invocation.texts("execute").isEmpty
    if isTyped, let editor = TextEditor(environment: context.environment) {
      options.edit = editor.edit
    }
    let stackBytes = options.limits.stackBytes
    // The calling thread waits until the session is over, so only one of both uses them.
    nonisolated(unsafe) let waiting = (options, context)
    return LuaThread.run(stackBytes: stackBytes) {
      let (options, context) = waiting
      let session = Session(options)
      return isTyped ? TypedSession(session, context).run() : answer(session, context)
    }
  }

  /// Answers the lines of the command line, or else of the input.
  private static func answer(_ session: Session, _ context: CommandContext) -> ExitStatus {
    let start = session.begin()
    guard start.outcome == .done else {
      context.printError(start.text)
      return start.status
    }
    var given = context.invocation.texts("execute")[...]
    let isGiven = !given.isEmpty
    var status = ExitStatus.passed
    while let line = isGiven ? given.popFirst() : context.readLine() {
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
    options.device = context.invocation.text("device") ?? options.device
    let settings = try ProjectSettings(context)
    options.rules = try RulePlan.read(context.invocation, settings.configuration)
    options.limits = settings.limits
    let exists = FileManager.default.fileExists(atPath:)
    let folder = "Plugins"
    guard let name = context.invocation.text("plugin") else {
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

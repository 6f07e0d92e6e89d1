internal import MothEngine
internal import MothSimulation

extension SessionCommand {
  /// `:target`: the targets, or another one of them.
  static let target = SessionCommand(
    name: "target",
    arguments: "[NAME] [N]",
    summary: "Lists the scene's targets, or goes to one, and to its Nth view from 0.",
    details: "The name is for a session without an effect: an effect names its own target.",
    candidates: { session in
      (try? session.unitContext()).map { Self.names(in: $0.timeline.targets) } ?? []
    }
  ) { session, argument throws(SessionProblem) in
    let context = try session.unitContext()
    let names = names(in: context.timeline.targets)
    var words = argument.split(separator: " ").map(String.init)
    if words.isEmpty {
      let lines = names.map { name in
        let count = context.timeline.targets.count { $0.name == name }
        return (name == context.target ? "* " : "  ") + name
          + (count > 1 ? "  0...\(count - 1)" : "")
      }
      return SessionReply(lines.joined(separator: "\n"))
    }
    var position = session.state.position
    if let name = words.first, Int(name) == nil {
      let chosen = try session.choice(name, of: names, what: "target")
      guard session.state.position.effect == nil || chosen == context.target else {
        throw SessionProblem(
          "the effect's target is '\(context.target)'",
          help: "':effect -' leaves the effect"
        )
      }
      position.target = chosen
      position.index = 0
      words.removeFirst()
    }
    if let text = words.first {
      let name = position.effect == nil ? position.target ?? context.target : context.target
      let count = context.timeline.targets.count { $0.name == name }
      guard words.count == 1, let index = Int(text), (0..<count).contains(index) else {
        throw SessionProblem(
          "':target' takes a name and a number from 0 to \(count - 1); got '\(argument)'"
        )
      }
      position.index = index
    }
    try session.move(to: position)
    return session.positionReply()
  }

  private static func names(in targets: [TargetView]) -> [String] {
    targets.map(\.name).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }
}

internal import MothDiagnostics
internal import MothScript
internal import MothSimulation

extension SessionCommand {
  /// `:save`: the offsets looked at, as a test.
  static let save = SessionCommand(
    name: "save",
    arguments: "FILE",
    summary: "Writes what ':at' showed of the effect as a test, or an effect that was typed.",
    details: "Each offset is a case with the values of that moment, to be named and pruned. A file "
      + "that exists is not overwritten. Looks at another scene than the effect's own are left out. "
      + "An effect that was typed is written as its script, and the session goes on with that."
  ) { session, argument throws(SessionProblem) in
    guard argument.hasSuffix(".lua") else {
      throw SessionProblem(
        "':save' takes a .lua file; got " + (argument.isEmpty ? "nothing" : "'\(argument)'")
      )
    }
    let effect = try session.effect()
    if session.isDrafting { return try session.save(draft: effect, to: argument) }
    let name = effect.name
    let moments = session.moments.filter { $0.effect == name }
    guard !moments.isEmpty else {
      throw SessionProblem("no offset of '\(name)' was looked at", help: "':at 120' looks at one")
    }
    try session.write(SavedMoment.script(of: moments, effect: name), to: argument)
    let cases = moments.count == 1 ? "1 case" : "\(moments.count) cases"
    return SessionReply("\(cases) written; name the file under \"tests\" in plugin.json")
  }
}

internal import Foundation
internal import MothDiagnostics
internal import MothScript
internal import MothSimulation

extension SessionCommand {
  /// `:save`: the offsets looked at, as a test.
  static let save = SessionCommand(
    name: "save",
    arguments: "FILE",
    summary: "Writes what ':at' showed of the effect in this session as a test of its plugin.",
    details: "Each offset is a case with the values of that moment, to be named and pruned. A file "
      + "that exists is not overwritten. Looks at another scene than the effect's own are left out."
  ) { session, argument throws(SessionProblem) in
    guard argument.hasSuffix(".lua") else {
      throw SessionProblem(
        "':save' takes a .lua file; got " + (argument.isEmpty ? "nothing" : "'\(argument)'")
      )
    }
    let name = try session.effect().name
    let moments = session.moments.filter { $0.effect == name }
    guard !moments.isEmpty else {
      throw SessionProblem("no offset of '\(name)' was looked at", help: "':at 120' looks at one")
    }
    guard !FileManager.default.fileExists(atPath: argument) else {
      throw SessionProblem("'\(argument)' is there already", help: "choose another name")
    }
    let text = SavedMoment.script(of: moments, effect: name)
    do {
      try Data(text.utf8).write(to: URL(fileURLWithPath: argument))
    } catch {
      throw SessionProblem("'\(argument)' cannot be written")
    }
    let cases = moments.count == 1 ? "1 case" : "\(moments.count) cases"
    return SessionReply("\(cases) written; name the file under \"tests\" in plugin.json")
  }
}

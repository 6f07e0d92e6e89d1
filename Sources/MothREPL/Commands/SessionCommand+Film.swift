internal import MothDiagnostics
internal import MothEngine
internal import MothGeometry
internal import MothSimulation
internal import MothValidation

extension SessionCommand {
  /// `:film`: the screen in some samples.
  static let film = SessionCommand(
    name: "film",
    arguments: "[FRAMES]",
    summary: "Draws the screen at offsets evenly over those with the effect's visible views.",
    details: "5 frames if not said otherwise, fewer where they do not fit. Dark blocks are the "
      + "effect's views as it moves them, in front of all others; the less opaque, the lighter. Light "
      + "blocks are the other views, dots the places that the effect's views have in the layout. "
      + "Clips, scroll views and the window cut what is drawn."
  ) { session, argument throws(SessionProblem) in
    var count = 5
    if !argument.isEmpty {
      guard let number = Int(argument), (1...12).contains(number) else {
        throw SessionProblem("':film' takes a number of frames up to 12; got '\(argument)'")
      }
      count = number
    }
    let options = session.options
    let film = Film(try session.unit(), frames: count, width: options.width, styler: options.styler)
    return SessionReply(film.lines.joined(separator: "\n"))
  }
}

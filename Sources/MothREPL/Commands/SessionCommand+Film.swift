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
    summary: "Draws the effect's views on the screen in samples evenly over the sweep.",
    details: "5 frames if not said otherwise, fewer where they do not fit. Blocks are the views as "
      + "the effect moves them, by the rectangles around them; the less opaque, the lighter. Dots "
      + "are their places in the layout."
  ) { session, argument throws(SessionProblem) in
    var count = 5
    if !argument.isEmpty {
      guard let number = Int(argument), (1...12).contains(number) else {
        throw SessionProblem("':film' takes a number of frames up to 12; got '\(argument)'")
      }
      count = number
    }
    let (trace, context) = try session.trace()
    let film = Film(trace, context, frames: count, width: session.options.width)
    return SessionReply(film.lines.joined(separator: "\n"))
  }
}

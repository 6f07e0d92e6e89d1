internal import MothReporting
internal import MothRunner
internal import MothSimulation

extension Command {
  /// `moth frames`: where the views of a scene stand at rest.
  static let frames = Command(name: "frames") { context in
    let invocation = context.invocation
    var options = RunOptions(paths: context.paths)
    options.devices = invocation.texts("device")
    options.scene = invocation.text("scene")
    options.orientations =
      Orientation(rawValue: invocation.text("orientation") ?? "").map { [$0] }
      ?? Orientation.allCases
    let result = SceneFramesRunner.run(options)
    context.print(
      invocation.flag("markdown")
        ? FramesReporter.markdown(result.frames) : FramesReporter.text(result.frames)
    )
    if !result.diagnostics.isEmpty { return context.fail(result.diagnostics) }
    return result.frames.isEmpty ? .nothingMatched : .passed
  }
}

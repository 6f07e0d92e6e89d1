internal import MothReporting
internal import MothRunner
internal import MothSimulation

extension Command {
  /// `moth frames`: where the views of a scene stand at rest.
  static let frames = Command(name: "frames") { context in
    let invocation = context.invocation
    var options: RunOptions
    do throws(UsageProblem) {
      options = try RunOptions(context)
    } catch {
      return context.fail(error.diagnostics)
    }
    options.axes.devices = invocation.texts("device")
    options.axes.scenes = invocation.texts("scene")
    options.axes.orientations =
      Orientation(rawValue: invocation.text("orientation") ?? "").map { [$0] }
      ?? Orientation.allCases
    let result = SceneFramesRunner.run(options)
    if !result.frames.isEmpty {
      context.print(
        invocation.flag("markdown")
          ? FramesReporter.markdown(result.frames) : FramesReporter.text(result.frames)
      )
    }
    context.fail(result.diagnostics + result.sceneDiagnostics)
    if !result.diagnostics.isEmpty { return .usage }
    if !result.sceneDiagnostics.isEmpty { return .notLoaded }
    return result.frames.isEmpty ? .nothingMatched : .passed
  }
}

internal import MothReporting
internal import MothRunner

extension Command {
  /// `moth frames`: where the views of a scene stand at rest.
  static let frames = Command(
    name: "frames",
    summary: "Show where the views of scenes are at rest.",
    options: Option.paths + Option.project + RunSettings.sceneOptions.map(\.option)
      + [frameMarkdown, .color]
  ) { context in
    let invocation = context.invocation
    var options: RunOptions
    do throws(UsageProblem) {
      options = try RunOptions(context)
      var settings = RunSettings()
      try invocation.apply(RunSettings.sceneOptions, to: &settings)
      options.axes = settings.axes
    } catch {
      return context.fail(error.diagnostics)
    }
    let result = SceneFramesRunner.run(options)
    if !result.frames.isEmpty {
      context.print(
        invocation.flag(frameMarkdown)
          ? FramesReporter.markdown(result.frames) : FramesReporter.text(result.frames)
      )
    }
    context.fail(result.diagnostics + result.sceneDiagnostics)
    if !result.diagnostics.isEmpty { return .usage }
    if !result.sceneDiagnostics.isEmpty { return .notLoaded }
    return result.frames.isEmpty ? .nothingMatched : .passed
  }

  private static let frameMarkdown = Option("--markdown", help: "Print a Markdown table.")
}

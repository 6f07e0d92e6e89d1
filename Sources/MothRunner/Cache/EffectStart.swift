internal import MothDiagnostics
internal import MothScript

/// What is known of an effect when its script has run, as far as planning needs it.
struct EffectStart: Sendable, Codable {
  /// The parameters, sorted by name; nil if the script could not be used.
  var parameters: [Parameter]?
  /// The scene it is made for; nil for the bundled `feed`.
  var scene: String?
  /// What is wrong with it.
  var diagnostics: [Diagnostic]
  /// What it printed.
  var printed: PrintedText

  init(_ loaded: PluginHost.Loaded<EffectDefinition>, printed: PrintedText) {
    parameters = loaded.definition?.parameters
    scene = loaded.definition?.scene
    diagnostics = loaded.diagnostics
    self.printed = printed
  }
}

/// The cases of a test, or what is wrong with its script.
struct TestStart: Sendable, Codable {
  var definition: TestDefinition?
  var diagnostics: [Diagnostic]

  init(_ loaded: PluginHost.Loaded<TestDefinition>) {
    definition = loaded.definition
    diagnostics = loaded.diagnostics
  }
}

/// The result of checking one case of a test.
struct TestOutcome: Sendable, Codable {
  var result: TestResult
  /// Whether a scene or a device cannot be used, so that there was nothing to check.
  var isReportedWithPlugin = false
  /// What is wrong with the scene.
  var scene: SceneProblems
}

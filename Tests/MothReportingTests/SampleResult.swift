import MothDiagnostics
import MothReporting
import MothSimulation
import MothValidation

@testable import MothRunner
@testable import MothScript

/// A run made by hand that has one of everything that reports show.
///
/// Its numbers mean nothing; its names are as bad as a file system and a script allow.
enum SampleResult {
  static let all: RunResult = {
    var result = RunResult()
    result.diagnostics = [
      Diagnostic.error(
        "missing-file",
        message: "there is no file 'gone.lua' that can be read",
        at: nil
      )
    ]
    result.plugins = [wellNamed, hostile(badName)]
    return result
  }()

  static let passing: RunResult = {
    var result = RunResult()
    result.evaluates = true
    var plugin = PluginResult(plugin: Plugin(manifest: manifest("calm"), path: "calm"))
    plugin.effects = [still]
    result.plugins = [plugin]
    return result
  }()

  /// The records of a result.
  static func records(
    _ result: RunResult = all,
    command: RunHeader.Command = .run
  ) -> [RunRecord] {
    let header = RunHeader(command: command, curves: false, moth: "1.2.3")
    var recorder = RunRecorder(header) { _ in nil }
    var records = recorder.start()
    result.replay { event in recorder.take(event) { records.append($0) } }
    return records + recorder.finish()
  }

  // MARK: - A plugin as plugins are

  static let source = ScriptSource(
    file: SourceFile(
      path: "slide/effects/slide.lua",
      text: """
        --- Moves down.
        return moth.effect { api = 1, visualEffect = function(content, geometry, env, p)
          return content:offset(0, p.rate):scaleEffect(1.2):opacity(p.rate)
        end }
        """
    )
  )

  private static let wellNamed: PluginResult = {
    let plugin = Plugin(manifest: manifest("slide"), path: "slide", effects: [source])
    var result = PluginResult(plugin: plugin)
    result.diagnostics = [
      Diagnostic.warning(
        "layout-problem",
        message: "a width must be 0 or more; got -3",
        at: SourceLocation(path: "slide/scenes/home.lua", range: range(4, start: 3, end: 12))
      )
    ]
    result.effects = [slide, unloaded]
    result.tests = [
      TestResult(name: "rests", effect: "slide", device: "iphone-17", reduceMotion: false),
      TestResult(
        name: "slides",
        effect: "slide",
        device: "apple-tv",
        reduceMotion: true,
        diagnostics: [
          Diagnostic.error(
            "test-failed",
            message: "'offset.y' must be 15; got 0",
            at: SourceLocation(path: "slide/tests/slide.lua", range: range(6, start: 12, end: 20))
          )
          .at(Moment(device: "apple-tv", target: "card", index: 0, sample: 1))
        ]
      ),
    ]
    return result
  }()

  private static let slide: EffectResult = {
    var effect = EffectResult(
      name: "slide",
      path: "slide/effects/slide.lua",
      summary: "Moves down."
    )
    effect.printed = (1...22).map { "line \($0)\n" }.joined()
    effect.units = [
      unit("iphone-17", reduceMotion: false, finding: 0.5), unit("iphone-17", reduceMotion: true),
      unit("apple-tv", reduceMotion: false, finding: 0.25),
      unit("apple-tv", reduceMotion: true, warning: true),
    ]
    let allowed = Diagnostic.error(
      "value-not-finite",
      message: "'offset.y' must be a finite number; got infinity",
      at: SourceLocation(path: source.path, range: range(3, start: 18, end: 24))
    )
    effect.suppressed = [SuppressedFinding(allowed, reason: "it is a sample")]
    // In two units, which is one finding.
    for index in [0, 1] {
      effect.units[index].suppressed = [
        SuppressedFinding(allowed.at(Moment(device: "iphone-17", sample: 3)), reason: badName)
      ]
    }
    return effect
  }()

  private static let unloaded: EffectResult = {
    var effect = EffectResult(name: "broken", path: "slide/effects/broken.lua", summary: "")
    effect.diagnostics = [
      Diagnostic.error(
        "lua-syntax",
        message: "'=' or 'in' expected",
        at: SourceLocation(path: "slide/effects/broken.lua", range: range(1, start: 1, end: 4))
      )
    ]
    return effect
  }()

  private static let still: EffectResult = {
    var effect = EffectResult(name: "still", path: "still.lua", summary: "Does nothing.")
    effect.units = [unit("mac-window", reduceMotion: false)]
    effect.units[0].columns = [column("opacity", unit: "", range: 1...1, isInformative: false)]
    return effect
  }()

  // MARK: - Names from outside

  /// Quotes, line ends, an escape sequence, a direction override, and characters of 2 to 4 bytes.
  static let badName = "a\"b\\c'd\n\u{1B}[31me\u{202E}f\tgé漢😀\u{0}"

  /// A plugin in which everything that can have a name from outside has this one.
  static func hostile(_ badName: String) -> PluginResult {
    var effect = EffectResult(name: badName, path: badName + ".lua", summary: badName)
    effect.printed = badName + "\n"
    var unit = Self.unit("iphone-17", reduceMotion: false)
    unit.scene = badName
    unit.target = badName
    unit.diagnostics = [
      Diagnostic.error(
        "lua-error",
        message: badName,
        at: SourceLocation(path: badName, range: range(1, start: 1, end: 2))
      )
      .reason(badName).help(badName).note(badName)
      .at(Moment(device: badName, target: badName, sample: 0))
    ]
    effect.units = [unit]
    var result = PluginResult(plugin: Plugin(manifest: manifest(badName), path: badName))
    result.effects = [effect]
    result.tests = [
      TestResult(
        name: badName,
        effect: badName,
        device: badName,
        reduceMotion: false,
        diagnostics: [Diagnostic.error("test-failed", message: badName, at: nil)]
      )
    ]
    return result
  }

  // MARK: - Parts

  private static func manifest(_ name: String) -> Manifest {
    Manifest(name: name, version: "1.0.0", summary: "", author: "", license: "", files: [:])
  }

  /// A place in the script of `slide`.
  static func location(_ line: Int, start: Int, end: Int) -> SourceLocation {
    SourceLocation(path: "slide/effects/slide.lua", range: range(line, start: start, end: end))
  }

  private static func range(_ line: Int, start: Int, end: Int) -> SourceRange {
    SourceRange(
      start: SourcePosition(line: line, column: start),
      end: SourcePosition(line: line, column: end)
    )
  }

  private static func column(
    _ label: String,
    unit: String,
    range: ClosedRange<Double>,
    isInformative: Bool = true
  ) -> UnitResult.ColumnRange {
    UnitResult.ColumnRange(label: label, unit: unit, range: range, isInformative: isInformative)
  }

  /// A unit of 2 views and 100 samples; with a finding, one whose number differs between devices.
  static func unit(
    _ device: String,
    reduceMotion: Bool,
    finding: Double? = nil,
    warning: Bool = false
  ) -> UnitResult {
    var unit = UnitResult(
      name: "\(device), portrait, linear, Reduce Motion \(reduceMotion ? "on" : "off")",
      scene: "home",
      target: "card",
      targetCount: 2,
      device: device,
      orientation: .portrait,
      reduceMotion: reduceMotion,
      layoutDirection: .leftToRight,
      dynamicTypeSize: .large,
      parameters: [ParameterSetting(name: "cap", value: .number(40))],
      sweep: "linear",
      sampleCount: 100,
      targetSampleCount: 100 * max(2, 1),
      callCount: 210
    )
    unit.columns = [
      column("offset.x", unit: "pt", range: 0...0, isInformative: false),
      column("offset.y", unit: "pt", range: 0...40),
      column("scaleEffect.x", unit: "", range: 1.2...1.2),
      column("scaleEffect.y", unit: "", range: 1.2...1.2),
      column("opacity", unit: "", range: 1e-7...0.1),
    ]
    let location = SourceLocation(path: source.path, range: range(3, start: 53, end: 60))
    if let finding {
      unit.diagnostics.append(
        outOfRange(1 + finding, at: location, device: device, reduceMotion: reduceMotion)
      )
    }
    if warning {
      unit.diagnostics.append(
        Diagnostic.warning(
          "unavailable-on-platform",
          message: "'scaleEffect' is deprecated",
          at: location
        )
      )
    }
    return unit
  }

  private static func outOfRange(
    _ value: Double,
    at location: SourceLocation,
    device: String,
    reduceMotion: Bool
  ) -> Diagnostic {
    Diagnostic(
      id: "value-out-of-range",
      severity: .error,
      message: "'opacity' must be between 0 and 1; got \(value)",
      location: location,
      moment: Moment(
        device: device,
        target: "card",
        index: 1,
        reduceMotion: reduceMotion,
        sample: 7,
        time: 0.125,
        offset: -12.5
      ),
      count: 3
    )
    .help("clamp it")
  }
}

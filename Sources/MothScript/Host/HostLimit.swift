package import MothDiagnostics

/// One limit as the configuration, the command line and `moth doctor` know it.
package struct HostLimit: Sendable {
  /// Its key in `moth.json` and its name for `--limit`.
  package let name: String
  /// What is counted.
  package let unit: String
  /// What it may be set to.
  package let range: ClosedRange<Int>
  /// What it limits, in a phrase.
  package let summary: String
  /// The id of the diagnostic of a script that reaches it; nil if nothing is reported.
  package let diagnostic: String?
  /// Where it is.
  package let keyPath: any WritableKeyPath<HostLimits, Int> & Sendable

  /// Its default.
  package var defaultValue: Int { HostLimits()[keyPath: keyPath] }

  /// The limit of a name; nil if there is none.
  package static func named(_ name: String) -> HostLimit? { all.first { $0.name == name } }
}

extension HostLimit {
  /// All limits, in the order in which a script meets them.
  ///
  /// The upper ends keep what cannot be stopped short: one instruction over a text that fills the
  /// memory, and Lua's naming of a variable, which is quadratic in the source.
  package static let all: [HostLimit] = [
    HostLimit(
      "sourceBytes",
      "bytes",
      1...131_072,
      "the size of one script",
      .refused,
      \.sourceBytes
    ),
    HostLimit(
      name: "pluginBytes",
      unit: "bytes",
      range: 1_024...67_108_864,
      summary: "the size of all files of a plugin together",
      diagnostic: "plugin-too-large",
      keyPath: \.pluginBytes
    ),
    HostLimit(
      name: "pluginFiles",
      unit: "files",
      range: 1...100_000,
      summary: "the files that a plugin.json names",
      diagnostic: "plugin-too-large",
      keyPath: \.pluginFiles
    ),
    HostLimit(
      "memoryBytes",
      "bytes",
      1_048_576...1_073_741_824,
      "all memory of the scripts of one unit, test case or scene",
      .memoryLimit,
      \.memoryBytes
    ),
    HostLimit(
      "instructionsPerLoad",
      "instructions",
      1_000...1_000_000_000,
      "Lua instructions in running a script, a module, a check or a line",
      .instructionLimit,
      \.instructionsPerLoad
    ),
    HostLimit(
      "instructionsPerCall",
      "instructions",
      1_000...1_000_000_000,
      "Lua instructions in one call of an effect",
      .instructionLimit,
      \.instructionsPerCall
    ),
    HostLimit(
      "callMilliseconds",
      "milliseconds",
      10...600_000,
      "processor time in which a third of the instructions must be done, where each is slow",
      .timeLimit,
      \.callMilliseconds
    ),
    HostLimit(
      "batchMilliseconds",
      "milliseconds",
      10...600_000,
      "processor time of 512 calls before all are repeated with their instructions counted",
      nil,
      \.batchMilliseconds
    ),
    HostLimit(
      "chainTransforms",
      "transforms",
      1...256,
      "transforms on the chain that an effect returns",
      .chainLength,
      \.chainTransforms
    ),
    HostLimit(
      "callTransforms",
      "transforms",
      1...1_000,
      "transforms made in one call, those of abandoned chains included",
      .chainLength,
      \.callTransforms
    ),
    HostLimit(
      "shaderArguments",
      "numbers",
      0...1_000,
      "numbers given to one shader",
      .refused,
      \.shaderArguments
    ),
    HostLimit(
      "printedBytes",
      "bytes",
      256...16_777_216,
      "text kept from print, a unit",
      nil,
      \.printedBytes
    ),
    HostLimit(
      "libraryTextBytes",
      "bytes",
      256...16_777_216,
      "a string that string.format, string.rep or table.concat makes",
      .refused,
      \.libraryTextBytes
    ),
    HostLimit(
      "libraryElements",
      "elements",
      16...10_000_000,
      "elements of a table that a function of the table library takes",
      .refused,
      \.libraryElements
    ),
    HostLimit(
      "sortedElements",
      "elements",
      16...10_000_000,
      "elements that table.sort sorts",
      .refused,
      \.sortedElements
    ),
    HostLimit(
      "unpackedValues",
      "values",
      16...10_000,
      "values that table.unpack returns",
      .refused,
      \.unpackedValues
    ),
    HostLimit(
      "exportedValues",
      "values",
      100...100_000_000,
      "values in what a script returns",
      .export,
      \.exportedValues
    ),
    HostLimit(
      "exportedBytes",
      "bytes",
      1_024...1_073_741_824,
      "the size of what a script returns",
      .export,
      \.exportedBytes
    ),
    HostLimit(
      "unitSamples",
      "samples",
      1...1_000_000_000,
      "samples of an effect on one device, all its targets together",
      .unitTooLarge,
      \.unitSamples
    ),
    HostLimit(
      "unitValues",
      "numbers",
      1...10_000_000_000,
      "numbers kept of an effect on one device, 8 bytes each",
      .unitTooLarge,
      \.unitValues
    ),
    HostLimit(
      "layoutSteps",
      "steps",
      1_000...10_000_000_000,
      "sizes asked for and views visited in laying out the scene of a unit",
      .unitTooLarge,
      \.layoutSteps
    ),
    HostLimit(
      "checkComparisons",
      "comparisons",
      1_000...100_000_000_000,
      "values that the checks of a unit compare",
      .unitTooLarge,
      \.checkComparisons
    ),
    HostLimit(
      "pictureSteps",
      "steps",
      1_000...10_000_000_000,
      "outlines, and lines through them, of what rules see of a unit",
      .unitTooLarge,
      \.pictureSteps
    ),
    HostLimit(
      "unitMilliseconds",
      "milliseconds",
      1...3_600_000,
      "processor time of one unit with all that is done for it, also '--timeout'",
      id: "unit-timeout",
      \.unitMilliseconds
    ),
    HostLimit(
      "planUnits",
      "units",
      1...2_000_000_000,
      "units of one effect: devices times all else that a run varies",
      id: "usage",
      \.planUnits
    ),
  ]

  /// The limit on steps of a kind.
  package static func on(_ kind: StepKind) -> HostLimit? {
    let keyPath: any WritableKeyPath<HostLimits, Int> & Sendable =
      switch kind {
      case .layout: \.layoutSteps
      case .comparison: \.checkComparisons
      case .picture: \.pictureSteps
      }
    return all.first { $0.keyPath == keyPath }
  }

  private init(
    _ name: String,
    _ unit: String,
    _ range: ClosedRange<Int>,
    _ summary: String,
    _ kind: ScriptFault.Kind?,
    _ keyPath: any WritableKeyPath<HostLimits, Int> & Sendable
  ) {
    self.init(name, unit, range, summary, id: kind?.explanation.id, keyPath)
  }

  private init(
    _ name: String,
    _ unit: String,
    _ range: ClosedRange<Int>,
    _ summary: String,
    id diagnostic: String?,
    _ keyPath: any WritableKeyPath<HostLimits, Int> & Sendable
  ) {
    self.init(
      name: name,
      unit: unit,
      range: range,
      summary: summary,
      diagnostic: diagnostic,
      keyPath: keyPath
    )
  }
}

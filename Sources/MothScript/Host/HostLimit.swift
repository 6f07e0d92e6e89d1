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
      unit: "bytes",
      range: 1...131_072,
      summary: "the size of one script",
      kind: .refused,
      keyPath: \.sourceBytes
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
      unit: "bytes",
      range: 1_048_576...1_073_741_824,
      summary: "all memory of the scripts of one unit, test case or scene",
      kind: .memoryLimit,
      keyPath: \.memoryBytes
    ),
    HostLimit(
      "instructionsPerLoad",
      unit: "instructions",
      range: 1_000...1_000_000_000,
      summary: "Lua instructions in running a script, a module, a check or a line",
      kind: .instructionLimit,
      keyPath: \.instructionsPerLoad
    ),
    HostLimit(
      "instructionsPerCall",
      unit: "instructions",
      range: 1_000...1_000_000_000,
      summary: "Lua instructions in one call of an effect",
      kind: .instructionLimit,
      keyPath: \.instructionsPerCall
    ),
    HostLimit(
      "callMilliseconds",
      unit: "milliseconds",
      range: 10...600_000,
      summary:
        "processor time in which a third of the instructions must be done, where each is slow",
      kind: .timeLimit,
      keyPath: \.callMilliseconds
    ),
    HostLimit(
      "batchMilliseconds",
      unit: "milliseconds",
      range: 10...600_000,
      summary:
        "processor time of 512 calls before all are repeated with their instructions counted",
      kind: nil,
      keyPath: \.batchMilliseconds
    ),
    HostLimit(
      "chainTransforms",
      unit: "transforms",
      range: 1...256,
      summary: "transforms on the chain that an effect returns",
      kind: .chainLength,
      keyPath: \.chainTransforms
    ),
    HostLimit(
      "callTransforms",
      unit: "transforms",
      range: 1...1_000,
      summary: "transforms made in one call, those of abandoned chains included",
      kind: .chainLength,
      keyPath: \.callTransforms
    ),
    HostLimit(
      "shaderArguments",
      unit: "numbers",
      range: 0...1_000,
      summary: "numbers given to one shader",
      kind: .refused,
      keyPath: \.shaderArguments
    ),
    HostLimit(
      "printedBytes",
      unit: "bytes",
      range: 256...16_777_216,
      summary: "text kept from print, a unit",
      kind: nil,
      keyPath: \.printedBytes
    ),
    HostLimit(
      "libraryTextBytes",
      unit: "bytes",
      range: 256...16_777_216,
      summary: "a string that string.format, string.rep or table.concat makes",
      kind: .refused,
      keyPath: \.libraryTextBytes
    ),
    HostLimit(
      "libraryElements",
      unit: "elements",
      range: 16...10_000_000,
      summary: "elements of a table that a function of the table library takes",
      kind: .refused,
      keyPath: \.libraryElements
    ),
    HostLimit(
      "sortedElements",
      unit: "elements",
      range: 16...10_000_000,
      summary: "elements that table.sort sorts",
      kind: .refused,
      keyPath: \.sortedElements
    ),
    HostLimit(
      "unpackedValues",
      unit: "values",
      range: 16...10_000,
      summary: "values that table.unpack returns",
      kind: .refused,
      keyPath: \.unpackedValues
    ),
    HostLimit(
      "exportedValues",
      unit: "values",
      range: 100...100_000_000,
      summary: "values in what a script returns",
      kind: .export,
      keyPath: \.exportedValues
    ),
    HostLimit(
      "exportedBytes",
      unit: "bytes",
      range: 1_024...1_073_741_824,
      summary: "the size of what a script returns",
      kind: .export,
      keyPath: \.exportedBytes
    ),
    HostLimit(
      "unitSamples",
      unit: "samples",
      range: 1...1_000_000_000,
      summary: "samples of an effect on one device, all its targets together",
      kind: .unitTooLarge,
      keyPath: \.unitSamples
    ),
    HostLimit(
      "unitValues",
      unit: "numbers",
      range: 1...10_000_000_000,
      summary: "numbers kept of an effect on one device, 8 bytes each",
      kind: .unitTooLarge,
      keyPath: \.unitValues
    ),
    HostLimit(
      "layoutSteps",
      unit: "steps",
      range: 1_000...10_000_000_000,
      summary: "sizes asked for and views visited in laying out the scene of a unit",
      kind: .unitTooLarge,
      keyPath: \.layoutSteps
    ),
    HostLimit(
      "checkComparisons",
      unit: "comparisons",
      range: 1_000...100_000_000_000,
      summary: "values that the checks of a unit compare",
      kind: .unitTooLarge,
      keyPath: \.checkComparisons
    ),
    HostLimit(
      "pictureSteps",
      unit: "steps",
      range: 1_000...10_000_000_000,
      summary: "outlines, and lines through them, of what rules see of a unit",
      kind: .unitTooLarge,
      keyPath: \.pictureSteps
    ),
    HostLimit(
      "unitMilliseconds",
      unit: "milliseconds",
      range: 1...3_600_000,
      summary: "processor time of one unit with all that is done for it, also '--timeout'",
      id: "unit-timeout",
      keyPath: \.unitMilliseconds
    ),
    HostLimit(
      "planUnits",
      unit: "units",
      range: 1...2_000_000_000,
      summary: "units of one effect: devices times all else that a run varies",
      id: "usage",
      keyPath: \.planUnits
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
    unit: String,
    range: ClosedRange<Int>,
    summary: String,
    kind: ScriptFault.Kind?,
    keyPath: any WritableKeyPath<HostLimits, Int> & Sendable
  ) {
    self.init(
      name,
      unit: unit,
      range: range,
      summary: summary,
      id: kind?.explanation.id,
      keyPath: keyPath
    )
  }

  private init(
    _ name: String,
    unit: String,
    range: ClosedRange<Int>,
    summary: String,
    id diagnostic: String?,
    keyPath: any WritableKeyPath<HostLimits, Int> & Sendable
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

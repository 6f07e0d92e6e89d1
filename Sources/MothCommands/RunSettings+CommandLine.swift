internal import MothDiagnostics
internal import MothRunner
internal import MothScript
internal import MothSimulation

extension RunSettings {
  /// What the command line says over what the configuration says.
  static func read(
    _ invocation: Invocation,
    _ configured: RunSettings
  ) throws(UsageProblem) -> RunSettings {
    var settings = configured
    let paths = invocation.texts("paths")
    if !paths.isEmpty { settings.paths = paths }
    if settings.paths.isEmpty { settings.paths = ["Plugins"] }
    try settings.axes.read(invocation)
    if let text = invocation.text("workers") {
      settings.workers =
        text == "auto" ? nil : try whole(text, of: "--workers", workerRange, or: " or auto")
    }
    if let text = invocation.text("timeout") {
      settings.unitMilliseconds = try whole(
        text,
        of: "--timeout",
        unitMillisecondsRange,
        or: " (milliseconds)"
      )
    }
    if let text = invocation.text("max_failures") {
      settings.mostFailures = try whole(text, of: "--max-failures", failureRange)
    }
    if invocation.flag("x") { settings.mostFailures = 1 }
    return settings
  }

  private static func whole(
    _ text: String,
    of option: String,
    _ range: ClosedRange<Int>,
    or other: String = ""
  ) throws(UsageProblem) -> Int {
    if let number = Int(text), range.contains(number) { return number }
    throw UsageProblem(
      "'\(option)' takes a number from \(range.lowerBound) to \(range.upperBound)\(other);"
        + " got '\(text)'"
    )
  }
}

extension PlanAxes {
  fileprivate mutating func read(_ invocation: Invocation) throws(UsageProblem) {
    /// What an option that may be given again says, each value once.
    func values(_ name: String) -> [String]? {
      let texts = invocation.texts(name)
      return texts.isEmpty
        ? nil
        : texts.enumerated().filter { !texts[..<$0.offset].contains($0.element) }.map(\.element)
    }
    devices = values("device") ?? devices
    scenes = values("scene") ?? scenes
    sweeps = values("sweep") ?? sweeps
    if let text = invocation.text("orientation") {
      orientations = Orientation(rawValue: text).map { [$0] } ?? Orientation.allCases
    }
    if let text = invocation.text("layout_direction") {
      layoutDirections = LayoutDirection(rawValue: text).map { [$0] } ?? LayoutDirection.allCases
    }
    switch invocation.text("reduce_motion") {
    case "on": reduceMotion = [true]
    case "off": reduceMotion = [false]
    case "both": reduceMotion = [false, true]
    default: break
    }
    if let names = values("dynamic_type_size") {
      dynamicTypeSizes = []
      for name in names { dynamicTypeSizes.append(try Self.dynamicTypeSize(name)) }
    }
    if let text = invocation.text("refresh_rate") { refreshRate = try Self.refreshRate(text) }
    parameters = try parameters(over: invocation.texts("param"))
  }

  /// The parameters with the values that the command line gives, instead of those that the
  /// configuration gives to the same names.
  private func parameters(over texts: [String]) throws(UsageProblem) -> [ParameterAxis] {
    var axes: [ParameterAxis] = []
    for text in texts {
      let given = try Self.parameter(text)
      let index = axes.firstIndex { $0.name == given.name }
      if let index, !axes[index].values.contains(given.value) {
        axes[index].values.append(given.value)
      } else if index == nil {
        axes.append(ParameterAxis(name: given.name, values: [given.value]))
      }
    }
    return parameters.filter { known in !axes.contains { $0.name == known.name } } + axes
  }

  private static func refreshRate(_ text: String) throws(UsageProblem) -> Double {
    if let rate = Double(text), isRefreshRate(rate) { return rate }
    throw UsageProblem(
      "'--refresh-rate' takes hertz between \(Device.refreshRates.words); got '\(text)'"
    )
  }

  private static func dynamicTypeSize(_ name: String) throws(UsageProblem) -> DynamicTypeSize {
    if let size = DynamicTypeSize(rawValue: name) { return size }
    let names = DynamicTypeSize.allCases.map(\.rawValue)
    throw UsageProblem(UnknownName(name, noun: "Dynamic Type size", in: names))
  }

  private static func parameter(_ text: String) throws(UsageProblem) -> ParameterSetting {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    if parts.count == 2, !parts[0].isEmpty, let value = ParameterValue(parsing: String(parts[1])) {
      return ParameterSetting(name: String(parts[0]), value: value)
    }
    throw UsageProblem("'--param' takes NAME=VALUE with a number, true or false; got '\(text)'")
  }
}

internal import Foundation
internal import MothDiagnostics
internal import MothReporting
internal import MothRunner
internal import MothScript
internal import MothSimulation

extension Command {
  /// `moth run`: evaluate, validate, test, report.
  static let run = Command(name: "run") { context in
    let options: RunOptions
    do throws(UsageProblem) {
      options = try RunOptions.read(context)
    } catch {
      return context.fail(error.diagnostics)
    }
    return context.look(
      options,
      LookCommand(name: .run, run: Runner.run, tell: Runner.run)
    )
  }
}

extension RunOptions {
  fileprivate static func read(_ context: CommandContext) throws(UsageProblem) -> RunOptions {
    let invocation = context.invocation
    var options = try RunOptions(context)
    options.devices = invocation.texts("device")
    options.scene = invocation.text("scene")
    options.reduceMotion =
      switch invocation.text("reduce_motion") {
      case "on": [true]
      case "off": [false]
      default: [false, true]
      }
    let orientation = invocation.text("orientation") ?? "portrait"
    options.orientations = Orientation(rawValue: orientation).map { [$0] } ?? Orientation.allCases
    options.layoutDirection =
      invocation.text("layout_direction").flatMap(LayoutDirection.init(rawValue:)) ?? .leftToRight
    options.dynamicTypeSize = try dynamicTypeSize(invocation.text("dynamic_type_size") ?? "large")
    let sweeps = invocation.texts("sweep")
    if !sweeps.isEmpty { options.sweeps = sweeps }
    options.workers = try workers(invocation.text("workers") ?? "auto")
    if let text = invocation.text("refresh_rate") { options.refreshRate = try refreshRate(text) }
    for text in invocation.texts("param") { options.parameters.append(try parameter(text)) }
    return options
  }

  private static func workers(_ text: String) throws(UsageProblem) -> Int {
    if text == "auto" { return ProcessInfo.processInfo.activeProcessorCount }
    if let count = Int(text), (1...mostWorkers).contains(count) { return count }
    throw UsageProblem("'--workers' takes a number from 1 to \(mostWorkers) or auto; got '\(text)'")
  }

  /// As many states as a large machine has processors.
  private static var mostWorkers: Int { 256 }

  private static func refreshRate(_ text: String) throws(UsageProblem) -> Double {
    if let rate = Double(text), rate.isFinite, rate > 0, rate <= Device.highestRefreshRate {
      return rate
    }
    let highest = NumberText.short(Device.highestRefreshRate)
    throw UsageProblem("'--refresh-rate' takes hertz above 0 and up to \(highest); got '\(text)'")
  }

  private static func dynamicTypeSize(_ name: String) throws(UsageProblem) -> DynamicTypeSize {
    if let size = DynamicTypeSize(rawValue: name) { return size }
    let names = DynamicTypeSize.allCases.map(\.rawValue)
    throw UsageProblem(
      "there is no Dynamic Type size '\(name)'",
      help: Spelling.suggestion(for: name, in: names)
        ?? "the sizes are \(names.joined(separator: ", "))"
    )
  }

  private static func parameter(
    _ text: String
  ) throws(UsageProblem) -> (name: String, value: ParameterValue) {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    if parts.count == 2, !parts[0].isEmpty, let value = ParameterValue(parsing: String(parts[1])) {
      return (String(parts[0]), value)
    }
    throw UsageProblem(
      "'--param' takes NAME=VALUE with a number, true or false; got '\(text)'"
    )
  }
}

internal import MothCatalog
package import MothDiagnostics
internal import MothScript
internal import MothSimulation

/// The devices and sweeps of a run, found by what the options say.
struct RunChoice {
  /// The ways to scroll.
  private var plans: [ScrollPlan] = []
  /// The names of those that are files.
  private var fileSweeps: Set<String> = []
  /// What cannot be found or read.
  private(set) var diagnostics: [Diagnostic] = []
  /// The chosen devices that are not of the platform.
  private var leftOut: [Device] = []
  private var patterns: [String] = []
  private var fileDevices: [Device] = []
  private let refreshRate: Double?
  private let platform: PlatformProfile?

  /// Whether everything that is named was found.
  var isUsable: Bool { diagnostics.isEmpty && hasReadFiles }
  private var hasReadFiles = true

  /// Finds what the options name; files are read by the loader, which notes what is wrong with
  /// them.
  init(_ options: RunOptions, loader: inout PluginLoader) {
    refreshRate = options.axes.refreshRate
    platform = options.rules.platform
    for pattern in options.axes.devices {
      if !pattern.hasSuffix(".json") {
        patterns.append(pattern)
      } else if let device = loader.device(pattern) {
        fileDevices.append(device)
        patterns.append(device.id)
      } else {
        hasReadFiles = false
      }
    }
    let known = ScrollPlan.known(with: loader.plugins.flatMap(\.sweeps))
    for name in options.axes.sweeps {
      if name.hasSuffix(".json") {
        guard let sweep = loader.sweep(name) else {
          hasReadFiles = false
          continue
        }
        add(.sweep(sweep))
        fileSweeps.insert(sweep.name)
      } else if let plan = known.first(where: { $0.name == name }) {
        add(plan)
      } else {
        diagnostics.append(Self.unknownSweep(name, known: known))
      }
    }
    let selection = selection(of: loader.plugins.flatMap(\.devices))
    diagnostics += selection.unmatched.map {
      .unknownDevice($0, known: selection.known.map(\.id))
    }
    leftOut = selection.devices.filter { !isOnPlatform($0) }
  }

  /// Adds a way to scroll, instead of one of the same name: reports distinguish them by it.
  private mutating func add(_ plan: ScrollPlan) {
    if let index = plans.firstIndex(where: { $0.name == plan.name }) {
      plans[index] = plan
    } else {
      plans.append(plan)
    }
  }

  /// The devices on which a plugin is run: of its own, the bundled ones and those of the options.
  func devices(for plugin: Plugin) -> [Device] {
    selection(of: plugin.devices).devices.filter(isOnPlatform).map { device in
      let device = platform.map { device.running($0.version) } ?? device
      return refreshRate.map { device.refreshing(at: $0) } ?? device
    }
  }

  private func isOnPlatform(_ device: Device) -> Bool {
    platform.map { $0.platform == device.platform } ?? true
  }

  /// The ways to scroll a plugin's scenes: by name its own, else a bundled one, else another
  /// plugin's.
  func plans(for plugin: Plugin) -> [ScrollPlan] {
    let own = ScrollPlan.known(with: plugin.sweeps)
    return plans.map { plan in
      guard !fileSweeps.contains(plan.name) else { return plan }
      return own.first { $0.name == plan.name } ?? plan
    }
  }

  private func selection(of pluginDevices: [Device]) -> DeviceSelection {
    DeviceSelection(patterns: patterns, pluginDevices: pluginDevices + fileDevices)
  }

  // MARK: - Messages

  /// What is said of devices that are not of the platform; empty if there is none.
  var remarks: [Diagnostic] {
    guard let platform, !leftOut.isEmpty else { return [] }
    let ids = leftOut.map(\.id).joined(separator: ", ")
    return [
      Diagnostic(
        id: "devices-left-out",
        severity: .note,
        message: "devices of other platforms than '\(platform.name)' were left out: \(ids)"
      )
    ]
  }

  private static func unknownSweep(_ name: String, known: [ScrollPlan]) -> Diagnostic {
    Diagnostic.error("unknown-sweep", name: UnknownName(name, noun: "sweep", in: known.map(\.name)))
  }
}

extension Diagnostic {
  /// Says that no device has an id, or matches a pattern.
  package static func unknownDevice(_ pattern: String, known ids: [String]) -> Diagnostic {
    Diagnostic.error("unknown-device", name: UnknownName(pattern, noun: "device", in: ids))
  }
}

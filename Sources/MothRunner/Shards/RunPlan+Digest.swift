internal import MothDiagnostics
internal import MothScript
internal import MothSimulation
internal import MothStore

extension RunPlan {
  /// The digest of everything that the results depend on, besides the program.
  func digest(_ options: RunOptions) -> Digest {
    var digester = Digester()
    digester.add(reflecting: options.axes)
    digester.add(reflecting: options.limits)
    digester.add(reflecting: options.mostFailures as Any)
    digester.add(reflecting: options.baselines.tolerances)
    for planned in plugins {
      let plugin = planned.plugin
      digester.add(plugin.name)
      digester.add(plugin.manifestFile?.text ?? "")
      for source in plugin.effects + plugin.scenes + plugin.modules + plugin.tests {
        digester.add(source.path)
        digester.add(source.file.text)
      }
      for sweep in plugin.sweeps { digester.add(reflecting: sweep) }
      for effect in planned.effects {
        digester.add(reflecting: effect.settings)
        digester.add(effect.units)
        digester.add(BaselineFolder(plugin).text(of: effect.source))
      }
    }
    return digester.digest()
  }
}

extension Digester {
  /// Adds the places of units with their devices and ways to scroll, each once.
  fileprivate mutating func add(_ units: PlannedUnits) {
    var seen: Set<String> = []
    for number in 0..<units.count {
      let location = units[number]
      add(location.name)
      if seen.insert(location.device.id).inserted { add(reflecting: location.device) }
      if seen.insert("sweep \(location.plan.name)").inserted { add(reflecting: location.plan) }
    }
  }
}

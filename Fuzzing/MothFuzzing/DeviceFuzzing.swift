internal import MothDiagnostics
internal import MothRunner
internal import MothScript
internal import MothSimulation

extension FuzzTarget {
  /// A device profile, and after a line of hyphens a test's script that runs on it.
  package static let devices = FuzzTarget(
    name: "devices",
    violations: { DeviceFuzzing($0)?.violations ?? [] },
    dictionary: { FuzzDictionary.json + FuzzDictionary.scripts }
  )
}

/// Runs a plugin that has a device and a test from anywhere.
private struct DeviceFuzzing {
  private let device: String
  private let test: String

  private static let separator = "\n---\n"

  init?(_ bytes: [UInt8]) {
    guard let text = String(validating: bytes, as: UTF8.self),
      let middle = text.firstRange(of: Self.separator)
    else { return nil }
    device = String(text[..<middle.lowerBound])
    test = String(text[middle.upperBound...])
  }

  var violations: [String] {
    let plugin = FuzzedPlugin(
      ["device.json": device, "test.lua": test],
      sections: #", "devices": ["device.json"], "tests": ["test.lua"]"#
    )
    defer { plugin.remove() }
    let decoded = Device.decode(SourceFile(path: "device.json", text: device))
    let id = decoded.device?.id
    let result = Runner.run(plugin.options([id ?? "mac-window"]))
    let reported = result.allDiagnostics
    let internalID = ScriptFault.Kind.internalError.explanation.id
    var violations = reported.filter { $0.id == internalID }.map {
      "an internal error: \($0.message)"
    }
    let reasons = decoded.diagnostics.map(\.id) + ["not-text"]
    if id == nil, !reported.contains(where: { reasons.contains($0.id) }) {
      violations.append("a device is refused without a reason")
    }
    return violations
      + result.plugins.flatMap(\.effects).flatMap(\.units).filter {
        $0.sampleCount > SweepSamples.maximumCount + 2
      }.map { "a unit has \($0.sampleCount) samples" }
  }
}

extension RunResult {
  /// Everything that was found anywhere.
  fileprivate var allDiagnostics: [Diagnostic] {
    diagnostics
      + plugins.flatMap { plugin in
        plugin.diagnostics + plugin.tests.flatMap(\.diagnostics)
          + plugin.effects.flatMap {
            $0.diagnostics + $0.findings + $0.units.flatMap(\.diagnostics)
          }
      }
  }
}

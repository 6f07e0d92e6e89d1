internal import Foundation
internal import MothDiagnostics
internal import MothGeometry
internal import MothRunner
internal import MothScript
internal import MothSimulation

extension FuzzTarget {
  /// The readers of `plugin.json`, `moth.json`, device profiles and sweeps.
  package static let readers = FuzzTarget(
    name: "readers",
    violations: { ReaderFuzzing($0)?.violations ?? [] },
    dictionary: { FuzzDictionary.json }
  )
}

/// Looks at what every reader of JSON makes of a text.
private struct ReaderFuzzing {
  private let file: SourceFile

  /// Nil for what no reader gets to see: the loader refuses bytes that are not UTF-8, and long
  /// files.
  init?(_ bytes: [UInt8]) {
    guard bytes.count <= HostLimits().sourceBytes,
      let text = String(validating: bytes, as: UTF8.self)
    else { return nil }
    file = SourceFile(path: "input.json", text: text)
  }

  var violations: [String] {
    let manifest = Manifest.decode(file)
    let configuration = Configuration.decode(file)
    let sweep = Sweep.decode(file)
    let device = Device.decode(file)
    let reasons = [
      ("manifest", manifest.manifest == nil, manifest.diagnostics),
      ("configuration", configuration.configuration == nil, configuration.diagnostics),
      ("sweep", sweep.sweep == nil, sweep.diagnostics),
      ("device", device.device == nil, device.diagnostics),
    ]
    return reasons.flatMap { noun, isRefused, diagnostics in
      DiagnosticFuzzing.violations(diagnostics, in: file)
        + (isRefused == diagnostics.isEmpty ? ["a \(noun) is refused without a reason"] : [])
    } + acceptanceViolations + (sweep.sweep.map(violations) ?? [])
      + (device.device.map(violations) ?? [])
  }

  /// What our reader takes for JSON, Foundation does too.
  ///
  /// It takes more: a comma before a bracket, bytes that read as UTF-16, a deeper nesting.
  private var acceptanceViolations: [String] {
    let data = Data(file.text.utf8)
    let isJSON = (try? JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed)) != nil
    switch (complaint, isJSON) {
    case (nil, false): return ["Foundation refuses what our reader accepts as JSON"]
    case (let complaint?, true) where !Self.known.contains(where: complaint.contains):
      // In UTF-16, a text of JSON begins with a zero or has one after its first letter.
      return file.text.utf8.prefix(4).contains(0)
        ? [] : ["our reader refuses what Foundation accepts as JSON: \(complaint)"]
    default: return []
    }
  }

  /// Why our reader takes the text for no JSON; nil if it does take it for such.
  private var complaint: String? {
    do throws(JSONReader.Problem) {
      _ = try JSONReader.read(file.text)
      return nil
    } catch {
      return error.message
    }
  }

  /// What our reader refuses and Foundation does not: RFC 8259 has no comma there, and the depth
  /// and the size of numbers are limits of ours.
  private static let known = [
    "must not follow a comma", "nested too deep", "a number is greater than",
  ]

  private static let scene = SceneNode.scrollView([
    .vStack(
      spacing: 0,
      (0..<3).map { _ in SceneNode.shape(.rectangle).frame(height: 300).target("card") }
    )
  ])

  /// A sweep that was accepted can be carried out.
  private func violations(of sweep: Sweep) -> [String] {
    let samples = sweep.samples(extent: 900, viewport: 700, refreshRate: 60, bounces: true)
    var result: [String] = []
    if samples.count > SweepSamples.maximumCount { result.append("a sweep has too many frames") }
    if !samples.offsets.allSatisfy(\.isFinite) || !samples.times.allSatisfy(\.isFinite) {
      result.append("a frame of a sweep is not finite")
    }
    if zip(samples.times, samples.times.dropFirst()).contains(where: { $0 > $1 }) {
      result.append("a sweep's time goes backwards")
    }
    return result
  }

  /// A scene can be laid out and scrolled on a device that was accepted.
  private func violations(of device: Device) -> [String] {
    let layout = SceneLayout(Self.scene, device: device)
    let samples = layout.samples(of: .linear, sweeping: layout.sweptScrollView, device: device)
    let frames = layout.targets.map(\.frame)
    let isFinite = frames.allSatisfy { frame in
      [frame.minX, frame.minY, frame.width, frame.height].allSatisfy(\.isFinite)
    }
    return isFinite && samples.offsets.allSatisfy(\.isFinite)
      ? [] : ["a device's layout is not finite"]
  }
}

internal import LuaSyntax
internal import MothCatalog
internal import MothDiagnostics
internal import MothGeometry
internal import MothScript
internal import MothSimulation

/// A random script, what it is run as, and where.
struct FuzzedScript {
  let source: ScriptSource
  let role: ScriptState.Role

  /// Nil for what no host gets to see: bytes that are not UTF-8, and long files.
  init?(_ bytes: [UInt8]) {
    guard bytes.count <= Self.limits.sourceBytes,
      let text = String(validating: bytes, as: UTF8.self)
    else { return nil }
    source = ScriptSource(file: SourceFile(path: "effects/input.lua", text: text))
    role = text.contains("moth.scene") ? .scene : text.contains("moth.test") ? .test : .effect
  }

  /// Limits that a script meets soon, so that many can be tried.
  static let limits: HostLimits = {
    var limits = HostLimits()
    limits.memoryBytes = 1_024 * 1_024
    limits.instructionsPerLoad = 50_000
    limits.instructionsPerCall = 5_000
    limits.callMilliseconds = 300
    limits.printedBytes = 4_096
    limits.exportedValues = 5_000
    limits.exportedBytes = 256 * 1_024
    return limits
  }()

  /// The catalog, bound once.
  static let binding = TransformBinding()

  /// Three cards in a scroll view; 700 of 900 points are seen.
  static let scene = SceneNode.scrollView([
    .vStack(
      spacing: 0,
      (0..<3).map { _ in SceneNode.shape(.rectangle).frame(height: 300).target("card") }
    )
  ]).coordinateSpace("feed")

  /// How far it is scrolled: beyond the start, at rest, on the way, at the end and beyond it.
  static let samples: SweepSamples = {
    var samples = SweepSamples()
    for (index, offset) in [-40.0, 0, 0.5, 100, 200, 240].enumerated() {
      samples.append(time: Double(index + 1) / 10, offset: offset, phase: .interacting)
    }
    return samples
  }()

  /// Looks whether texts that came out of the script show an address that it did not write itself.
  func violations(inTexts texts: [String]) -> [String] {
    guard !source.file.text.contains("0x") else { return [] }
    return texts.compactMap {
      DiagnosticFuzzing.address(in: $0).map { "an address is reported: \($0)" }
    }
  }
}

internal import Foundation
internal import MothReporting
internal import MothRunner
internal import MothScript
internal import MothStore
internal import MothValidation

/// What a run finds in an effect is the same, to the byte, whether the effect is alone or beside
/// others, in any order, with any number of workers, from the cache or not, wherever its plugin
/// lies.
///
/// Each seed tries some of this; the seeds that follow each other try all.
package struct NeighborTrial {
  private let seed: UInt64
  private let folder: URL
  private let scripts: [String]

  /// Writes two or three random effects for a seed.
  private init(seed: UInt64, in folder: URL) {
    self.seed = seed
    self.folder = folder
    var generator = EffectGenerator(seed: seed)
    scripts = (0..<(seed % 3 == 0 ? 3 : 2)).map { _ in generator.script() }
  }

  /// The effects that differ, for a seed; empty when all is well.
  package static func violations(seed: UInt64) -> [String] {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "moth-neighbors-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    do {
      return try NeighborTrial(seed: seed, in: folder).violations()
    } catch {
      return ["seed \(seed): \(error)"]
    }
  }

  private func violations() throws -> [String] {
    let all = Array(scripts.indices)
    let alone = try all.reduce(into: [:]) { found, location in
      found.merge(try lines([location], at: "alone-\(location)")) { $1 }
    }
    var runs = [("with one worker", try lines(all.reversed(), at: "one"))]
    if seed % 2 == 0 {
      runs.append(("with two workers", try lines(all, at: "moved/two", workers: 2)))
    } else {
      runs.append(("with eight workers", try lines(all, at: "eight", workers: 8)))
    }
    if seed % 8 == 0 {
      let cache = folder.appending(path: "cache").path
      for name in ["into the cache", "out of the cache"] {
        runs.append((name, try lines(all.reversed(), at: "cached", cache: cache)))
      }
    }
    return runs.flatMap { name, lines in
      all.map { "e\($0)" }.filter { lines[$0] != alone[$0] }.map {
        "seed \(seed): \($0) \(name) is not what it is alone: "
          + Self.difference(alone[$0] ?? "", second: lines[$0] ?? "")
      }
    }
  }

  /// Where two texts part, with what is before and after.
  private static func difference(_ first: String, second: String) -> String {
    let common = zip(first.utf8, second.utf8).prefix { $0 == $1 }.count
    return [first, second].map { text in
      let bytes = text.utf8.dropFirst(max(0, common - 200)).prefix(300)
      return "\"\(String(decoding: bytes, as: UTF8.self))\""
    }.joined(separator: " and ")
  }

  /// The lines of the raw results on each effect of a plugin with those at some places.
  private func lines(
    _ locations: [Int],
    at path: String,
    workers: Int = 1,
    cache: String? = nil
  ) throws -> [String: String] {
    let plugin = folder.appending(path: path)
    try write(locations, to: plugin)
    var options = RunOptions(paths: [plugin.path])
    options.axes.devices = ["iphone-se-3"]
    options.axes.refreshRate = 20
    options.recordsCurves = true
    options.workers = workers
    options.limits = Self.limits
    options.cache = cache.map { ResultCache(folder: $0) }
    defer { options.cache?.finish() }
    // Rules run an effect again; now and then they do here.
    if seed % 16 != 0 {
      for rule in Rule.all { options.rules.commandLine.set(.off, of: rule.id) }
    }
    return EffectLines(of: Runner.run(options), below: plugin.path).byEffect
  }

  private func write(_ indices: [Int], to plugin: URL) throws {
    let list = indices.map { "\"effects/e\($0).lua\"" }.joined(separator: ", ")
    var files = Self.files
    files["plugin.json"] = """
      { "name": "n", "version": "1.0.0", "api": 1, "summary": "N.", "effects": [\(list)],
        "scenes": ["scenes/cards.lua", "scenes/named.lua"], "modules": ["shared.lua"] }
      """
    for index in indices { files["effects/e\(index).lua"] = scripts[index] }
    for (name, text) in files {
      let file = plugin.appending(path: name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try Data(text.utf8).write(to: file)
    }
  }

  /// Soon reached, and by counts alone: what the clock stops differs from run to run.
  private static let limits: HostLimits = {
    var limits = HostLimits()
    limits.memoryBytes = 1_048_576
    limits.instructionsPerCall = 5_000
    limits.printedBytes = 512
    limits.callMilliseconds = 600_000
    limits.batchMilliseconds = 600_000
    return limits
  }()

  private static let files = [
    "shared.lua": """
    local shared = { count = 0 }
    function shared.fails() error("in the module") end
    return shared
    """,
    "scenes/cards.lua": """
    print("cards", select(2, pcall(error, "here", 1)))
    return moth.scene { api = 1, ScrollView { VStack { spacing = 0,
      ForEach(3, function() return Rectangle():frame { height = 250 }:target("card") end) } } }
    """,
    "scenes/named.lua": """
    return moth.scene { api = 1, ScrollView { VStack { spacing = 0,
      Rectangle():frame { height = 350 }:target("card"),
      VStack { Rectangle():frame { height = 400 }:target("card") }:coordinateSpace("inner") } } }
    """,
  ]
}

/// The lines of raw results that report each effect.
private struct EffectLines {
  var byEffect: [String: String] = [:]
  private var current = ""

  /// Takes a result; where the plugin lies is left out.
  init(of result: RunResult, below folder: String) {
    var recorder = RunRecorder(RunHeader(command: .run, curves: true, moth: "")) { _ in nil }
    result.replay { event in
      if case .effect(let effect) = event { current = effect.name }
      recorder.take(event) { record in
        // Which effect needs a module's text first is not the effect's.
        if case .source = record { return }
        byEffect[current, default: ""] += record.line.replacing(folder, with: "")
      }
      if case .effectEnd = event { current = "" }
    }
  }
}

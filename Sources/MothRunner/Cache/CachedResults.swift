internal import Foundation
internal import MothDiagnostics
internal import MothScript
internal import MothSimulation
internal import MothStore

/// Results that are kept from run to run, found by all that they depend on.
///
/// Any thread may use it.
final class CachedResults: @unchecked Sendable {
  private let cache: ResultCache
  private let plugin: Plugin
  private let base: Digest
  // Made when first asked for, under the lock.
  private var values: [String: Digest] = [:]
  private let lock = NSLock()

  /// The results of a plugin's scripts; nil if the options have no cache.
  init?(_ plugin: Plugin, options: RunOptions) {
    guard let cache = options.cache else { return nil }
    self.cache = cache
    self.plugin = plugin
    var digester = Digester()
    digester.add(Engine.digest)
    // What takes too long is never kept, so all that is kept is the same for any time.
    var limits = options.limits
    limits.unitMilliseconds = HostLimits().unitMilliseconds
    digester.add(reflecting: limits)
    digester.add(plugin.modules)
    base = digester.digest()
  }

  // MARK: - Keys

  /// The key of what a script gives when it runs.
  func key(ofStart source: ScriptSource) -> Digest {
    var digester = Digester()
    digester.add(base)
    digester.add("start")
    digester.add([source])
    return digester.digest()
  }

  /// What the keys of an effect's units have in common.
  func key(of task: EffectTask) -> Digest {
    var digester = Digester()
    digester.add(base)
    digester.add("unit")
    digester.add([task.source])
    digester.add(reflecting: task.settings)
    digester.add(task.recordsCurves)
    digester.add(reflecting: task.baselineTolerances as Any)
    digester.add(task.isFirst)
    digester.add(task.firstShape.flatMap { try? ResultCoder.encode($0) } ?? Data())
    return digester.digest()
  }

  /// The key of a unit of an effect that is made for `scene`.
  func key(of variant: UnitVariant, _ task: Digest, scene: String?) -> Digest {
    var digester = Digester()
    digester.add(task)
    // With the device and the way to scroll, the name says everything of a place.
    digester.add(variant.name)
    digester.add(digest("device \(variant.device.id)", of: variant.device))
    digester.add(digest("sweep \(variant.plan.name)", of: variant.plan))
    let scene = variant.scene ?? scene ?? SceneLibrary.defaultScene
    digester.add(scene)
    digester.add(digest("scene \(scene)") { $0.add(plugin.scenes.filter { $0.name == scene }) })
    return digester.digest()
  }

  /// The key of a case of a test.
  func key(of planned: PlannedCase, of effect: ScriptSource, from source: ScriptSource) -> Digest {
    var digester = Digester()
    digester.add(base)
    digester.add("test")
    digester.add([effect, source])
    digester.add(plugin.scenes)
    digester.add(reflecting: planned.test)
    digester.add(planned.device)
    for device in plugin.devices { digester.add(digest("device \(device.id)", of: device)) }
    return digester.digest()
  }

  /// The digest of a value that `name` stands for in this plugin.
  private func digest(_ name: String, of value: Any) -> Digest {
    digest(name) { $0.add(reflecting: value) }
  }

  /// The digest that `name` stands for in this plugin, made once.
  private func digest(_ name: String, add: (inout Digester) -> Void) -> Digest {
    lock.withLock {
      if let known = values[name] { return known }
      var digester = Digester()
      add(&digester)
      let digest = digester.digest()
      values[name] = digest
      return digest
    }
  }

  // MARK: - Values

  /// What is known under a key; nil for nothing.
  func value<Value: Decodable>(_ key: Digest) -> Value? {
    cache.value(for: key).flatMap { try? ResultCoder.decode(Value.self, from: $0) }
  }

  /// Keeps what was found.
  func keep(_ value: some Encodable, for key: Digest) {
    guard let data = try? ResultCoder.encode(value) else { return }
    cache.put(data, for: key)
  }
}

extension Digester {
  /// Adds scripts with their paths, which messages name, and what scripts themselves see of these.
  fileprivate mutating func add(_ sources: [ScriptSource]) {
    add(sources.count)
    for source in sources {
      add(source.path)
      add(source.chunkName)
      add(source.file.text)
    }
  }
}

/// How results are written where only Moth reads them again: nothing of them is lost.
enum ResultCoder {
  static func encode(_ value: some Encodable) throws -> Data {
    let encoder = JSONEncoder()
    // Keys are made of such bytes too.
    encoder.outputFormatting = .sortedKeys
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf",
      negativeInfinity: "-inf",
      nan: "nan"
    )
    return try encoder.encode(value)
  }

  static func decode<Value: Decodable>(_ type: Value.Type, from data: Data) throws -> Value {
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "inf",
      negativeInfinity: "-inf",
      nan: "nan"
    )
    return try decoder.decode(type, from: data)
  }
}

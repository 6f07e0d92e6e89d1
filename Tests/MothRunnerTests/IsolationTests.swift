import Dispatch
import Foundation
import MothRunner
import MothScript
import MothTestSupport
import Synchronization
import Testing

/// What a run finds in an effect is the same whether it runs first, last, alone, or on another
/// thread beside others.
@Suite struct IsolationTests {
  /// Effects that try to leave something behind, and others that would notice.
  private static let effects: [(name: String, above: String, body: String)] = [
    ("pure", "", "return content:offset(0, geometry:frame('scrollView').minY * 0.3)"),
    ("random", "local first = math.random()", "return content:opacity(first * math.random())"),
    (
      "pairs", "local t = { b = 1, a = 2, [3] = 3, [true] = 4 }",
      """
      local sum = 0
      for k, v in pairs(t) do sum = sum * 10 + v end
      return content:hueRotation(sum)
      """
    ),
    (
      "counting", "local calls = 0",
      "calls = calls + 1 return content:opacity(1 / calls)"
    ),
    ("leaking", "leaked = 1", "leaked = 2 return content"),
    ("reading", "", "return content:opacity(leaked and 0 or 1)"),
    ("patching", "", "math.min = function() return 9 end return content"),
    ("failing", "", "if env.time > 0.5 then error('late') end return content:opacity(1)"),
    ("endless", "", "if env.time > 0.5 then while true do end end return content:opacity(1)"),
    (
      "greedy", "",
      """
      local s = 'x'
      if env.time > 0.5 then while true do s = s .. s end end
      return content:opacity(#s)
      """
    ),
    ("printing", "print('loaded')", "return content:opacity(1)"),
    ("last", "local low = math.min(0.5, 1)", "return content:opacity(low)"),
  ]

  private static func script(_ effect: (name: String, above: String, body: String)) -> String {
    """
    \(effect.above)
    return moth.effect { api = 1, scene = "shelf", target = "card",
      visualEffect = function(content, geometry, env, p)
    \(effect.body)
    end }
    """
  }

  /// What is found in each effect of a plugin with those at these places, in this order.
  private static func found(
    _ indices: [Int],
    change: (inout RunOptions) -> Void = { _ in }
  ) throws -> [String: String] {
    let names = indices.map { effects[$0].name }
    let list = names.map { "\"effects/\($0).lua\"" }.joined(separator: ", ")
    var files = [
      "all/plugin.json": """
      { "name": "all", "version": "1.0.0", "api": 1, "summary": "All.", "effects": [\(list)] }
      """
    ]
    for index in indices {
      files["all/effects/\(effects[index].name).lua"] = script(effects[index])
    }
    let plugins = try TemporaryFolder(files)
    let reported = plugins.run(["all"]) {
      $0.limits.clock = .moved(millisecondsPer100Instructions: 0)
      change(&$0)
    }
    try #require(reported.result.diagnostics == [])
    return names.reduce(into: [:]) { result, name in
      result[name] = reported.effect(name).map {
        "\($0)".replacing(plugins.path, with: "").replacing(
          plugins.url("").lastPathComponent,
          with: ""
        )
      }
    }
  }

  private static let all = Array(effects.indices)
  private static let first = Result { try found(all) }

  @Test func `the effects are as different as they should be`() throws {
    let found = try Self.first.get()
    #expect(found.count == Self.effects.count)
    for (name, id) in [
      ("leaking", "read-only"), ("reading", "unknown-global"), ("patching", "read-only"),
      ("failing", "lua-error"), ("endless", "instruction-limit"), ("greedy", "memory-limit"),
    ] {
      #expect(found[name]?.contains("id: \"\(id)\"") == true, "\(name)")
    }
    for name in ["pure", "random", "pairs", "printing", "last"] {
      #expect(found[name]?.contains("severity: MothDiagnostics.Severity.error") == false, "\(name)")
    }
  }

  @Test func `in reverse order each effect has the same result`() throws {
    #expect(try Self.found(Self.all.reversed()) == Self.first.get())
  }

  @Test(arguments: all)
  func `alone an effect has the same result`(index: Int) throws {
    let name = Self.effects[index].name
    #expect(try Self.found([index])[name] == Self.first.get()[name])
  }

  /// One of the effects counts its calls: each unit starts it again.
  @Test(arguments: [2, 3, 8])
  func `any number of threads gives the result of one`(workers: Int) throws {
    let devices = ["iphone-1*", "mac-*", "ipad-9"]
    let one = try Self.found(Self.all) { $0.axes.devices = devices }
    let many = try Self.found(Self.all) {
      $0.axes.devices = devices
      $0.workers = workers
    }
    #expect(one == many)
    // What a unit shows is what it shows alone.
    let alone = try Self.found(Self.all) { $0.axes.devices = ["ipad-9"] }
    let unit = try #require(alone["counting"]?.firstMatch(of: /UnitResult\(.*/)?.output)
    #expect(one["counting"]?.contains(unit.prefix(200)) == true)
  }

  @Test func `on four threads at once each effect has the same result`() throws {
    let expected = try Self.first.get()
    let results = Mutex<[[String: String]?]>([])
    DispatchQueue.concurrentPerform(iterations: 4) { number in
      let indices = number.isMultiple(of: 2) ? Self.all : Self.all.reversed()
      let found = try? Self.found(indices)
      results.withLock { $0.append(found) }
    }
    #expect(results.withLock { $0 } == Array(repeating: expected, count: 4))
  }
}

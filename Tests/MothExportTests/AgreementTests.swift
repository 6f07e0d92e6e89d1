import Foundation
import MothEngine
import MothGeometry
import MothRunner
import MothScript
import MothSimulation
import MothTestSupport
import Testing

@testable import MothExport

/// What is written compiles against SwiftUI's declarations, and gives the numbers that the script
/// gives, to the last bit.
@Suite struct AgreementTests {
  /// A sample as the harness reads it, with the numbers of the trace.
  private struct Sample: Sendable {
    var line: String
    var numbers: [Double]
  }

  @Test func `the Swift gives the numbers of the Lua`() throws {
    let compiler = try Compiler()
    var cases: [String] = []
    var samples: [Sample] = []
    var files: [String] = []
    for path in exported {
      let made = onLuaThread { Self.made(path) }
      let (name, text, call) = try #require(made?.export)
      try compiler.folder.write(text, to: "\(name).swift")
      files.append("\(name).swift")
      cases.append("  case \"\(name)\": return view.\(call) as! EffectView\n")
      samples += made?.samples ?? []
    }
    #expect(samples.count > 10_000)
    try compiler.folder.write(
      """
      import SwiftUI

      @MainActor func exported(_ name: String, index: Int, count: Int) -> EffectView {
        let view = ModifiedContent()
        switch name {
      \(cases.joined())  default: fatalError(name)
        }
      }

      """,
      to: "Exported.swift"
    )
    let harness = try String(contentsOfFile: tests + "Stub/Harness.swift", encoding: .utf8)
    try compiler.folder.write(harness, to: "main.swift")
    try compiler.run(
      "swiftc",
      arguments: ["-swift-version", "6", "-I", ".", "main.swift", "Exported.swift"] + files
        + ["SwiftUI.o", "-o", "harness"]
    )
    let input = samples.map { $0.line + "\n" }.joined()
    let lines = try compiler.run("harness", arguments: [], input: input).split(separator: "\n")
    #expect(lines.count == samples.count)
    let wrong = zip(lines, samples).filter { line, sample in
      let numbers = line.split(separator: " ").map { Double($0) ?? .nan }
      return !zip(numbers, sample.numbers).allSatisfy { $0 == $1 || $0.isNaN && $1.isNaN }
        || numbers.count != sample.numbers.count
    }
    #expect(wrong.count == 0)
    #expect(wrong.prefix(3).map { "\($1.line) gives \($0), not \($1.numbers)" } == [])
  }

  // MARK: - Samples

  private struct Made: Sendable {
    var export: (name: String, text: String, call: String)?
    var samples: [Sample] = []
  }

  private static func made(_ path: String) -> Made? {
    guard let effect = LoadedEffect(path), let text = effect.export.text else { return nil }
    var made = Made()
    let usesVariant = text.contains("let index: Int")
    let methods = text.matches(of: /\n  func ([a-zA-Z0-9]+)\(/).map { String($0.output.1) }
    made.export = (
      effect.source.name, text,
      "\(methods.last ?? "")(\(usesVariant ? "index: index, count: count" : ""))"
    )
    for device in Device.bundled where ["iphone-17", "ipad-9"].contains(device.id) {
      for reduceMotion in [false, true] {
        made.samples += samples(effect, on: device, reduceMotion: reduceMotion)
      }
    }
    return made
  }

  private static func samples(
    _ effect: LoadedEffect,
    on device: Device,
    reduceMotion: Bool
  ) -> [Sample] {
    var settings = UnitSettings()
    settings.reduceMotion = reduceMotion
    let result = UnitMaker(host: effect.host).evaluate(
      effect.source,
      definition: effect.definition,
      variant: UnitVariant(device: device, settings: settings, plan: .sweep(.linear))
    )
    guard case .success(let made?) = result, let trace = made.1.trace else { return [] }
    let context = made.0
    return context.targets.indices.flatMap { target -> [Sample] in
      guard let geometry = try? TargetBinding(context, target: target).geometry else { return [] }
      let view = context.targets[target]
      return (0..<trace.sampleCount(of: target)).map { sample in
        let numbers = trace.shape.columns.indices.map {
          trace.value(target: target, column: $0, sample: sample)
        }
        let head =
          "\(effect.source.name) \(reduceMotion ? 1 : 0) \(device.scale) \(view.index) "
          + "\(view.count) \(geometry.width[sample]) \(geometry.height[sample])"
        return Sample(line: head + frames(geometry, sample: sample), numbers: numbers)
      }
    }
  }

  private static func frames(_ geometry: TargetGeometry, sample: Int) -> String {
    geometry.spaces.map { space in
      let frame = space.frame(at: sample)
      let bounds = space.bounds(at: sample)
      return " \(space.space.name) \(frame.minX) \(frame.minY) \(frame.width) \(frame.height) "
        + "\(bounds == nil ? 0 : 1) \(bounds?.width ?? 0) \(bounds?.height ?? 0)"
    }.joined()
  }
}
